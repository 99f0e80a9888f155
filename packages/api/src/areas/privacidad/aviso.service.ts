import type { Repos, TextoVisto } from '@recluta/db';
import { addMonths, enMeses, type Remitente } from '@recluta/domain';
import type { PrivacidadPublica } from '@recluta/domain/esquemas';
import { filled, type Legal } from './legal.ts';

type Shown = { aviso: TextoVisto; cartera: TextoVisto; terceros: TextoVisto };
type Publisher = { public_id: string; empresa_nombre: string };

/** The three texts of the public upload, as they stand for a proceso. */
async function textsFor(repos: Repos, legal: Legal, { empresa_nombre: empresa }: Publisher): Promise<Shown> {
  const { retencion_meses, cartera_meses } = await repos.ajustesPrivacidad.get();
  return {
    aviso: filled(legal, 'aviso-postulacion', { empresa, meses: enMeses(retencion_meses) }),
    cartera: filled(legal, 'consentimiento-cartera', { empresa, meses: enMeses(cartera_meses) }),
    terceros: filled(legal, 'envio-por-terceros', { empresa }),
  };
}

/** What whoever opens the public upload is told, and what they may agree to. */
export async function noticeOf(repos: Repos, legal: Legal, proceso: Publisher): Promise<PrivacidadPublica> {
  const { aviso, cartera, terceros } = await textsFor(repos, legal, proceso);
  return {
    aviso: aviso.texto,
    cartera: { texto: cartera.texto, huella: cartera.huella },
    terceros: terceros.texto,
    derechos: `/derechos/${proceso.public_id}`,
  };
}

/** Who sends: said by the form, which says nothing when it cannot be known. */
const senderOf = (fields: Record<string, string>): Remitente | null =>
  fields.remitente === 'titular' || fields.remitente === 'tercero' ? fields.remitente : null;

/**
 * Writes down what was told and agreed to with the cvs of a submission. A consent counts when it names the words that
 * stand now (its huella), and never for others: nobody agrees in another's name.
 */
export async function attest(
  repos: Repos,
  legal: Legal,
  proceso: Publisher,
  cv_ids: number[],
  { fields, direccion, ahora }: { fields: Record<string, string>; direccion: string; ahora: string },
): Promise<void> {
  if (cv_ids.length === 0) return;
  const { aviso, cartera } = await textsFor(repos, legal, proceso);
  const remitente = senderOf(fields);
  const agreed = remitente !== 'tercero' && fields.consentimiento_cartera === cartera.huella;
  const { cartera_meses } = await repos.ajustesPrivacidad.get();
  await repos.consentimientos.record(cv_ids, {
    remitente,
    aviso_id: await repos.consentimientos.see(aviso),
    cartera: agreed
      ? { texto_id: await repos.consentimientos.see(cartera), hasta: addMonths(ahora, cartera_meses) }
      : null,
    direccion,
  });
}
