import type { Cv } from '@recluta/domain/esquemas';
import { whatsappUrl } from '@recluta/domain/telefono';

type Person = Pick<Cv, 'telefono' | 'email'>;

/** Address of a person's chat; null without a phone that has one. */
export const chatOf = ({ telefono }: Person): string | null => (telefono ? whatsappUrl(telefono) : null);

/** Address that writes to somebody. */
export const mailOf = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

/**
 * Address that opens a new mail (RFC 6068): the `@` as it is and lines ended by CR LF, or some mail programs show neither
 * the recipient nor the paragraphs.
 */
export function mailtoOf(email: string, subject: string, body: string): string {
  return `${mailOf(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`;
}

export type Reach<P> = {
  /** Who can be written to, by one way at least. */
  reachable: P[];
  noWhatsapp: P[];
  noMail: P[];
  /** Neither one nor the other: only in this list. */
  nothing: P[];
};

/** Whom of several a message can reach, and what the others lack. */
export function reachOf<P extends Person>(people: readonly P[]): Reach<P> {
  const nothing = people.filter((person) => !chatOf(person) && !person.email);
  const reachable = people.filter((person) => !nothing.includes(person));
  return {
    reachable,
    noWhatsapp: reachable.filter((person) => !chatOf(person)),
    noMail: reachable.filter((person) => !person.email),
    nothing,
  };
}
