import { Tabs, type TabsListProps } from '@mantine/core';
import { useEffect, useRef } from 'react';

/** The tabs of a screen in one line; where it is drawn sideways, the open one is in sight from the start. */
export function TabList(props: TabsListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    // Not scrollIntoView, which would move the page too.
    if (list.current && open) list.current.scrollLeft = open.offsetLeft + open.offsetWidth - list.current.clientWidth;
  }, []);
  return <Tabs.List ref={list} {...props} />;
}
