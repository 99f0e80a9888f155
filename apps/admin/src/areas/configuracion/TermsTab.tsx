import { ActionIcon, Button, Text, TextInput } from '@mantine/core';
import { terminoNuevo } from '@recluta/domain/esquemas';
import { IconListSearch, IconTrash } from '@tabler/icons-react';
import { type ClipboardEvent, useId, useRef } from 'react';
import { Answer } from '../../lib/Answer.tsx';
import { ofLine } from '../../lib/checks.ts';
import { useCan } from '../../lib/session.tsx';
import { useChecks } from '../../lib/useChecks.ts';
import { useTyped } from '../../lib/useTyped.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { type Terms, useCriterios, useTecnologias } from './configuracion.queries.ts';
import { texts } from './configuracion.texts.ts';
import classes from './TermsTab.module.css';
import { isKnown, isPending, listedTerms } from './terms.ts';

const ofTerm = ofLine(terminoNuevo);

type TabProps = { proceso_id: number };

export const CriteriosTab = ({ proceso_id }: TabProps) => (
  <TermsTab terms={useCriterios(proceso_id)} words={texts.criterios} draft={useTyped<string>('criterio', proceso_id)} />
);

export const TecnologiasTab = ({ proceso_id }: TabProps) => (
  <TermsTab
    terms={useTecnologias(proceso_id)}
    words={texts.tecnologias}
    draft={useTyped<string>('tecnologia', proceso_id)}
  />
);

type TermsTabProps = {
  terms: Terms;
  words: (typeof texts)['criterios' | 'tecnologias'];
  draft: ReturnType<typeof useTyped<string>>;
};

/** What a proceso looks for in its cvs: an input, and the list with a way to delete each (§2). */
function TermsTab({ terms, words, draft: [typed, keep, drop] }: TermsTabProps) {
  const { query, add, remove } = terms;
  const input = useRef<HTMLInputElement>(null);
  const names = useId();
  const canWrite = useCan('procesos.escribir');

  // What was refused comes back to be mended, unless something new stands there.
  const send = async (nombres: readonly string[]) => {
    const [first] = await add(nombres);
    if (first !== undefined) keep((now) => now || first);
  };
  const { check, of } = useChecks({ nombre: typed ?? '' }, (line) =>
    isKnown(query.data ?? [], line.nombre) ? { nombre: words.repeated } : ofTerm(line),
  );
  const submit = async (form: Element) => {
    const nombre = (typed ?? '').trim();
    const several = listedTerms(nombre, query.data ?? []);
    if (!nombre || (!several && !check(form))) return;
    drop();
    await send(several ?? [nombre]);
  };
  /** A list, which an input would put together as one. */
  const paste = async (event: ClipboardEvent) => {
    const cells = listedTerms(event.clipboardData.getData('text'), query.data ?? []);
    if (!cells) return;
    event.preventDefault();
    await send(cells);
  };
  return (
    <div className={classes.root}>
      <Text c="dimmed">{words.intro}</Text>
      {canWrite && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit(event.currentTarget);
          }}
        >
          <div className={classes.line}>
            <TextInput
              ref={input}
              className={classes.input}
              label={words.label}
              placeholder={words.placeholder}
              autoComplete="off"
              value={typed ?? ''}
              {...of('nombre')}
              onChange={({ currentTarget }) => keep(currentTarget.value)}
              onPaste={(event) => void paste(event)}
            />
            <Button type="submit">{texts.add}</Button>
          </div>
        </form>
      )}
      <Answer query={query} height={120}>
        {(data) =>
          data.length === 0 ? (
            <EmptyState icon={IconListSearch} title={words.none} />
          ) : (
            <ul className={classes.list}>
              {data.map((term) => (
                <li key={term.id} className={classes.term} data-pending={isPending(term) || undefined}>
                  <span id={`${names}${term.id}`} className={classes.name}>
                    {term.nombre}
                  </span>
                  {canWrite && (
                    <ActionIcon
                      aria-label={words.remove}
                      aria-describedby={`${names}${term.id}`}
                      disabled={isPending(term)}
                      onClick={() => {
                        input.current?.focus();
                        void remove(term);
                      }}
                    >
                      <IconTrash size={16} stroke={1.6} aria-hidden />
                    </ActionIcon>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </div>
  );
}
