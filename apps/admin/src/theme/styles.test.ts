import { expect, it } from 'vitest';
import imported from './styles.ts?raw';

const sources = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true });
const sheets = Object.keys(import.meta.glob('../../node_modules/@mantine/core/styles/*.layer.css'));

it('every Mantine piece used by a screen has its styles', () => {
  const used = new Set(
    Object.values(sources).flatMap((source) =>
      [...source.matchAll(/import \{([^}]+)\} from '@mantine\/core'/g)].flatMap(([, names = '']) =>
        names.split(',').map((name) => name.trim()),
      ),
    ),
  );
  const missing = [...used].filter(
    (name) => sheets.some((sheet) => sheet.endsWith(`/${name}.layer.css`)) && !imported.includes(`/${name}.layer.css`),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(used).toContain('Modal');
  expect(missing).toEqual([]);
});
