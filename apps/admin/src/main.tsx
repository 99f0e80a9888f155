import './theme/styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { keepFocus } from './lib/keepFocus.ts';
import { shareStyleNonce } from './lib/nonce.ts';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');
shareStyleNonce();
keepFocus(document);
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
