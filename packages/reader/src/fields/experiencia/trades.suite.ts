import { extractFields } from '../extract-fields.ts';
import { plainReading } from '../plain-reading.suite.ts';

const FLAGS = [
  'experiencia_callcenter',
  'experiencia_retail',
  'experiencia_judicial',
  'experiencia_administrativa',
] as const;

/** The trades somebody worked in, each by its first letter. */
export const trades = (text: string) => {
  const campos = extractFields([plainReading(`Ana María Soto Rojas\nRUT 12.345.678-5\n${text}`)]);
  return FLAGS.filter((flag) => campos[flag] !== null)
    .map((flag) => flag.charAt('experiencia_'.length))
    .join('');
};
