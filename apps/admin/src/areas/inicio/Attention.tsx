import type { Atencion, ResumenInicio } from '@recluta/domain/esquemas';
import { dayInChile, formatTime, timeAgo } from '@recluta/domain/fechas';
import { Link } from '@tanstack/react-router';
import { Answer, type Loaded } from '../../lib/Answer.tsx';
import { usePending } from '../privacidad/privacidad.queries.ts';
import classes from './Activity.module.css';
import { texts } from './inicio.texts.ts';

const words = texts.attention;

/** What waits for somebody, the longest waiting first; each line leads to its very rows. */
export function Attention({ query }: { query: Loaded<ResumenInicio> }) {
  const now = Date.now();
  const asked = usePending();
  const waits = asked !== null && asked.abiertas > 0;
  return (
    <section aria-labelledby="atencion">
      <h2 id="atencion" className={classes.title}>
        {words.title}
      </h2>
      <Answer query={query} failed={words.failed} height={120}>
        {({ atencion, mas }) => (
          <>
            {atencion.length === 0 && !waits && <p className={classes.none}>{words.none}</p>}
            <ul className={classes.list}>
              {waits && <Asked {...asked} />}
              {atencion.map((item) => (
                <li key={`${item.tipo} ${item.proceso_id} ${item.detalle}`} className={classes.row}>
                  <div className={classes.words}>
                    <span className={classes.what}>{says(item, now)}</span>
                    <span className={classes.where}>
                      {[
                        item.proceso_nombre ?? words.account,
                        item.fallidos > 0 && words.unread(item.fallidos),
                        item.tipo === 'por_revisar' && item.desde && timeAgo(item.desde, now),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </div>
                  <SeeLink item={item} label={`${texts.activity.see}: ${says(item, now)}`} />
                </li>
              ))}
            </ul>
            {mas > 0 && <p className={classes.none}>{words.more(mas)}</p>}
          </>
        )}
      </Answer>
    </section>
  );
}

type AskedProps = NonNullable<ReturnType<typeof usePending>>;

/** What people ask about their own data: it has a day of the law, so it stands first. */
function Asked({ abiertas, vencidas, vence }: AskedProps) {
  const what = words.asked(abiertas);
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <span className={classes.what}>{what}</span>
        <span className={classes.where}>
          {vencidas > 0 ? (
            <b className={classes.late}>{words.askedLate(vencidas)}</b>
          ) : (
            vence && words.askedUntil(abiertas, vence)
          )}
        </span>
      </div>
      <Link to="/ajustes/privacidad" className={classes.see} aria-label={`${texts.activity.see}: ${what}`}>
        {texts.activity.see}
      </Link>
    </li>
  );
}

function says({ tipo, cantidad, detalle, desde }: Atencion, now: number): string {
  if (tipo === 'por_revisar') return words.review(cantidad);
  if (tipo === 'cierre_vencido') return words.overdue(detalle ?? '');
  if (tipo === 'sin_movimiento') return words.quiet(desde ? timeAgo(desde, now) : '');
  if (tipo === 'entrevista')
    return words.interviews(
      cantidad,
      detalle === dayInChile(now) ? words.today : words.tomorrow,
      formatTime(desde ?? now),
    );
  if (tipo === 'tarea_vencida') return words.tasks(cantidad);
  const recurso = detalle as keyof typeof words.limits;
  return words.limit(words.limits[recurso](cantidad));
}

/** To the rows that the line counts. */
function SeeLink({ item: { tipo, proceso_id, detalle }, label }: { item: Atencion; label: string }) {
  const rest = { className: classes.see, 'aria-label': label, children: texts.activity.see };
  if (proceso_id === null) {
    if (detalle === 'procesos_activos') return <Link to="/procesos" search={{ estado: 'activo' }} {...rest} />;
    if (detalle === 'empresas') return <Link to="/empresas" {...rest} />;
    return detalle === 'cvs' ? <Link to="/ajustes" {...rest} /> : <Link to="/usuarios" {...rest} />;
  }
  const params = { id: proceso_id };
  if (tipo === 'por_revisar')
    return <Link to="/procesos/$id/cvs" params={params} search={{ stage: 'todas', revisar: true }} {...rest} />;
  if (tipo === 'tarea_vencida')
    return (
      <Link
        to="/procesos/$id/cvs"
        params={params}
        search={{ stage: 'todas', cv: Number(detalle), panel: 'tareas' }}
        {...rest}
      />
    );
  if (tipo === 'cierre_vencido') return <Link to="/procesos/$id/configuracion" params={params} {...rest} />;
  if (tipo === 'entrevista')
    return (
      <Link
        to="/procesos/$id/calendario"
        params={params}
        search={detalle === null ? { vista: 'dia' } : { vista: 'dia', fecha: detalle }}
        {...rest}
      />
    );
  return <Link to="/procesos/$id/cvs" params={params} search={{ stage: 'todas' }} {...rest} />;
}
