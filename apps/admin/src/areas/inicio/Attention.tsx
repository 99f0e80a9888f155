import type { Atencion, ResumenInicio } from '@recluta/domain/esquemas';
import { dayInChile, formatTime, timeAgo } from '@recluta/domain/fechas';
import { Link } from '@tanstack/react-router';
import { Answer, type Loaded } from '../../lib/Answer.tsx';
import classes from './Activity.module.css';
import { texts } from './inicio.texts.ts';

const words = texts.attention;

/** What waits for somebody, the longest waiting first; each line leads to its very rows. */
export function Attention({ query }: { query: Loaded<ResumenInicio> }) {
  const now = Date.now();
  return (
    <section aria-labelledby="atencion">
      <h2 id="atencion" className={classes.title}>
        {words.title}
      </h2>
      <Answer query={query} failed={words.failed} height={120}>
        {({ atencion, mas }) => (
          <>
            {atencion.length === 0 && <p className={classes.none}>{words.none}</p>}
            <ul className={classes.list}>
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
