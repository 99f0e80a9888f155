import type { ReactElement } from 'react';
import { TEXTOS } from './derechos.texts.ts';
import { NotThere, RightsPage } from './RightsPage.tsx';
import { loadRequest, loadRights, placeOf } from './rights.ts';
import { TrackPage } from './TrackPage.tsx';

/** The page of an address under /derechos, once its first answer is there. */
export async function rightsPage(pathname: string): Promise<ReactElement> {
  document.title = TEXTOS.titulo;
  const place = placeOf(pathname);
  if (place.kind === 'ask') return <RightsPage public_id={place.public_id} first={await loadRights(place.public_id)} />;
  if (place.kind === 'track') return <TrackPage token={place.token} first={await loadRequest(place.token)} />;
  return <NotThere />;
}
