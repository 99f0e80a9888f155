import { expect, it } from 'vitest';
import { texts } from './copiar.texts.ts';

it('who is copied alone is not told of as several', () => {
  expect(texts.detail(1)).toMatch(/^Llega a la primera etapa .* y sigue también aquí\./);
  expect(texts.detail(2)).toMatch(/^Llegan a la primera etapa .* y siguen también aquí\./);
});
