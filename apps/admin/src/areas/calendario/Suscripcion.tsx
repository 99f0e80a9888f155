import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { formatInstantDay } from '@recluta/domain/fechas';
import { useState } from 'react';
import { Answer } from '../../lib/Answer.tsx';
import { failureOf } from '../../lib/errors.ts';
import { ConfirmModal } from '../../ui/dialogs/ConfirmModal.tsx';
import { notifyError, notifySuccess } from '../../ui/feedback/toasts.tsx';
import { CopyButton } from '../../ui/page/CopyButton.tsx';
import { texts } from './calendario.texts.ts';
import { useSuscripcion } from './suscripcion.queries.ts';

const { subscription: words } = texts;

/** The own secret calendar address: made, renewed, switched off. */
export function Suscripcion() {
  const { query, ...changes } = useSuscripcion();
  return (
    <Answer query={query} height={76}>
      {({ desde }) => <Address desde={desde} {...changes} />}
    </Answer>
  );
}

type AddressProps = Omit<ReturnType<typeof useSuscripcion>, 'query'> & { desde: string | null };

function Address({ desde, renew, end, busy }: AddressProps) {
  const [made, setMade] = useState<{ url: string; desde: string }>();
  // Renewed or switched off elsewhere since.
  const gone = made !== undefined && made.desde !== desde;
  const url = gone ? undefined : made?.url;
  const [asked, setAsked] = useState<'renew' | 'end'>();

  const run = async (change: () => Promise<void>) => {
    try {
      await change();
    } catch (error) {
      notifyError(words.failed, { detail: failureOf(error).text, onRetry: () => void run(change) });
    }
    setAsked(undefined);
  };
  const make = () => run(async () => setMade(await renew()));
  const stop = () =>
    run(async () => {
      await end();
      setMade(undefined);
      notifySuccess(words.ended);
    });

  return (
    <Stack gap={12} align="flex-start">
      {gone && (
        <Text c="var(--ui-error)" role="alert">
          {words.gone}
        </Text>
      )}
      {desde === null && <Text>{words.off}</Text>}
      {desde !== null && !url && (
        <div>
          <Text>{words.on(formatInstantDay(desde))}</Text>
          <Text c="dimmed">{words.hidden}</Text>
        </div>
      )}
      {url && (
        <Stack gap={8} w="100%">
          <Group gap={8} align="flex-end" wrap="nowrap">
            <TextInput
              flex={1}
              label={words.address}
              value={url}
              readOnly
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <CopyButton value={url} />
          </Group>
          <Text c="dimmed" role="status">
            {words.once}
          </Text>
        </Stack>
      )}
      <Group gap={8}>
        {desde === null ? (
          <Button variant="default" disabled={busy} onClick={() => void make()}>
            {busy ? words.creating : words.create}
          </Button>
        ) : (
          <>
            <Button variant="default" disabled={busy} onClick={() => setAsked('renew')}>
              {words.renew}
            </Button>
            <Button variant="subtle" color="copihue" disabled={busy} onClick={() => setAsked('end')}>
              {words.end}
            </Button>
          </>
        )}
      </Group>
      <ConfirmModal
        opened={asked === 'renew'}
        title={words.confirmRenew}
        detail={words.confirmRenewDetail}
        confirmLabel={words.renew}
        busy={busy}
        onConfirm={() => void make()}
        onCancel={() => setAsked(undefined)}
      />
      <ConfirmModal
        opened={asked === 'end'}
        title={words.confirmEnd}
        detail={words.confirmEndDetail}
        confirmLabel={words.end}
        busy={busy}
        onConfirm={() => void stop()}
        onCancel={() => setAsked(undefined)}
      />
    </Stack>
  );
}
