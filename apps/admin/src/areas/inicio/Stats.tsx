import { Menu, Skeleton } from '@mantine/core';
import type { Cambios, ConteoProceso, Proceso } from '@recluta/domain/esquemas';
import { numero } from '@recluta/domain/texto';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { allCvs, cvsIn, type Figure, type Share } from './figures.ts';
import classes from './InicioPage.module.css';
import { texts } from './inicio.texts.ts';

type StatsProps = {
  procesos: readonly Proceso[] | undefined;
  conteos: readonly ConteoProceso[] | undefined;
  /** How each figure changed in seven days; undefined until that is known. */
  cambios: Cambios | undefined;
};

/** Opens the cvs behind a share of a figure. */
type ShareLink = (share: Share, props: object) => ReactNode;

const toCvs: ShareLink = ({ proceso_id, clave }, props) => (
  <Link
    to="/procesos/$id/cvs"
    params={{ id: proceso_id }}
    search={clave === 'todas' ? { stage: clave } : {}}
    {...props}
  />
);
const toEtapa: ShareLink = ({ proceso_id, clave }, props) => (
  <Link to="/procesos/$id/etapas" params={{ id: proceso_id }} search={{ stage: clave }} {...props} />
);

/** Four figures, each the count of rows that a click opens. */
export function Stats({ procesos, conteos, cambios }: StatsProps) {
  const activos = procesos?.filter(({ estado }) => estado === 'activo').length;
  return (
    <ul className={classes.stats} aria-label={texts.stats.label}>
      <li>
        <Link to="/procesos" search={{ estado: 'activo' }} className={classes.stat}>
          <Words label={texts.stats.activos} value={activos} change={cambios?.activos} />
        </Link>
      </li>
      <CvFigure
        label={texts.stats.recibidos}
        figure={procesos && allCvs(procesos)}
        change={cambios?.cvs}
        link={toCvs}
      />
      <CvFigure
        label={texts.stats.enRecibidos}
        figure={procesos && conteos && cvsIn('recibido', conteos, procesos)}
        change={cambios?.recibido}
        link={toCvs}
      />
      <CvFigure
        label={texts.stats.entrevista}
        figure={procesos && conteos && cvsIn('entrevista', conteos, procesos)}
        change={cambios?.entrevista}
        link={toEtapa}
      />
    </ul>
  );
}

type WordsProps = { label: string; value: number | undefined; change: number | undefined };

function Words({ label, value, change }: WordsProps) {
  return (
    <>
      <span className={classes.label}>{label}</span>
      {value === undefined ? (
        <Skeleton height={28} width={48} mt={6} />
      ) : (
        <span className={classes.value}>{numero(value)}</span>
      )}
      <span className={classes.change}>{change === undefined ? '' : texts.stats.change(change)}</span>
    </>
  );
}

type CvFigureProps = { label: string; figure: Figure | undefined; change: number | undefined; link: ShareLink };

/** Of one proceso: straight to its rows. Of several: they are asked which. Of none: there is nothing to open. */
function CvFigure({ label, figure, change, link }: CvFigureProps) {
  const words = <Words label={label} value={figure?.total} change={change} />;
  const [first, second] = figure?.shares ?? [];
  if (!first) return <li className={classes.stat}>{words}</li>;
  if (!second) return <li>{link(first, { className: classes.stat, children: words })}</li>;
  return (
    <li>
      <Menu width={320} position="bottom-start">
        <Menu.Target>
          <button type="button" className={classes.stat}>
            {words}
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{texts.stats.choose}</Menu.Label>
          <div className={classes.shares}>
            {figure?.shares.map((share) => (
              <Menu.Item
                key={`${share.proceso_id}${share.clave}`}
                rightSection={<span className="num">{numero(share.total)}</span>}
                renderRoot={(props) => link(share, props)}
              >
                {share.nombre}
              </Menu.Item>
            ))}
          </div>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
