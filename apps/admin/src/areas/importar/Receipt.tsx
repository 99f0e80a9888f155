import { Button, List, Stack, Text } from '@mantine/core';
import type { Deshecha, Recibo } from '@recluta/domain/esquemas';
import { IconArrowBackUp } from '@tabler/icons-react';
import { texts } from './importar.texts.ts';
import { stayedLines } from './rows.ts';

type ReceiptProps = {
  receipt: Recibo;
  names: ReadonlyMap<number, string>;
  undone: Deshecha | null;
  undoing: boolean;
  onUndo: () => void;
};

/** What an import did; it can be taken back as long as nobody uses what came in. */
export function Receipt({ receipt, names, undone, undoing, onUndo }: ReceiptProps) {
  const words = texts.done;
  if (undone) {
    const lines = stayedLines(undone, names);
    return (
      <Stack gap={4}>
        <Text role="status" fw={500}>
          {undone.quitadas > 0 ? words.undone(undone.quitadas) : words.nothingUndone}
        </Text>
        {lines.length > 0 && (
          <>
            {undone.quitadas > 0 && <Text c="dimmed">{words.stayed(undone.quedaron.length)}</Text>}
            <List size="sm">
              {lines.map((line) => (
                <List.Item key={line}>
                  <bdi>{line}</bdi>
                </List.Item>
              ))}
            </List>
          </>
        )}
      </Stack>
    );
  }
  return (
    <Stack gap={4} align="flex-start">
      <Text role="status" fw={500}>
        {words.summary(receipt.creadas, receipt.omitidas)}
      </Text>
      <Text c="dimmed">{words.kept}</Text>
      {receipt.creadas > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          mt={8}
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          disabled={undoing}
          onClick={onUndo}
        >
          {undoing ? words.undoing : words.undo}
        </Button>
      )}
    </Stack>
  );
}
