import type { Nota, NotaVersion } from '@recluta/domain/esquemas';
import type { Loaded } from '../../lib/Answer.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useLive } from '../../lib/useLive.ts';
import { notifySuccess } from '../../ui/feedback/toasts.tsx';
import { texts } from './candidato.texts.ts';
import { ABOUT_PERSON } from './person.ts';

type OfCv = { proceso_id: number; cv_id: number };

type Written = { texto: string; menciones: number[] };

/** The notes about a person, at each of their applications, live. */
export function useNotes({ proceso_id, cv_id }: OfCv): Loaded<{ notas: Nota[] }> {
  const utils = trpc.useUtils();
  useLive(({ tipo }) => {
    if (tipo.startsWith('nota_') || ABOUT_PERSON.test(tipo))
      void utils.candidato.notes.invalidate({ proceso_id, cv_id });
  });
  return trpc.candidato.notes.useQuery({ proceso_id, cv_id });
}

/** What a note said before it was edited. */
export const useNoteVersions = (nota: Nota, enabled: boolean): Loaded<{ versiones: NotaVersion[] }> =>
  trpc.candidato.noteVersions.useQuery(inputOf(nota), { enabled });

/** A note is changed where it hangs, wherever it is read. */
const inputOf = ({ id, cv_id, proceso_id }: Nota) => ({ proceso_id, cv_id, nota_id: id });

/** Each throws when the server refuses: what was typed stays where it was typed. */
export function useWriteNotes({ proceso_id, cv_id }: OfCv) {
  const utils = trpc.useUtils();
  const cv = { proceso_id, cv_id };
  const put = (change: (notas: Nota[]) => Nota[]) => {
    utils.candidato.notes.setData(cv, (data) => data && { notas: change(data.notas) });
    void utils.candidato.notes.invalidate(cv);
  };
  const write = trpc.candidato.writeNote.useMutation({
    onSuccess: ({ nota }) => put((notas) => [nota, ...notas.filter(({ id }) => id !== nota.id)]),
  });
  const edit = trpc.candidato.editNote.useMutation({
    onSuccess: ({ nota }) => {
      put((notas) => notas.map((each) => (each.id === nota.id ? nota : each)));
      void utils.candidato.noteVersions.invalidate(inputOf(nota));
    },
  });
  const remove = trpc.candidato.removeNote.useMutation({
    onSuccess: (_, { nota_id }) => {
      put((notas) => notas.filter(({ id }) => id !== Number(nota_id)));
      notifySuccess(texts.notes.removed);
    },
  });
  return {
    write: async (nota: Written, clave: string): Promise<unknown> => write.mutateAsync({ ...cv, ...nota, clave }),
    edit: async (nota: Nota, written: Written): Promise<unknown> => edit.mutateAsync({ ...inputOf(nota), ...written }),
    remove: async (nota: Nota): Promise<unknown> => remove.mutateAsync(inputOf(nota)),
  };
}
