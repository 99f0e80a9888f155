import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { Usuario } from '@recluta/domain/esquemas';
import { useEffect, useRef } from 'react';
import { failureOf } from '../../lib/errors.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { DialogFoot } from '../../ui/dialogs/DialogFoot.tsx';
import { CopyButton } from '../../ui/page/CopyButton.tsx';
import { texts } from '../../ui/ui.texts.ts';
import { useResetPassword, useTemporalEnd } from './usuarios.queries.ts';
import { texts as usuarios } from './usuarios.texts.ts';

const words = usuarios.temporal;

type ContrasenaTemporalProps = { opened: boolean; usuario: Usuario; onClose: () => void };

/** For who forgot theirs: says what will happen, and then shows the password the server made, this once. */
export default function ContrasenaTemporal({ opened, usuario, onClose }: ContrasenaTemporalProps) {
  const reset = useResetPassword();
  const who = usuario.nombre ?? usuario.email;
  const make = () => {
    if (!reset.isPending) reset.mutate({ id: usuario.id });
  };
  return (
    <Dialog
      opened={opened}
      onClose={reset.isPending ? () => undefined : onClose}
      onExitTransitionEnd={reset.reset}
      closeOnClickOutside={reset.isIdle}
      title={words.title}
      size={440}
    >
      {reset.data ? (
        <Made id={usuario.id} who={who} {...reset.data} onClose={onClose} />
      ) : (
        <>
          <Stack gap={8}>
            <Text>{words.asks(who)}</Text>
            <Text c="dimmed">{words.consequence}</Text>
            {reset.error && (
              <Text c="var(--ui-error)" role="alert">
                {words.failed} {failureOf(reset.error).text}
              </Text>
            )}
          </Stack>
          <DialogFoot destroys>
            <Button variant="default" onClick={onClose} disabled={reset.isPending} data-autofocus>
              {texts.cancel}
            </Button>
            <Button color="copihue" onClick={(event) => event.detail < 2 && make()} disabled={reset.isPending}>
              {reset.isPending ? words.creating : words.create}
            </Button>
          </DialogFoot>
        </>
      )}
    </Dialog>
  );
}

type MadeProps = { id: number; who: string; contrasena: string; evento: number; onClose: () => void };

/** The password, until it serves no more: who looks on elsewhere may have made another one meanwhile. */
function Made({ id, who, contrasena, evento, onClose }: MadeProps) {
  const end = useTemporalEnd(id, evento);
  const field = useRef<HTMLInputElement>(null);
  // The button that was pressed is gone.
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <Stack gap={12}>
        {!end && <Text>{words.made(who)}</Text>}
        {/* Whole on a phone too: it is read aloud. */}
        <Group gap={8} align="flex-end">
          <TextInput
            ref={field}
            flex={1}
            miw={220}
            label={words.label}
            value={contrasena}
            readOnly
            error={end !== null}
            classNames={{ input: 'num' }}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <CopyButton value={contrasena} disabled={end !== null} />
        </Group>
        {end ? (
          <Text c="var(--ui-error)" role="alert">
            {words.end[end](who)}
          </Text>
        ) : (
          <Text c="dimmed" role="status">
            {words.once}
          </Text>
        )}
      </Stack>
      <DialogFoot>
        <Button onClick={onClose}>{words.done}</Button>
      </DialogFoot>
    </>
  );
}
