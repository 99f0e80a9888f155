import type { Cv } from '@recluta/domain/esquemas';
import { formatInstantDay } from '@recluta/domain/fechas';
import { rangoPesos } from '@recluta/domain/texto';
import type { ReactNode } from 'react';
import { CardCell } from '../../../ui/cells/CardCell.tsx';
import { Missing } from '../../../ui/cells/Missing.tsx';
import { NameCell } from '../../../ui/cells/NameCell.tsx';
import { TagList } from '../../../ui/cells/TagList.tsx';
import type { Column, HasColumn } from '../../../ui/DataTable/columns.ts';
import { ResponsableMark } from '../../responsables/ResponsableMark.tsx';
import { texts } from '../cvs.texts.ts';
import classes from './cells.module.css';
import {
  CvFlag,
  CvLink,
  EstadoCell,
  EtiquetaTags,
  factsIn,
  KnownMark,
  Marks,
  NameMarks,
  orMissing,
  ReadingTag,
  RutText,
  SecondLine,
  StageCell,
} from './cells.tsx';
import { capitalized, phoneOf, reachFactsOf, secondFactsOf } from './cvWords.ts';

const { columns } = texts;

const nombre = (second: (cv: Cv, has: HasColumn) => ReactNode, marks?: (cv: Cv) => ReactNode): Column<Cv> => ({
  id: 'nombre',
  header: columns.nombre,
  required: true,
  flex: 2,
  minWidth: 222,
  cell: (cv, has) => (
    <NameCell
      before={<CvFlag nacionalidad={cv.nacionalidad} />}
      second={<Second cv={cv} words={second(cv, has)} />}
      marks={marks?.(cv)}
    >
      <CvLink cv={cv} />
    </NameCell>
  ),
});

/** Under the name: what is known of a person, and what they are marked with. */
function Second({ cv, words }: { cv: Cv; words: ReactNode }) {
  if (cv.etiquetas.length === 0 && cv.responsable_id === null) return words;
  return (
    <span className={classes.second}>
      {words && <span className={classes.words}>{words}</span>}
      <EtiquetaTags cv={cv} max={1} />
      <ResponsableMark cv={cv} />
    </span>
  );
}

const estado: Column<Cv> = {
  id: 'estado',
  header: columns.estado,
  flex: 1.3,
  minWidth: 196,
  cell: (cv) => <EstadoCell cv={cv} />,
};
const tightEstado: Column<Cv> = { ...estado, cell: (cv) => <EstadoCell cv={cv} tight /> };
const rut: Column<Cv> = { id: 'rut', header: columns.rut, width: 116, cell: (cv) => <RutText rut={cv.rut} /> };
const email: Column<Cv> = {
  id: 'email',
  header: columns.email,
  flex: 1.5,
  minWidth: 206,
  priority: 2,
  cell: (cv) => orMissing(cv.email),
};
const telefono: Column<Cv> = {
  id: 'telefono',
  header: columns.telefono,
  width: 136,
  priority: 1,
  cell: (cv) => orMissing(phoneOf(cv)),
};
const tecnologias = (max: number): Column<Cv> => ({
  id: 'tecnologias',
  header: columns.tecnologias,
  flex: 0.6 + max * 0.6,
  minWidth: 60 + max * 50,
  priority: 3,
  cell: (cv) => <TagList items={cv.tecnologias} max={max} />,
});
const criterios = (max: number): Column<Cv> => ({
  id: 'criterios',
  header: columns.criterios,
  flex: 0.8 + max * 0.2,
  minWidth: 56 + max * 40,
  priority: 4,
  cell: (cv) => <TagList items={cv.criterios} color="araucaria" max={max} />,
});

/** Facts that are shown to who chooses them. */
const OPTIONAL: readonly Column<Cv>[] = [
  {
    id: 'nacionalidad',
    header: columns.nacionalidad,
    optional: true,
    width: 120,
    priority: 2,
    cell: (cv) => orMissing(cv.nacionalidad && capitalized(cv.nacionalidad)),
  },
  {
    id: 'renta',
    header: columns.renta,
    optional: true,
    width: 136,
    priority: 2,
    align: 'end',
    // Of a range what it begins with: the whole has no room.
    cell: (cv) => orMissing(rangoPesos(cv.pretension_renta, cv.pretension_renta === null ? cv.pretension_max : null)),
  },
  {
    id: 'recibido',
    header: columns.recibido,
    optional: true,
    width: 110,
    priority: 2,
    cell: (cv) => formatInstantDay(cv.creado_en),
  },
];

