import { Button, Select, Stack, Text } from '@mantine/core';
import { camposOf, type Importable } from '@recluta/domain/importacion';
import { IconArrowLeft } from '@tabler/icons-react';
import { ScrollBox } from '../../ui/page/ScrollBox.tsx';
import classes from './importar.module.css';
import { texts } from './importar.texts.ts';
import type { Table } from './leer/readTable.ts';
import type { Mapping } from './rows.ts';

const PREVIEWED = 3;
const IGNORED = '';

type ColumnsStepProps = {
  destino: Importable;
  table: Table;
  name: string;
  mapping: Mapping;
  onMapping: (mapping: Mapping) => void;
  onBack: () => void;
};

/** What each column of the file is; choosing what another one was takes it from that one. */
export function ColumnsStep({ destino, table, name, mapping, onMapping, onBack }: ColumnsStepProps) {
  const words = texts.columns;
  const options = [
    { value: IGNORED, label: words.ignore },
    ...Object.entries(camposOf(destino)).map(([value, { etiqueta }]) => ({ value, label: etiqueta })),
  ];
  const width = Math.max(table.heads.length, ...table.rows.slice(0, 50).map(({ celdas }) => celdas.length));
  const choose = (at: number, campo: string | null) =>
    onMapping(
      Array.from({ length: width }, (_, i) => {
        if (i === at) return campo || null;
        return mapping[i] === campo ? null : (mapping[i] ?? null);
      }),
    );
  return (
    <Stack gap={12}>
      <Text>
        {words.found(table.rows.length, name)} {table.hoja !== null && words.sheet(table.hoja, table.hojas)}{' '}
        {words.intro}
      </Text>
      <ScrollBox label={words.list}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{words.inFile}</th>
              <th scope="col" className={classes.beside}>
                {words.rows}
              </th>
              <th scope="col">{words.meaning}</th>
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: width }, (_, i) => {
              const head = table.heads[i] || words.unnamed(i + 1);
              const values = table.rows.slice(0, PREVIEWED).map(({ celdas }) => celdas[i] || '-');
              return (
                <tr key={`${i}-${head}`}>
                  <th scope="row">
                    <bdi className={classes.cut}>{head}</bdi>
                    <bdi className={`${classes.cut} ${classes.under}`}>{values.join(' · ')}</bdi>
                  </th>
                  <td className={classes.beside}>
                    <bdi className={classes.cut} title={values.join(' · ').slice(0, 300)}>
                      {values.join(' · ')}
                    </bdi>
                  </td>
                  <td>
                    <Select
                      aria-label={words.use(head.slice(0, 60))}
                      data={options}
                      value={mapping[i] ?? IGNORED}
                      onChange={(campo) => choose(i, campo)}
                      size="xs"
                      maw={170}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollBox>
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.start}
        leftSection={<IconArrowLeft size={16} aria-hidden />}
        onClick={onBack}
      >
        {words.back}
      </Button>
    </Stack>
  );
}
