import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ComingSoon } from '../ui/page/ComingSoon.tsx';
import { COMING, TITLES, texts } from './routes.texts.ts';

/** The page of a screen that is not there yet. */
export function ComingSoonPage({ screen }: { screen: keyof typeof COMING }) {
  return (
    <ComingSoon
      title={TITLES[screen]}
      detail={COMING[screen]}
      link={
        <Button variant="default" renderRoot={(props) => <Link to="/procesos" {...props} />}>
          {texts.toProcesos}
        </Button>
      }
    />
  );
}
