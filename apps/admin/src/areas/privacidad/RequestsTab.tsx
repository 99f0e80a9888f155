import type { Solicitud } from '@recluta/domain/esquemas';
import { formatInstantDay } from '@recluta/domain/fechas';
import { DERECHOS, ETIQUETA_SOLICITUD } from '@recluta/domain/solicitudes';
import { IconMailQuestion } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Answer } from '../../lib/Answer.tsx';
import { Tag } from '../../ui/cells/Tag.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { BlockedList } from './BlockedList.tsx';
import classes from './Privacidad.module.css';
import { useRequests } from './privacidad.queries.ts';
import { texts } from './privacidad.texts.ts';
import { RequestClock } from './RequestClock.tsx';
import { RequestDialog } from './RequestDialog.tsx';

const COLOR = { recibida: 'pacifico', acogida: 'araucaria', denegada: 'cordillera' } as const;

/** What people ask about their own data, by its clocks; and whose data are blocked meanwhile. */
export function RequestsTab({ solicitud }: { solicitud: number | undefined }) {
  const navigate = useNavigate();
  const open = (id?: number) =>
    void navigate({ to: '/ajustes/privacidad', search: id ? { solicitud: id } : {}, replace: true });
  return (
    <>
      <Answer query={useRequests()} failed={texts.loadFailed}>
        {({ solicitudes }) =>
          solicitudes.length === 0 ? (
            <EmptyState icon={IconMailQuestion} title={texts.requests.empty} detail={texts.requests.emptyDetail} />
          ) : (
            <ul className={classes.list} aria-label={texts.tabs.solicitudes}>
              {solicitudes.map((each) => (
                <Row key={each.id} solicitud={each} onOpen={() => open(each.id)} />
              ))}
            </ul>
          )
        }
      </Answer>
      <BlockedList />
      {solicitud && <RequestDialog key={solicitud} solicitud_id={solicitud} onClose={() => open()} />}
    </>
  );
}

function Row({ solicitud, onOpen }: { solicitud: Solicitud; onOpen: () => void }) {
  const { derecho, nombre, estado, folio, creada_en } = solicitud;
  const words = `${DERECHOS[derecho].nombre} · ${nombre ?? texts.requests.erased}`;
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <button type="button" className={classes.open} onClick={onOpen} aria-label={texts.requests.open(folio, words)}>
          {words}
        </button>
        <span className={classes.quiet}>
          {folio} · {texts.requests.asked(formatInstantDay(creada_en))}
        </span>
      </div>
      <span className={classes.when}>
        <RequestClock {...solicitud} />
      </span>
      <Tag color={COLOR[estado]}>{ETIQUETA_SOLICITUD[estado]}</Tag>
    </li>
  );
}
