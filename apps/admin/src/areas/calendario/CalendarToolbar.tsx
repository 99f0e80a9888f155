import { Button, Group, SegmentedControl } from '@mantine/core';
import classes from './CalendarioPage.module.css';
import { texts } from './calendario.texts.ts';
import { VIEWS, type View } from './search.ts';

const OPTIONS = VIEWS.map((value) => ({ value, label: texts.views[value] }));

type CalendarToolbarProps = {
  /** The period shown: 'marzo de 2026'. */
  title: string;
  view: View;
  onGo: (move: 'prev' | 'next' | 'today') => void;
  onView: (view: View) => void;
};

export function CalendarToolbar({ title, view, onGo, onView }: CalendarToolbarProps) {
  return (
    <div className={classes.toolbar}>
      <Group gap={6} wrap="nowrap">
        <Button variant="default" title={texts.previous} onClick={() => onGo('prev')}>
          {texts.prev}
        </Button>
        <Button variant="default" onClick={() => onGo('today')}>
          {texts.today}
        </Button>
        <Button variant="default" title={texts.following} onClick={() => onGo('next')}>
          {texts.next}
        </Button>
      </Group>
      <h2 className={classes.period} aria-live="polite">
        {title}
      </h2>
      <SegmentedControl
        aria-label={texts.viewLabel}
        data={OPTIONS}
        value={view}
        onChange={(next) => {
          const chosen = VIEWS.find((each) => each === next);
          if (chosen) onView(chosen);
        }}
      />
    </div>
  );
}
