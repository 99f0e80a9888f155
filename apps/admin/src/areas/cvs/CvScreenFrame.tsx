import type { ReactNode } from 'react';
import { WithPanel } from '../../ui/page/DetailPanel.tsx';
import { CvListContext } from './lista/CvContext.tsx';
import { ProcesoNotFound } from './lista/faces.tsx';
import type { CvScreen } from './useCvScreen.ts';

type CvScreenFrameProps = { screen: CvScreen; children: ReactNode };

/** What a screen of cvs stands in: what its cells share, the panel of the open cv, and the dialog of what is being done. */
export function CvScreenFrame({ screen, children }: CvScreenFrameProps) {
  if (screen.missing) return <ProcesoNotFound />;
  return (
    <CvListContext value={screen.context}>
      <WithPanel panel={screen.panel}>
        {children}
        {screen.dialog}
      </WithPanel>
    </CvListContext>
  );
}
