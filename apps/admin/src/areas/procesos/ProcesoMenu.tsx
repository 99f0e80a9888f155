import { Menu } from '@mantine/core';
import type { Proceso } from '@recluta/domain/esquemas';
import {
  IconCalendar,
  IconFiles,
  IconLink,
  IconPencil,
  IconQrcode,
  IconSettings,
  IconUpload,
  IconUserCheck,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { notifyError, notifySuccess } from '../../ui/feedback/toasts.tsx';
import { MENU_ICON as icon } from '../../ui/menuIcon.ts';
import { copyText } from '../../ui/page/copyText.ts';
import { texts as ui } from '../../ui/ui.texts.ts';
import { useClosedLink } from './closedLink.queries.ts';
import { texts } from './procesos.texts.ts';
import { publicAddress } from './publicAddress.ts';

type Act = ((proceso: Proceso) => void) | null;
type MenuProps = {
  proceso: Proceso;
  /** null for who only reads. */
  onEdit: Act;
  onQr: (proceso: Proceso) => void;
};

/** Copies the public link and says so: from a menu, which closes over its own button. */
export function useCopyPublicLink(): (proceso: Proceso) => Promise<void> {
  const closedLink = useClosedLink();
  return async (proceso) => {
    const closed = closedLink(proceso);
    if (!(await copyText(publicAddress(proceso.public_id)))) notifyError(ui.copy.failed);
    else if (closed) notifySuccess(texts.card.copied, closed);
    else notifySuccess(texts.linkCopied);
  };
}

function Edit({ proceso, onEdit }: Pick<MenuProps, 'proceso' | 'onEdit'>) {
  return (
    onEdit && (
      <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => onEdit(proceso)}>
        {texts.menu.edit}
      </Menu.Item>
    )
  );
}

function SeeCvs({ id }: { id: number }) {
  return (
    <Menu.Item
      leftSection={<IconFiles {...icon} />}
      renderRoot={(props) => <Link to="/procesos/$id/cvs" params={{ id }} {...props} />}
    >
      {texts.menu.cvs}
    </Menu.Item>
  );
}

function ShowQr({ proceso, onQr }: Pick<MenuProps, 'proceso' | 'onQr'>) {
  return (
    <Menu.Item leftSection={<IconQrcode {...icon} />} onClick={() => onQr(proceso)}>
      {texts.menu.qr}
    </Menu.Item>
  );
}

/** The 'Más' menu of a card (§2). */
export function CardMenu({ proceso, onEdit, onQr }: MenuProps) {
  const params = { id: proceso.id };
  return (
    <>
      <Edit proceso={proceso} onEdit={onEdit} />
      <SeeCvs id={proceso.id} />
      <Menu.Item
        leftSection={<IconUserCheck {...icon} />}
        renderRoot={(props) => (
          <Link to="/procesos/$id/etapas" params={params} search={{ stage: 'preseleccion' }} {...props} />
        )}
      >
        {texts.menu.preseleccion}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconSettings {...icon} />}
        renderRoot={(props) => <Link to="/procesos/$id/configuracion" params={params} {...props} />}
      >
        {texts.menu.configure}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconCalendar {...icon} />}
        renderRoot={(props) => <Link to="/procesos/$id/calendario" params={params} {...props} />}
      >
        {texts.menu.calendar}
      </Menu.Item>
      <ShowQr proceso={proceso} onQr={onQr} />
    </>
  );
}

/** The menu of a row in the table (§2), with the public link, which a card shows as a button. */
export function TableMenu({ proceso, onEdit, onQr, onUpload }: MenuProps & { onUpload: Act }) {
  const copyPublicLink = useCopyPublicLink();
  return (
    <>
      <Edit proceso={proceso} onEdit={onEdit} />
      <SeeCvs id={proceso.id} />
      {onUpload && (
        <Menu.Item leftSection={<IconUpload {...icon} />} onClick={() => onUpload(proceso)}>
          {texts.menu.upload}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconLink {...icon} />} onClick={() => void copyPublicLink(proceso)}>
        {texts.menu.copy}
      </Menu.Item>
      <ShowQr proceso={proceso} onQr={onQr} />
    </>
  );
}
