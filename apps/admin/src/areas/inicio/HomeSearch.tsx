import { Kbd, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useOpenSearch } from '../../lib/search.tsx';
import { useShortcut } from '../../ui/shortcuts/useShortcut.ts';
import { texts as searchTexts } from '../busqueda/busqueda.texts.ts';
import classes from './HomeSearch.module.css';

/** The search of §2, over everything; '/' opens it too, as it does the search of a list. */
export function HomeSearch() {
  const open = useOpenSearch();
  useShortcut('buscar_en_lista', open);
  return (
    <UnstyledButton className={classes.root} onClick={open} aria-keyshortcuts="/">
      <IconSearch size={16} aria-hidden />
      <span>{searchTexts.label}</span>
      <Kbd aria-hidden>/</Kbd>
    </UnstyledButton>
  );
}
