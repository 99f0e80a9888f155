import { DomainError, isSame } from '@recluta/domain';

/**
 * Two who edit the same at a time: the second says what stood in the fields they change (`antes`), and is told instead
 * of overwriting what is no longer so. Throws cambiado, with the fields. Who says nothing overwrites, as documented.
 */
export function checkUnchanged<T extends object>(
  now: T,
  antes: { [F in keyof T]?: T[F] | undefined } | undefined,
): void {
  const fields = Object.entries(antes ?? {}).filter(
    ([field, value]) => value !== undefined && !isSame(value, now[field as keyof T]),
  );
  if (fields.length > 0)
    throw new DomainError('cambiado', {
      campos: Object.fromEntries(fields.map(([field]) => [field, 'Alguien lo cambió mientras editabas.'])),
    });
}
