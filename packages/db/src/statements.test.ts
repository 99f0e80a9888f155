import BetterSqlite3 from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepStatements } from './statements.ts';

let connection: BetterSqlite3.Database;
beforeEach(() => {
  connection = new BetterSqlite3(':memory:');
  keepStatements(connection);
});
afterEach(() => connection.close());

it('a text is prepared once', () => {
  expect(connection.prepare('select 1 uno')).toBe(connection.prepare('select 1 uno'));
  expect(connection.prepare('select 1 uno')).not.toBe(connection.prepare('select 2 dos'));
});

it('a statement whose rows were asked for as arrays gives objects to the next who asks', () => {
  expect(connection.prepare('select 1 uno').raw().all()).toEqual([[1]]);
  expect(connection.prepare('select 1 uno').all()).toEqual([{ uno: 1 }]);
});

it('the least recently asked text falls out', () => {
  const used = connection.prepare('select 1 usada');
  const forgotten = connection.prepare('select 1 olvidada');
  for (let i = 0; i < 499; i++) {
    connection.prepare(`select ${i} n`);
    connection.prepare('select 1 usada');
  }
  expect(connection.prepare('select 1 usada')).toBe(used);
  expect(connection.prepare('select 1 olvidada')).not.toBe(forgotten);
});

it('a text as long as a batch of rows is not kept', () => {
  const text = `select 1 uno /* ${'x'.repeat(20_000)} */`;
  expect(connection.prepare(text)).not.toBe(connection.prepare(text));
});
