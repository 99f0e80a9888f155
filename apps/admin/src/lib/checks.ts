import { schemaResolver } from '@mantine/form';
import { isSame } from '@recluta/domain/same';

/** Field → what is wrong with it. */
export type Problems = Readonly<Record<string, string | undefined>>;
type Values = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** Whether what is wrong with a field is told when it is left: not of one that was only passed through, still empty. */
export const isToldOnLeaving = (field: string, problems: Problems, values: Values, begun: Values): boolean =>
  problems[field] !== undefined && !(isEmpty(values[field]) && isSame(values[field], begun[field]));

/** Of the fields whose problem was told, those that still have one. */
export const stillWrong = (told: readonly string[], problems: Problems): readonly string[] =>
  told.every((field) => problems[field]) ? told : told.filter((field) => problems[field]);

/** What a schema of the domain says of values: of a list, what is wrong with the first of it that is. */
export function bySchema(schema: Parameters<typeof schemaResolver>[0]): (values: object) => Problems {
  const errors = schemaResolver(schema, { sync: true }) as (values: object) => Record<string, string>;
  return (values) =>
    Object.fromEntries(
      Object.entries(errors(values))
        .map(([path, problem]) => [path.split('.')[0] ?? '', problem])
        .reverse(),
    );
}

/** The same of the one line that is added to a list, which asks for nothing as long as it is empty. */
export function ofLine(schema: Parameters<typeof schemaResolver>[0]): (line: { nombre: string }) => Problems {
  const problems = bySchema(schema);
  return (line) => (line.nombre.trim() === '' ? {} : problems(line));
}
