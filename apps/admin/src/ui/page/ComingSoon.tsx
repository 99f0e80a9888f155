import { IconSeedling } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { PageHead } from './PageHead.tsx';

type ComingSoonProps = {
  title: string;
  /** One honest sentence on what is coming. */
  detail: string;
  /** The way on: a link to Procesos. */
  link: ReactNode;
};

/** A screen that is not there yet says so, and leads on: never a dead link. */
export function ComingSoon({ title, detail, link }: ComingSoonProps) {
  return (
    <>
      <PageHead title={title} />
      <EmptyState icon={IconSeedling} title={detail} action={link} />
    </>
  );
}
