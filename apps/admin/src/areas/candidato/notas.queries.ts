import type { Nota, NotaVersion } from '@recluta/domain/esquemas';
import { trpc } from '../../lib/trpc.ts';
import { useLive } from '../../lib/useLive.ts';
import { notifySuccess } from '../../ui/feedback/toasts.tsx';
import type { Loaded } from '../cvs/listas.queries.ts';
import { texts } from './candidato.texts.ts';

type OfCv = { proceso_id: number; cv_id: number };

type Written = { texto: string; menciones: number[] };

/** The notes about a person, live. */
export function useNotes({ proceso_id, cv_id }: OfCv): Loaded<{ notas: Nota[] }> {
  const utils = trpc.useUtils();
  useLive(({ tipo, cv_ids }) => {
    if (tipo === 'todo' || (tipo.startsWith('nota_') && cv_ids.includes(cv_id)))
      void utils.candidato.notes.invalidate({ proceso_id, cv_id });
  });
  return trpc.candidato.notes.useQuery({ proceso_id, cv_id });
}

/** What a note said before it was edited. */
export const useNoteVersions = (cv: OfCv, nota_id: number, enabled: boolean): Loaded<{ versiones: NotaVersion[] }> =>
  trpc.candidato.noteVersions.useQuery({ ...cv, nota_id }, { enabled });

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
      void utils.candidato.noteVersions.invalidate({ ...cv, nota_id: nota.id });
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
    edit: async (nota_id: number, nota: Written): Promise<unknown> => edit.mutateAsync({ ...cv, ...nota, nota_id }),
    remove: async (nota_id: number): Promise<unknown> => remove.mutateAsync({ ...cv, nota_id }),
  };
}
