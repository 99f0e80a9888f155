import { SearchBox } from '../../../ui/filters/SearchBox.tsx';
import { texts } from '../cvs.texts.ts';
import classes from './CvSearchBox.module.css';

type CvSearchBoxProps = {
  q: string | undefined;
  onChange: (change: { q: string | undefined }) => void;
};

/** Looks for people in a list of cvs, among what is loaded. */
export function CvSearchBox({ q = '', onChange }: CvSearchBoxProps) {
  return (
    <div className={classes.search}>
      <SearchBox
        value={q}
        onSearch={(text) => onChange({ q: text || undefined })}
        label={texts.filters.search}
        placeholder={texts.filters.placeholder}
      />
    </div>
  );
}
