import type { Importable } from '@recluta/domain/importacion';
import { useState } from 'react';
import { texts } from './importar.texts.ts';
import { readFile } from './leer/readFile.ts';
import type { Table } from './leer/readTable.ts';
import type { Mapping } from './rows.ts';

const NONE: Mapping = [];

/** The file that was chosen, what it holds and what its columns are; or why it could not be read. */
export function useChosenFile(destino: Importable) {
  const [table, setTable] = useState<Table | null>(null);
  const [name, setName] = useState('');
  const [mapping, setMapping] = useState<Mapping>(NONE);
  const [problem, setProblem] = useState<string | null>(null);
  const [reading, setReading] = useState(false);

  const choose = async (files: File[]) => {
    const [file, ...more] = files;
    if (!file || reading) return;
    if (more.length > 0) return setProblem(texts.file.one);
    setProblem(null);
    setReading(true);
    const answer = await readFile(file, destino);
    setReading(false);
    if ('razon' in answer) return setProblem(texts.unreadable[answer.razon](answer.n));
    setName(file.name);
    setTable(answer.table);
    setMapping(answer.table.suggested);
  };
  return {
    table,
    name,
    mapping,
    problem,
    reading,
    setMapping,
    choose: (files: File[]) => void choose(files),
    clear: () => {
      setTable(null);
      setMapping(NONE);
    },
  };
}
