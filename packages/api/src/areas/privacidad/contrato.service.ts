import type { Repos } from '@recluta/db';
import type { Contrato, Incidente, IncidenteNuevo } from '@recluta/domain/esquemas';
import { type Caller, usuarioOf } from '../../caller.ts';
import { checkUnchanged } from '../../unchanged.ts';
import { filled, type Legal } from './legal.ts';

const currentFor = async (repos: Repos, legal: Legal) => {
  const { responsable } = await repos.ajustesPrivacidad.get();
  return filled(legal, 'contrato-encargo', { cuenta: responsable ?? (await repos.cuenta.get()).nombre });
};

/** Whoever makes or runs a cuenta accepts the contract as it stands now (CL-10). */
export async function acceptContract(repos: Repos, legal: Legal, usuario_id: number): Promise<void> {
  const current = await currentFor(repos, legal);
  await repos.contratos.accept(await repos.consentimientos.see(current), usuario_id);
  await repos.eventos.append([{ tipo: 'contrato_aceptado', datos: { version: current.version } }]);
}

/** The contract that was accepted, and the one that stands now when it is another. */
export async function showContract({ deps, read }: Caller): Promise<Contrato> {
  const current = await currentFor(read, deps.legal);
  const accepted = await read.contratos.last();
  const { titulo, fecha } = deps.legal['contrato-encargo'];
  return {
    titulo,
    version: current.version,
    fecha,
    texto: current.texto,
    aceptado: accepted && { version: accepted.version, en: accepted.aceptado_en, por: accepted.aceptado_por },
    responsable: (await read.ajustesPrivacidad.get()).responsable,
    derechos: `/derechos/${(await read.cuenta.get()).public_id ?? ''}`,
    vigente: accepted?.huella === current.huella,
  };
}

export async function acceptNow(caller: Caller): Promise<Contrato> {
  await caller.write((repos) => acceptContract(repos, caller.deps.legal, usuarioOf(caller)));
  return showContract(caller);
}

type Responsable = { responsable: string | null; antes?: { responsable?: string | null } | undefined };

/** Names who answers for the data: a contract that named another is to be accepted anew. Throws cambiado. */
export async function saveController(caller: Caller, { responsable, antes }: Responsable): Promise<Contrato> {
  await caller.write(async (repos) => {
    checkUnchanged(await repos.ajustesPrivacidad.get(), antes);
    await repos.ajustesPrivacidad.save({ responsable });
    await repos.eventos.append([{ tipo: 'responsable_editado', datos: { responsable: responsable !== null } }]);
  });
  return showContract(caller);
}

export const listIncidents = async ({ read }: Caller): Promise<{ incidentes: Incidente[] }> => ({
  incidentes: await read.incidentes.list(),
});

export async function recordIncident(caller: Caller, nuevo: IncidenteNuevo): Promise<{ incidentes: Incidente[] }> {
  await caller.write(async (repos) => {
    const id = await repos.incidentes.create(nuevo);
    await repos.eventos.append([{ tipo: 'incidente_anotado', datos: { incidente_id: id } }]);
  });
  return listIncidents(caller);
}
