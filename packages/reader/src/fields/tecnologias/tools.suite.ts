import { extractFields } from '../extract-fields.ts';
import { plainReading } from '../plain-reading.suite.ts';

/** Names of the tools somebody is read to know. */
export const tools = (text: string) =>
  extractFields([plainReading(`Ana María Soto Rojas\nRUT 12.345.678-5\n${text}`)]).tecnologias.map(
    ({ valor }) => valor,
  );
