import { Alert, Button, Portal, Stack, Text } from '@mantine/core';
import { fileSlug } from '@recluta/domain/csv';
import type { Proceso } from '@recluta/domain/esquemas';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useMemo } from 'react';
import { saveFile } from '../../lib/saveFile.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { DialogFoot } from '../../ui/dialogs/DialogFoot.tsx';
import { notifyError } from '../../ui/feedback/toasts.tsx';
import { CopyButton } from '../../ui/page/CopyButton.tsx';
import { usePaper } from '../../ui/page/usePaper.ts';
import { useClosedLink } from './closedLink.queries.ts';
import { texts } from './procesos.texts.ts';
import { publicAddress } from './publicAddress.ts';
import classes from './QrDialog.module.css';
import { type Qr, qrOf, qrPng, qrSvg } from './qr.ts';

type QrDialogProps = {
  proceso: Pick<Proceso, 'nombre' | 'empresa_nombre' | 'public_id' | 'estado' | 'fecha_postulacion_fin'>;
  opened: boolean;
  onClose: () => void;
};

/** 'Código QR' of a proceso's public address, to put into an advert or on a wall. Made here: nobody else hears of it. */
export default function QrDialog({ proceso, opened, onClose }: QrDialogProps) {
  const { nombre, empresa_nombre, public_id } = proceso;
  const address = publicAddress(public_id);
  const closed = useClosedLink()(proceso);
  const qr = useMemo(() => qrOf(address), [address]);
  const file = `qr-${fileSlug(nombre) || 'proceso'}`;
  const poster = usePaper();
  const png = async () => {
    const image = await qrPng(qr);
    if (image) saveFile(image, `${file}.png`);
    else notifyError(texts.qr.failed);
  };
  return (
    <>
      <Dialog opened={opened} onClose={onClose} title={texts.qr.title} size={400} endsWithFoot>
        <Stack gap={16}>
          <Text>{texts.qr.detail(nombre)}</Text>
          {closed && <Alert color="atacama">{closed}</Alert>}
          <Code qr={qr} label={texts.qr.label(nombre)} />
          <Text size="sm" c="dimmed" className={classes.address}>
            {address}
          </Text>
        </Stack>
        <DialogFoot mt={16} stuck>
          <div className={classes.buttons}>
            <CopyButton value={address} label={texts.card.copy} copiedLabel={texts.card.copied} />
            <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={() => void png()}>
              PNG
            </Button>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              onClick={() => saveFile(new Blob([qrSvg(qr)], { type: 'image/svg+xml' }), `${file}.svg`)}
            >
              SVG
            </Button>
            <Button
              variant="default"
              leftSection={<IconPrinter size={16} aria-hidden />}
              onClick={() => poster.print()}
            >
              {texts.qr.print}
            </Button>
          </div>
        </DialogFoot>
      </Dialog>
      {poster.printing && (
        <Portal reuseTargetNode={false}>
          <section className={classes.poster} aria-label={texts.qr.title} data-paper>
            <h1>{nombre}</h1>
            <p>{empresa_nombre}</p>
            <Code qr={qr} label={texts.qr.label(nombre)} />
            <p>{texts.qr.poster}</p>
            <p>{address}</p>
          </section>
        </Portal>
      )}
    </>
  );
}

function Code({ qr: { size, path }, label }: { qr: Qr; label: string }) {
  return (
    <svg className={classes.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
