import { Button, Stack, Text } from '@mantine/core';
import { camposOf, type Importable } from '@recluta/domain/importacion';
import { IconDownload, IconTable } from '@tabler/icons-react';
import { saveFile } from '../../lib/saveFile.ts';
import { DropZone } from '../../ui/forms/DropZone.tsx';
import classes from './importar.module.css';
import { texts } from './importar.texts.ts';
import { sampleFile } from './rows.ts';

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
      <DropZone
        accept={ACCEPT}
        icon={IconTable}
        words={texts.file}
        limits={texts.file.limits}
        busy={reading ? texts.file.reading : null}
        single
        onFiles={onFiles}
      />
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
