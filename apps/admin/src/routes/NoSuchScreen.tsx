import { Button } from '@mantine/core';
import { IconMapQuestion } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { usePageTitle } from '../lib/title.ts';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { texts } from './routes.texts.ts';

/** An address under a screen that names nothing, for who is signed in. */
export function NoSuchScreen() {
  usePageTitle(texts.notFound.title);
  return (
    <EmptyState
      isPage
      icon={IconMapQuestion}
      title={texts.notFound.title}
      detail={texts.notFound.detail}
      action={
        <Button variant="default" renderRoot={(props) => <Link to="/inicio" {...props} />}>
          {texts.toHome}
        </Button>
      }
    />
  );
}
