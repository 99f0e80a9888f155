import { TagsInput } from '@mantine/core';
import { texts } from '../cvs.texts.ts';
import classes from './Field.module.css';
import { withTyped } from './listTyping.ts';
import type { Told } from './RentaInputs.tsx';

type ListInputProps = Told & {
  'aria-label': string;
  autoFocus: boolean;
  items: readonly string[];
  /** The beginning of the next one. */
  word: string;
  onItems: (items: string[]) => void;
  onWord: (word: string) => void;
};

/** A list of words, typed one by one or pasted from wherever they stand in lines, cells or a sentence. */
export function ListInput({ items, word, onItems, onWord, ...rest }: ListInputProps) {
  return (
    <TagsInput
      {...rest}
      description={texts.panel.listHint}
      // One more line of words would move the button that is being pressed from under the mouse: what is saved has it.
      acceptValueOnBlur={false}
      classNames={{ inputField: classes.inner }}
      clearable={false}
      splitChars={[',', ';']}
      value={[...items]}
      onChange={(value) => onItems(withTyped(items, value))}
      searchValue={word}
      onSearchChange={(typed) => typed !== word && onWord(typed)}
      // Before the library, which would glue what is pasted to the word that stands there.
      onPasteCapture={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onItems(withTyped(items, [...items, word, event.clipboardData.getData('text')]));
      }}
    />
  );
}
