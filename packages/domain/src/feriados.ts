/**
 * Legal holidays of the whole country: Leyes 2.977, 19.668 (those that move to a Monday), 19.973 and 20.983 (September),
 * 20.299 (31 October) and 21.357 (Pueblos Indígenas), as the calendar of feriados.cl lists them. Regional days and those
 * of an election are not here. A year that is missing has those with a fixed date only, which makes a clock end
 * earlier and never later.
 */
const POR_ANO: Record<number, readonly string[]> = {
  2026: '01-01 04-03 04-04 05-01 05-21 06-21 06-29 07-16 08-15 09-18 09-19 10-12 10-31 11-01 12-08 12-25'.split(' '),
  2027: '01-01 03-26 03-27 05-01 05-21 06-21 06-28 07-16 08-15 09-17 09-18 09-19 10-11 10-31 11-01 12-08 12-25'.split(
    ' ',
  ),
};
const FIJOS = '01-01 05-01 05-21 07-16 08-15 09-18 09-19 11-01 12-08 12-25'.split(' ');

/** Whether a day (`YYYY-MM-DD`) is a legal holiday in Chile. */
export const isHoliday = (date: string): boolean =>
  (POR_ANO[Number(date.slice(0, 4))] ?? FIJOS).includes(date.slice(5));
