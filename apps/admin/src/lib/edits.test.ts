import { describe, expect, it } from 'vitest';
import { changedMeanwhile, editOf, leftOf, overwritten, withNow } from './edits.ts';

const before = { nombre: 'Cajero', area: 'Tiendas', estado: 'activo' };

describe('an edit', () => {
  it('sends what was changed and nothing else, with what stood there before', () => {
    expect(editOf(before, { ...before, nombre: 'Cajera' })).toEqual({
      changes: { nombre: 'Cajera' },
      antes: { nombre: 'Cajero' },
    });
    expect(editOf(before, { ...before })).toEqual({ changes: {}, antes: {} });
  });

  it('knows which fields somebody else changed while it was open', () => {
    expect(changedMeanwhile(before, { ...before, area: 'Bodega', estado: 'cerrado' })).toEqual(['area', 'estado']);
  });

  it('keeps what was typed while it was saved, over what was saved', () => {
    const draft = { changed: { nombre: 'Cajera', area: 'Bodega', estado: 'cerrado' }, antes: before };
    expect(leftOf(draft, { nombre: 'Cajera', area: 'Tienda' })).toEqual({
      changed: { area: 'Bodega', estado: 'cerrado' },
      antes: { area: 'Tienda', estado: 'activo' },
    });
    expect(leftOf(draft, draft.changed)).toEqual({ changed: {}, antes: {} });
  });

  it('would overwrite only what both changed, each to something else', () => {
    const mine = { ...before, nombre: 'Cajera', area: 'Bodega' };
    const theirs = { nombre: 'Vendedor', area: 'Bodega', estado: 'cerrado' };
    expect(overwritten(before, mine, theirs)).toEqual(['nombre']);
  });

  it('keeps what somebody else changed in a field that was left alone', () => {
    const mine = { ...before, nombre: 'Cajera' };
    const now = { nombre: 'Vendedor', area: 'Tiendas', estado: 'cerrado' };
    expect(withNow(mine, now, ['estado'])).toEqual({ nombre: 'Cajera', area: 'Tiendas', estado: 'cerrado' });
  });
});
