import { Button, Stack } from '@mantine/core';
import { dayInChile } from '@recluta/domain/fechas';
import type { Importable } from '@recluta/domain/importacion';
import { IconArrowLeft } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { saveFile } from '../../lib/saveFile.ts';
import { type FormError, FormModal } from '../../ui/dialogs/FormModal.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { FileStep } from './FileStep.tsx';
import { type Import, useImport } from './importar.queries.ts';
import { texts } from './importar.texts.ts';
import { Receipt } from './Receipt.tsx';
import { RowsStep } from './RowsStep.tsx';
import { missingFields, receiptFile, rowsOf } from './rows.ts';
import { useChosenFile } from './useChosenFile.ts';
import { useImportUndo } from './useImportUndo.ts';

/** What one call takes of rows as JSON: the host refuses bodies of more than 2 MB. */
const MAX_BODY = 1_900_000;

type ImportDialogProps = { destino: Importable; opened: boolean; onClose: () => void };

/** 'Importar XLSX': file, columns, what would become of every row, and only then the import and its receipt. */
export default function ImportDialog({ destino, opened, onClose }: ImportDialogProps) {
  const chosen = useChosenFile(destino);
  const { table, mapping } = chosen;
  const work = useImport(destino);
  const { reviewed, receipt, failure } = work;
  const rows = useMemo(() => (table ? rowsOf(table, mapping) : []), [table, mapping]);
  const names = useMemo(() => new Map(rows.map(({ fila, nombre = '' }) => [fila, String(nombre)])), [rows]);
  const missing = missingFields(destino, mapping);
  const changed = failure?.codigo === 'importacion_cambio';
  const [heavy, setHeavy] = useState(false);

  const review = async () => {
    const tooHeavy = new Blob([JSON.stringify(rows)]).size > MAX_BODY;
    setHeavy(tooHeavy);
    if (!tooHeavy) await work.review(rows);
  };
  const submit = () => {
    if (receipt) saveFile(receiptFile(receipt, names), `importacion-${destino}-${dayInChile(Date.now())}.csv`);
    else if (reviewed && !changed) work.carryOut();
    else if (table) void review();
  };
  const offerUndo = useImportUndo(work, names);
  const step = receipt ? 'done' : reviewed ? 'review' : table ? 'columns' : 'file';
  const labels = {
    file: [texts.file.read, texts.file.reading],
    columns: [texts.columns.review, texts.columns.reviewing],
    review: changed
      ? [texts.review.again, texts.columns.reviewing]
      : [texts.review.submit(reviewed?.crear ?? 0), texts.review.busy],
    done: [texts.done.receipt, texts.done.receipt],
  } as const;
  const [submitLabel, busyLabel] = labels[step];
  return (
    <FormModal
      opened={opened}
      onClose={() => {
        offerUndo();
        onClose();
      }}
      title={texts.title[destino]}
      size={720}
      submitLabel={submitLabel}
      busyLabel={busyLabel}
      busy={work.reviewing || work.importing || work.undoing}
      dirty={step === 'columns' || step === 'review'}
      loss={failure?.offline ? texts.lossUnknown : texts.loss}
      {...(step === 'done' && { cancelLabel: texts.done.close })}
      blocked={blockedBy(step, missing, reviewed?.crear ?? 0)}
      error={errorOf(chosen.problem, heavy, work, changed)}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {step === 'file' && <FileStep destino={destino} reading={chosen.reading} onFiles={chosen.choose} />}
      {step === 'columns' && table && (
        <ColumnsStep
          destino={destino}
          table={table}
          name={chosen.name}
          mapping={mapping}
          onMapping={(next) => {
            work.forget();
            setHeavy(false);
            chosen.setMapping(next);
          }}
          onBack={() => {
            work.forget();
            setHeavy(false);
            chosen.clear();
          }}
        />
      )}
      {step === 'review' && reviewed && (
        <Stack gap={12} align="stretch">
          <RowsStep revision={reviewed} names={names} />
          <Button
            variant="subtle"
            size="compact-sm"
            style={{ alignSelf: 'flex-start' }}
            leftSection={<IconArrowLeft size={16} aria-hidden />}
            disabled={work.importing}
            onClick={work.forget}
          >
            {texts.review.back}
          </Button>
        </Stack>
      )}
      {receipt && (
        <Receipt
          receipt={receipt}
          names={names}
          undone={work.undone}
          undoing={work.undoing}
          // What failed stands above, and the button stays.
          onUndo={() => void work.undo().catch(() => undefined)}
        />
      )}
    </FormModal>
  );
}

type Step = 'file' | 'columns' | 'review' | 'done';

function blockedBy(step: Step, missing: readonly string[], crear: number): string | undefined {
  if (step === 'file') return '';
  if (step === 'columns' && missing.length > 0) return texts.columns.missing(missing);
  return step === 'review' && crear === 0 ? '' : undefined;
}

function errorOf(
  problem: string | null,
  heavy: boolean,
  { reviewFailure, failure, undoFailure }: Import,
  changed: boolean,
): FormError | undefined {
  if (problem) return { title: texts.file.failed, detail: problem };
  if (heavy) return { title: texts.columns.failed, detail: texts.columns.heavy };
  if (reviewFailure) return { title: texts.columns.failed, detail: reviewFailure.text };
  if (undoFailure) return { title: texts.done.undoFailed, detail: undoFailure.text };
  if (failure) return { title: changed ? texts.review.changed : texts.review.failed, detail: failure.text };
  return undefined;
}
