import { consentState, purposeOf, TIPOS_ACCESO, type TipoAcceso } from '@recluta/domain';
import type { AccesoCv, PrivacidadCv } from '@recluta/domain/esquemas';
import type { Caller } from '../../caller.ts';
import type { OfCv } from '../cvs/ofCv.ts';

/** Lines of a page of the access log. */
const PAGE = 50;

/** Why a cv is kept, on what ground, and what the person was told and agreed to. */
export async function showPrivacy({ deps, read }: Caller, { proceso_id, cv_id }: OfCv): Promise<PrivacidadCv> {
  const { origen } = await read.cvs.get(proceso_id, cv_id);
  const { tipo } = await read.procesos.get(proceso_id);
  const given = await read.consentimientos.of(cv_id);
  const estado = consentState(given, deps.now());
  return {
    ...purposeOf(tipo, estado),
    origen,
    remitente: given?.remitente ?? null,
    retencion: (await read.retenciones.of(cv_id))?.motivo ?? null,
    aviso_version: given?.aviso_version ?? null,
    cartera: {
      estado,
      version: given?.cartera_version ?? null,
      texto: given?.cartera_texto ?? null,
      desde: given?.cartera_en ?? null,
      hasta: given?.cartera_hasta ?? null,
      retirado_en: given?.retirado_en ?? null,
    },
  };
}

/** Who saw, opened or took away what is known of a person, newest first: a page of it, before the evento `antes_de`. */
export async function showAccesses(
  { read }: Caller,
  { cv_id, antes_de = null }: OfCv & { antes_de?: number | null | undefined },
): Promise<{ accesos: AccesoCv[]; siguiente: number | null }> {
  const rows = await read.eventos.ofCv(await read.fusiones.family([cv_id]), TIPOS_ACCESO, antes_de, PAGE + 1);
  const page = rows.slice(0, PAGE);
  return {
    accesos: page.map(({ id, tipo, usuario_nombre, creado_en }) => ({
      id,
      tipo: tipo as TipoAcceso,
      usuario_nombre,
      creado_en,
    })),
    siguiente: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  };
}

/** The person no longer wants to be kept for other vacancies; doing it again changes nothing. */
export async function withdrawConsent(caller: Caller, { proceso_id, cv_id }: OfCv): Promise<PrivacidadCv> {
  await caller.write(async (repos) => {
    const withdrawn = await repos.consentimientos.withdraw(cv_id);
    await repos.eventos.append(withdrawn.map((of) => ({ tipo: 'consentimiento_retirado' as const, ...of })));
  });
  return showPrivacy(caller, { proceso_id, cv_id });
}
