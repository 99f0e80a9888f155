import { Alert, Button, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import type { Fechas } from '@recluta/domain/esquemas';
import { MENSAJES } from '@recluta/domain/mensajes';
import { ETIQUETA_FECHA, FECHAS_PROCESO } from '@recluta/domain/procesos';
import { IconAlertCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '../../lib/session.tsx';
import { FailedState } from '../../ui/feedback/EmptyState.tsx';
import { DateField } from '../../ui/forms/DateField.tsx';
import { useDelayed } from '../../ui/useDelayed.ts';
import { useFechas } from './configuracion.queries.ts';
import { texts } from './configuracion.texts.ts';
import { misplacedDates } from './fechasOrder.ts';

const HELP = { fecha_postulacion_fin: texts.fechas.postulacionHelp } as Partial<Record<keyof Fechas, string>>;

/** The five dates of a proceso. Only what was changed is sent: what somebody else saved meanwhile stays. */
export function FechasTab({ proceso_id }: { proceso_id: number }) {
  const { data, failure, fetching, retry, save, saving } = useFechas(proceso_id);
  const [changed, setChanged] = useState<Partial<Fechas>>({});
  const canWrite = useCan('procesos.escribir');
  const waiting = useDelayed(!data && !failure, 150);

  if (failure)
    return <FailedState title={MENSAJES.cargar_datos} detail={failure} onRetry={retry} retrying={fetching} />;
  if (!data) return waiting && <Skeleton height={220} maw={720} />;
  const fechas = { ...data, ...changed };
  const misplaced = misplacedDates(fechas);
  return (
    <form
      noValidate
      aria-busy={saving}
      onSubmit={(event) => {
        event.preventDefault();
        void save(changed, () => setChanged({}));
      }}
    >
      <Stack gap={16} maw={720}>
        <Text c="dimmed">{texts.fechas.intro}</Text>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
          {FECHAS_PROCESO.map((field) => (
            <DateField
              key={field}
              label={ETIQUETA_FECHA[field]}
              description={HELP[field]}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              disabled={!canWrite}
              value={fechas[field]}
              onChange={(value) => setChanged({ ...changed, [field]: value })}
            />
          ))}
        </SimpleGrid>
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
