import type { Nota, NotaVersion } from '@recluta/domain/esquemas';
import type { Loaded } from '../../lib/Answer.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useLive } from '../../lib/useLive.ts';
import { asWayBack } from '../../ui/feedback/lastDone.ts';
import { notifySuccess, notifyUndo } from '../../ui/feedback/toasts.tsx';
import { wayBack } from '../deshacer/deshacer.queries.ts';
import { useUsuarios } from '../usuarios/usuarios.queries.ts';
import { texts } from './candidato.texts.ts';
import { isAboutPerson } from './person.ts';

type OfCv = { proceso_id: number; cv_id: number };

/** Who can be mentioned, and who is by some words. */
export function useMentions() {
  const { usuarios = [] } = useUsuarios();
  const people = usuarios
    .filter(({ activo }) => activo)
    .map(({ id, nombre, email }) => ({ id, nombre: nombre ?? email, email }));
  const written = (texto: string) => ({
    texto,
    menciones: people.filter(({ nombre }) => texto.includes(`@${nombre}`)).map(({ id }) => id),
  });
  return { people, written };
}

/** The notes about a person, at each of their applications, live. */
export function useNotes({ proceso_id, cv_id }: OfCv): Loaded<{ notas: Nota[] }> {
  const utils = trpc.useUtils();
  useLive((event) => {
    if (event.tipo.startsWith('nota_') || isAboutPerson(event, cv_id))
      void utils.candidato.notes.invalidate({ proceso_id, cv_id });
  });
  return trpc.candidato.notes.useQuery({ proceso_id, cv_id });
}

/** What a note said before it was edited. */
export const useNoteVersions = (nota: Nota, enabled: boolean): Loaded<{ versiones: NotaVersion[] }> =>
  trpc.candidato.noteVersions.useQuery(inputOf(nota), { enabled });

/** A note is changed where it hangs, wherever it is read. */
const inputOf = ({ id, cv_id, proceso_id }: Nota) => ({ proceso_id, cv_id, nota_id: id });

/** Each throws when the server refuses: what was typed stays where it was typed. What was written can be taken back for 8 s. */
export function useWriteNotes({ proceso_id, cv_id }: OfCv) {
  const utils = trpc.useUtils();
  const { written } = useMentions();
  const cv = { proceso_id, cv_id };
  const put = (change: (notas: Nota[]) => Nota[]) => {
    utils.candidato.notes.setData(cv, (data) => data && { notas: change(data.notas) });
    void utils.candidato.notes.invalidate(cv);
  };
  const write = trpc.candidato.writeNote.useMutation({
    onSuccess: ({ nota }) => put((notas) => [nota, ...notas.filter(({ id }) => id !== nota.id)]),
  });
  const edit = trpc.candidato.editNote.useMutation({
    onError: () => void utils.candidato.notes.invalidate(cv),
    onSuccess: ({ nota }) => {
      put((notas) => notas.map((each) => (each.id === nota.id ? nota : each)));
      void utils.candidato.noteVersions.invalidate(inputOf(nota));
    },
  });
  const remove = trpc.candidato.removeNote.useMutation({
    onSuccess: (_, { nota_id }) => put((notas) => notas.filter(({ id }) => id !== Number(nota_id))),
  });
  return {
    /** `onBack`: it was taken back, and its words are nowhere else any more. */
    write: async (texto: string, clave: string, onBack: (texto: string) => void): Promise<void> => {
      const { nota } = await write.mutateAsync({ ...cv, ...written(texto), clave });
      notifyUndo(texts.notes.written, () =>
        wayBack(async () => {
          await remove.mutateAsync(asWayBack(inputOf(nota)));
          onBack(texto);
        }, texts.notes.takenBack),
      );
    },
    /** `antes`: what it said when these words were begun. */
    edit: async (before: Nota, texto: string, antes: { texto: string }): Promise<void> => {
      const { nota } = await edit.mutateAsync({ ...inputOf(before), ...written(texto), antes });
      notifyUndo(texts.notes.saved, () =>
        wayBack(
          () =>
            edit.mutateAsync(asWayBack({ ...inputOf(nota), ...written(antes.texto), antes: { texto: nota.texto } })),
          texts.notes.asBefore,
        ),
      );
    },
    remove: async (nota: Nota): Promise<void> => {
      await remove.mutateAsync(inputOf(nota));
      notifySuccess(texts.notes.removed);
    },
  };
}
