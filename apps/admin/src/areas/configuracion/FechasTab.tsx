import { Alert, Box, Button, SimpleGrid, Stack, Text } from '@mantine/core';
import type { Fechas } from '@recluta/domain/esquemas';
import { ETIQUETA_FECHA, FECHAS_PROCESO } from '@recluta/domain/procesos';
import { IconAlertCircle } from '@tabler/icons-react';
import { Answer } from '../../lib/Answer.tsx';
import { useCan } from '../../lib/session.tsx';
import { Unsaved } from '../../lib/Unsaved.tsx';
import { useChecks } from '../../lib/useChecks.ts';
import { useOverlay } from '../../lib/useOverlay.ts';
import { ConflictNotice } from '../../ui/dialogs/ConflictNotice.tsx';
import { DateField } from '../../ui/forms/DateField.tsx';
import { dateProblems, isDate, shownDate } from '../../ui/forms/dateTyping.ts';
import { isOver } from '../procesos/closedLink.ts';
import { useFechas } from './configuracion.queries.ts';
import { texts } from './configuracion.texts.ts';
import { misplacedDates } from './fechasOrder.ts';

/** What a date does: the link takes CVs until the end of that day. */
function helpOf(field: keyof Fechas, date: string | null): string | undefined {
  if (field !== 'fecha_postulacion_fin') return undefined;
  const over = date !== null && isDate(date) && isOver({ estado: 'activo', fecha_postulacion_fin: date });
  return over ? texts.fechas.postulacionOver : texts.fechas.postulacionHelp;
}

const problemsOf = (fechas: Fechas) => dateProblems(fechas, FECHAS_PROCESO);

/** The five dates of a proceso. Only what was changed is sent: what somebody else saved meanwhile stays. */
export function FechasTab({ proceso_id }: { proceso_id: number }) {
  const { query, ...saves } = useFechas(proceso_id);
  return (
    <Box maw={720}>
      <Answer query={query} height={220}>
        {(data) => <FechasForm data={data} {...saves} />}
      </Answer>
    </Box>
  );
}

type FechasFormProps = Omit<ReturnType<typeof useFechas>, 'query'> & { data: Fechas };

function FechasForm({ data, save, saving }: FechasFormProps) {
  const { values: fechas, clashing, change, submit, keepMine, takeTheirs } = useOverlay(data, save);
  const canWrite = useCan('procesos.escribir');
  const unsaved = FECHAS_PROCESO.some((field) => fechas[field] !== data[field]);
  const misplaced = misplacedDates(fechas);
  const { check, of } = useChecks(fechas, problemsOf);
  return (
    <form
      noValidate
      aria-busy={saving}
      onSubmit={(event) => {
        event.preventDefault();
        if (check(event.currentTarget)) submit();
      }}
    >
      <Unsaved when={unsaved} />
      <Stack gap={16}>
        <Text c="dimmed">{texts.fechas.intro}</Text>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
          {FECHAS_PROCESO.map((field) => (
            <DateField
              key={field}
              label={ETIQUETA_FECHA[field]}
              description={helpOf(field, fechas[field])}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              disabled={!canWrite}
              value={fechas[field]}
              onChange={(value) => change(field, value)}
              {...of(field)}
            />
          ))}
        </SimpleGrid>
        <ConflictNotice
          clashing={saving ? [] : clashing}
          labels={ETIQUETA_FECHA}
          theirs={(field) => shownDate(data[field])}
          mine={(field) => shownDate(fechas[field])}
          busy={saving}
          onMine={() => check() && keepMine()}
          onTheirs={takeTheirs}
        />
        <div role="status">
          {misplaced.length > 0 && (
            <Alert color="atacama" icon={<IconAlertCircle size={18} aria-hidden />} title={texts.fechas.order}>
              {misplaced.map(({ later, earlier }) => (
                <div key={later}>{texts.fechas.before(ETIQUETA_FECHA[later], ETIQUETA_FECHA[earlier])}</div>
              ))}
              {canWrite && texts.fechas.orderDetail}
            </Alert>
          )}
        </div>
        {canWrite && (
          <div>
            <Button type="submit" disabled={saving}>
              {saving ? texts.fechas.saving : texts.fechas.save}
            </Button>
          </div>
        )}
      </Stack>
    </form>
  );
}
