import type { Empresa } from '@recluta/domain/esquemas';
import { formatInstantDay } from '@recluta/domain/fechas';
import { ETIQUETA_TIPO_EMPRESA } from '@recluta/domain/procesos';
import { Missing } from '../../ui/cells/Missing.tsx';
import { Rut } from './columns.tsx';
import classes from './empresas.module.css';
import { texts } from './empresas.texts.ts';

/** What is known of an empresa; read-only (§2). */
export function GeneralTab({ empresa }: { empresa: Empresa }) {
  const facts = [
    [texts.config.nombre, empresa.nombre],
    [texts.config.rut, <Rut key="rut" rut={empresa.rut} />],
    [texts.config.tipo, ETIQUETA_TIPO_EMPRESA[empresa.tipo_empresa]],
    [texts.config.descripcion, empresa.descripcion ?? <Missing key="descripcion" />],
    [texts.config.creada, formatInstantDay(empresa.creada_en)],
  ] as const;
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
