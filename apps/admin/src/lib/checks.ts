import { schemaResolver } from '@mantine/form';
import type { Problems } from '@recluta/domain/checks';

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
