import { Tabs, type TabsListProps } from '@mantine/core';
import { useRef } from 'react';
import { useOpenTab } from './useOpenTab.ts';

/** The tabs of a screen, in one line. */
export function TabList(props: TabsListProps) {
  const list = useRef<HTMLDivElement>(null);
  useOpenTab(list);
  return <Tabs.List ref={list} {...props} />;
}
