import { cutDate } from '@recluta/domain/fechas';

/** What is reported on, as it stands in the address; what is no value of it is left out. */
export type ReportesSearch = { empresa?: number; proceso?: number; desde?: string; hasta?: string };

const idIn = (raw: unknown): number | undefined => {
  const id = Number(raw);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

export function reportesSearch(raw: Record<string, unknown>): ReportesSearch {
  const [empresa, proceso] = [idIn(raw.empresa), idIn(raw.proceso)];
  const day = (value: unknown) => (typeof value === 'string' ? cutDate(value) : null);
  const [desde, hasta] = [day(raw.desde), day(raw.hasta)];
  return {
    ...(empresa && { empresa }),
    ...(proceso && { proceso }),
    ...(desde && { desde }),
    ...(hasta && { hasta }),
  };
}
