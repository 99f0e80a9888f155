import type { AppRouter } from '@recluta/api';
import type { TRPCLink } from '@trpc/client';
import type { inferRouterInputs } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import { doneForGood, isWayBack, undoableSoon } from '../ui/feedback/lastDone.ts';

type Inputs = inferRouterInputs<AppRouter>;
type Path = { [Area in keyof Inputs & string]: `${Area}.${keyof Inputs[Area] & string}` }[keyof Inputs & string];

/** Who calls these offers the way back with the answer (`notifyUndo`, `offerUndo`), or says that nothing was changed. */
const OFFERED: ReadonlySet<string> = new Set<Path>([
  'calendario.create',
  'calendario.remove',
  'calendario.update',
  'candidato.decidePerson',
  'candidato.editNote',
  'candidato.merge',
  'candidato.writeNote',
  'configuracion.addCriterio',
  'configuracion.addTecnologia',
  'configuracion.removeCriterio',
  'configuracion.removeTecnologia',
  'configuracion.updateFechas',
  'cvs.advance',
  'cvs.assign',
  'cvs.copy',
  'cvs.edit',
  'cvs.move',
  'cvs.remove',
  'cvs.removeMany',
  'empresas.createArea',
  'etapas.order',
  'etapas.remove',
  'etapas.update',
  'etiquetas.put',
  'etiquetas.take',
  'importar.empresas',
  'importar.procesos',
  'procesos.update',
  'tareas.create',
  'tareas.remove',
  'tareas.update',
  'usuarios.update',
]);

/** Nothing that anybody would take back: what is only ever a way back, what is only noted, and a selection, which offers its own where it is chosen. */
const NOTHING: ReadonlySet<string> = new Set<Path>([
  'candidato.readNotifications',
  'cvs.changeSelection',
  'cvs.recordMessage',
  'cvs.recordNationalityFilter',
  'deshacer.undo',
  'etapas.restore',
  'importar.reviewEmpresas',
  'importar.reviewProcesos',
  'importar.undoEmpresas',
  'importar.undoProcesos',
  'sesion.login',
]);

/** Whoever called is told of an answer before what comes after it looks at what was offered. */
const afterTold = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Ctrl Z takes back the last thing that was done, and nothing older: whatever is asked of the server counts, also an
 * operation that nobody thought of here. One without a way back closes those before it.
 */
export function lastDoneLink(): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) => {
      if (op.type !== 'mutation' || NOTHING.has(op.path) || isWayBack(op.input)) return next(op);
      return observable((observer) => {
        let ended = () => {};
        void undoableSoon(async () => {
          await new Promise<void>((resolve) => {
            ended = resolve;
          });
          await afterTold();
        });
        const asked = next(op).subscribe({
          next: (answer) => {
            if (!OFFERED.has(op.path)) doneForGood();
            observer.next(answer);
          },
          error: (error) => {
            observer.error(error);
            ended();
          },
          complete: () => {
            observer.complete();
            ended();
          },
        });
        return () => {
          asked.unsubscribe();
          ended();
        };
      });
    };
}
