import { Button, Select } from '@mantine/core';
import type { Proceso } from '@recluta/domain/esquemas';
import { MENSAJES } from '@recluta/domain/mensajes';
import { IconBriefcase, IconLock } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useCan } from '../../lib/session.tsx';
import { EmptyState, FailedState } from '../../ui/feedback/EmptyState.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { useProcesos } from '../procesos/procesos.queries.ts';
import { PublicLink } from './PublicLink.tsx';
import { SubirCvs } from './SubirCvs.tsx';
import classes from './SubirPage.module.css';
import { useSubida } from './subida.queries.ts';
import { texts } from './subida.texts.ts';

/** /upload-cvs: choose a proceso and bring CVs into it. */
export function SubirPage({ proceso_id }: { proceso_id: number | undefined }) {
  const canUpload = useCan('cvs.escribir');
  return (
    <>
      <PageHead title={texts.title} context={texts.context} />
      {canUpload ? <Chooser proceso_id={proceso_id} /> : <EmptyState icon={IconLock} title={texts.noPermission} />}
    </>
  );
}

const optionOf = ({ id, nombre, empresa_nombre, estado }: Proceso) => ({
  value: String(id),
  label: [nombre, empresa_nombre, ...(estado === 'cerrado' ? [texts.choose.closed] : [])].join(' · '),
});

function Chooser({ proceso_id }: { proceso_id: number | undefined }) {
  const { procesos, failed, failure, fetching, retry } = useProcesos();
  const navigate = useNavigate();
  if (failed) return <FailedState title={MENSAJES.cargar_datos} detail={failure} onRetry={retry} retrying={fetching} />;
  if (procesos?.length === 0)
    return (
      <EmptyState
        icon={IconBriefcase}
        title={texts.choose.none}
        detail={texts.choose.noneDetail}
        action={<Button renderRoot={(props) => <Link to="/procesos/nuevo" {...props} />}>{texts.choose.create}</Button>}
      />
    );
  const chosen = procesos?.find(({ id }) => id === proceso_id);
  const unknown = procesos !== undefined && proceso_id !== undefined && !chosen;
  return (
    <div className={classes.column}>
      <Select
        label={texts.choose.label}
        placeholder={texts.choose.placeholder}
        searchable
        disabled={!procesos}
        data={procesos?.map(optionOf) ?? []}
        value={chosen ? String(chosen.id) : null}
        error={unknown && texts.choose.unknown}
        onChange={(value) => {
          if (value) void navigate({ to: '/upload-cvs', search: { proceso: Number(value) }, replace: true });
        }}
      />
      {chosen && <Upload key={chosen.id} proceso={chosen} />}
    </div>
  );
}

function Upload({ proceso }: { proceso: Proceso }) {
  const { id } = proceso;
  const store = useSubida(id, () => undefined);
  return (
    <>
      <SubirCvs
        proceso_id={id}
        store={store}
        after={
          <Button variant="default" renderRoot={(props) => <Link to="/procesos/$id/cvs" params={{ id }} {...props} />}>
            {texts.seeCvs}
          </Button>
        }
      />
      <PublicLink proceso={proceso} />
    </>
  );
}
