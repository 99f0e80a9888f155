import { Tabs } from '@mantine/core';
import { useCan } from '../../lib/session.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { TabList } from '../../ui/page/TabList.tsx';
import { NotUndone } from '../deshacer/NotUndone.tsx';
import { RecentActions } from '../deshacer/RecentActions.tsx';
import { Deleted } from './Deleted.tsx';
import type { PapeleraSearch } from './papelera.search.ts';
import { texts } from './papelera.texts.ts';

type PapeleraPageProps = { search: PapeleraSearch; onSearch: (search: PapeleraSearch) => void };

/** /papelera: what was deleted, for 30 days, and what was done, for 24 hours; both can be taken back. */
export function PapeleraPage({ search, onSearch }: PapeleraPageProps) {
  const mayRead = useCan('papelera.leer');
  const { ver = 'eliminados' } = search;
  if (!mayRead) return <PageHead title={texts.title} context={texts.readOnly} />;
  return (
    <>
      <PageHead title={texts.title} context={texts.contexts[ver]} />
      <Tabs value={ver} onChange={(next) => onSearch(next === 'cambios' ? { ver: next } : {})} keepMounted={false}>
        <TabList mb={20}>
          <Tabs.Tab value="eliminados">{texts.tabs.eliminados}</Tabs.Tab>
          <Tabs.Tab value="cambios">{texts.tabs.cambios}</Tabs.Tab>
        </TabList>
        <Tabs.Panel value="eliminados">
          <Deleted proceso={search.proceso} onProceso={(proceso) => onSearch(proceso ? { proceso } : {})} />
        </Tabs.Panel>
        <Tabs.Panel value="cambios">
          <RecentActions />
          <NotUndone />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
