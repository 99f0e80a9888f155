import './theme/styles.ts';
import { keepDoubleClicks } from '@recluta/domain/presses';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { keepFocus } from './lib/keepFocus.ts';
import { watchStyles } from './lib/lateStyles.ts';
import { shareStyleNonce } from './lib/nonce.ts';
import { takeFocus } from './lib/takeFocus.ts';
import { tellCut } from './lib/tellCut.ts';
import { warnOfTyped } from './lib/warnOfTyped.ts';
import { tellDialogKeys } from './ui/shortcuts/typing.ts';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');
shareStyleNonce();
keepFocus(document);
keepDoubleClicks(document);
tellDialogKeys(document);
takeFocus(document);
tellCut(document);
watchStyles(document);
warnOfTyped(window);
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
