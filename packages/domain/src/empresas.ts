import { parseRut } from './rut.ts';

/** The empresa of a list that has a RUT, however it is written; what is no valid RUT (`por confirmar`) names none. */
export function withRut<E extends { rut: string | null }>(empresas: readonly E[], typed: string | null): E | null {
  const rut = typed && parseRut(typed);
  return (rut && empresas.find((empresa) => empresa.rut !== null && parseRut(empresa.rut) === rut)) || null;
}

export const rutEnUso = (nombre: string): string => `Ya tienes una empresa con este RUT: ${nombre}.`;
