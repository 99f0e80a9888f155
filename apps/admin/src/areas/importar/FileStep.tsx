import { Button, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { camposOf, type Importable } from '@recluta/domain/importacion';
import { IconDownload, IconTable } from '@tabler/icons-react';
import { saveFile } from '../../lib/saveFile.ts';
import classes from './importar.module.css';
import { texts } from './importar.texts.ts';
import { sampleFile } from './rows.ts';

/** Out of the accessibility tree: the zone itself is the one button, and a button may hold no other control. */
const HIDDEN_INPUT = { hidden: true, style: undefined };
const ACCEPT = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'text/csv': ['.csv'],
};

type FileStepProps = { destino: Importable; reading: boolean; onFiles: (files: File[]) => void };

/** What is asked for, the place to drop it, and a file to begin with. */
export function FileStep({ destino, reading, onFiles }: FileStepProps) {
  const campos = Object.values(camposOf(destino));
  const required = campos.filter(({ obligatorio }) => obligatorio).map(({ etiqueta }) => etiqueta);
  return (
    <Stack gap={12}>
      <Text>
        {texts.file.columns(campos.map(({ etiqueta }) => etiqueta).join(', '), texts.file.required(required))}{' '}
        {texts.file.nothingYet}
      </Text>
      <Dropzone
        unstyled
        className={classes.zone}
        role="button"
        aria-busy={reading}
        accept={ACCEPT}
        multiple={false}
        disabled={reading}
        inputProps={{ ...HIDDEN_INPUT, disabled: reading }}
        onDropAny={(accepted, rejected) => onFiles([...accepted, ...rejected.map(({ file }) => file)])}
        onDrop={() => undefined}
      >
        <IconTable size={24} stroke={1.6} aria-hidden />
        <span className={classes.title}>{reading ? texts.file.reading : texts.file.drag}</span>
        <span className={classes.limits}>{texts.file.limits}</span>
      </Dropzone>
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.start}
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() => saveFile(sampleFile(destino), `ejemplo-${destino}.csv`)}
      >
        {texts.file.sample}
      </Button>
    </Stack>
  );
}