/** All columns of §2. */
const full = (stage: Column<Cv>, tags: number): readonly Column<Cv>[] => [
  nombre(() => ''),
  stage,
  rut,
  email,
  telefono,
  tecnologias(tags),
  criterios(tags),
  ...OPTIONAL,
];
/** The words of a reading beside 'Preseleccionado' and two marks: 300 px, which the column has from here on. */
const WORDS_FROM = 2_130;
const WORDED = full(estado, 2);
const WIDE = full(tightEstado, 2);
const narrowEstado: Column<Cv> = { ...tightEstado, flex: 1, minWidth: 180 };
const FULL = full(narrowEstado, 1);
/** What can be chosen from. */
export const CV_COLUMNS = FULL;
/**
 * With less room the RUT goes under the name, which is then read whole; with the panel open, or on a small screen, the
 * phone too, and the e-mail is left to the panel. Each of them can still be chosen.
 */
const condensed = (
  second: (cv: Cv, has: HasColumn) => readonly string[],
  reach: readonly Column<Cv>[],
  tags: number,
): readonly Column<Cv>[] => [
  nombre((cv, has) => factsIn(second(cv, has))),
  narrowEstado,
  { ...rut, optional: true, priority: 2, elsewhere: texts.underName },
  ...reach,
  tecnologias(tags),
  { ...criterios(1), priority: 1 },
  ...OPTIONAL,
];
const unlessChosen = (column: Column<Cv>): Column<Cv> => ({ ...column, optional: true, priority: 2 });
const ROOMY = condensed(secondFactsOf, [email, telefono], 1);
const CONDENSED = condensed(secondFactsOf, [unlessChosen(email), telefono], 2);
const NARROW = condensed(
  reachFactsOf,
  [unlessChosen(email), { ...unlessChosen(telefono), elsewhere: texts.underName }],
  1,
);

/** The columns of a list of so many px, 0 for paper: fewer where one would be cut. */
export const cvColumns = (width: number): readonly Column<Cv>[] => {
  if (width === 0 || width >= WORDS_FROM) return WORDED;
  if (width >= 1_260) return WIDE;
  if (width >= 1_150) return FULL;
  if (width >= 1_030) return ROOMY;
  return width >= 800 ? CONDENSED : NARROW;
};

/** Columns of Etapas (§2): no state, because its stage is the one viewed. */
export const ETAPA_COLUMNS: readonly Column<Cv>[] = [
  nombre(
    (cv, has) => <SecondLine cv={cv} has={has} />,
    (cv) => <NameMarks cv={cv} />,
  ),
  { ...email, flex: 2, priority: 4 },
  telefono,
  tecnologias(2),
  { ...criterios(2), flex: 1.3, priority: 2 },
  ...OPTIONAL,
];

/** A row on a phone; in Etapas without its stage, which is the one viewed. */
export const etapaCard = (cv: Cv) => card(cv, <ReadingTag cv={cv} />, <KnownMark cv={cv} />);
export const cvCard = (cv: Cv) => card(cv, <StageCell cv={cv} />, <Marks cv={cv} tight />);

const card = (cv: Cv, state: ReactNode, aside: ReactNode) => (
  <CardCell
    name={
      <>
        <CvFlag nacionalidad={cv.nacionalidad} />
        <CvLink cv={cv} />
      </>
    }
    second={
      <span className={classes.reach}>
        {cv.rut === null && cv.telefono === null && <Missing />}
        {cv.rut !== null && <span>{cv.rut}</span>}
        {cv.telefono !== null && <span className={cv.rut === null ? undefined : classes.also}>{phoneOf(cv)}</span>}
        <EtiquetaTags cv={cv} max={1} />
        <ResponsableMark cv={cv} />
      </span>
    }
    state={state}
    aside={aside}
  />
);
