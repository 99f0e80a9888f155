import { SegmentedControl, Stack, Text } from '@mantine/core';
import type { Revision } from '@recluta/domain/esquemas';
import { useState } from 'react';
import { Tag } from '../../ui/cells/Tag.tsx';
import { ScrollBox } from '../../ui/page/ScrollBox.tsx';
import classes from './importar.module.css';
import { texts } from './importar.texts.ts';

/** Rows drawn at once: the receipt has them all. */
const DRAWN = 200;

type RowsStepProps = { revision: Revision; names: ReadonlyMap<number, string> };

/** What would become of each row, and why. */
export function RowsStep({ revision: { filas, crear, omitir }, names }: RowsStepProps) {
  const words = texts.review;
  const [shown, setShown] = useState('todas');
  const rows = filas.filter(({ accion }) => shown === 'todas' || accion === shown);
  return (
    <Stack gap={12}>
      <Text role="status" fw={500}>
        {crear === 0 ? words.none : words.summary(crear, omitir)}
      </Text>
      <SegmentedControl
        aria-label={words.filter}
        value={shown}
        onChange={setShown}
        size="xs"
        data={[
          { value: 'todas', label: words.all(filas.length) },
          { value: 'crear', label: words.crear(crear) },
          { value: 'omitir', label: words.omitir(omitir) },
        ]}
      />
      <ScrollBox label={words.list}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{words.row}</th>
              <th scope="col">{words.name}</th>
              <th scope="col">{words.what}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, DRAWN).map(({ fila, accion, motivo }) => (
              <tr key={fila}>
                <td>{fila}</td>
                <th scope="row">
                  <bdi className={classes.cut}>{names.get(fila)?.slice(0, 200) || words.unnamed}</bdi>
                </th>
                <td>
                  <span className={classes.what}>
                    <Tag color={accion === 'crear' ? 'araucaria' : 'cordillera'}>
                      {accion === 'crear' ? words.willCreate : words.willSkip}
                    </Tag>
                    {motivo}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {rows.length > DRAWN && (
        <Text size="sm" c="dimmed">
          {words.more(rows.length - DRAWN)}
        </Text>
      )}
    </Stack>
  );
}
