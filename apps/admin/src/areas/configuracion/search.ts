export const TABS = ['fechas', 'criterios', 'tecnologias', 'etapas'] as const;
export type Tab = (typeof TABS)[number];

/** The open tab stands in the address; the first is left out. */
export type ConfiguracionSearch = { tab?: Tab };

export function parseConfiguracionSearch({ tab }: Record<string, unknown>): ConfiguracionSearch {
  const known = TABS.find((each) => each === tab);
  return known && known !== 'fechas' ? { tab: known } : {};
}
