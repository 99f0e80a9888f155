import { expect, it } from 'vitest';
import { placeOf } from './rights.ts';

it('an address asks, tracks or leads nowhere', () => {
  expect(placeOf('/derechos/Xy-_9')).toEqual({ kind: 'ask', public_id: 'Xy-_9' });
  expect(placeOf('/derechos/seguimiento/Ab_9/')).toEqual({ kind: 'track', token: 'Ab_9' });
  expect(placeOf('/derechos')).toEqual({ kind: 'none' });
  expect(placeOf('/derechos/a/b')).toEqual({ kind: 'none' });
});
