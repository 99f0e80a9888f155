export const TABS = ['solicitudes', 'conservacion', 'incidentes', 'contrato'] as const;
export type Tab = (typeof TABS)[number];

/** The open tab, the first left out, and the request whose dialog is open. */
export type PrivacidadSearch = { tab?: Exclude<Tab, 'solicitudes'>; solicitud?: number };

export function privacidadSearch({ tab, solicitud }: Record<string, unknown>): PrivacidadSearch {
  const known = TABS.find((each) => each === tab);
  if (known && known !== 'solicitudes') return { tab: known };
  const id = Number(solicitud);
  return Number.isSafeInteger(id) && id > 0 ? { solicitud: id } : {};
}
