import { Button } from '@mantine/core';
import { IconMapQuestion } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { usePageTitle } from '../lib/title.ts';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { texts } from './routes.texts.ts';

/** Says of an address that it names nothing, and leads home. */
export function NoSuchAddress({ home }: { home: '/' | '/inicio' }) {
  usePageTitle(texts.notFound.title);
  return (
    <EmptyState
      isPage
      icon={IconMapQuestion}
      title={texts.notFound.title}
      detail={texts.notFound.detail}
      action={
        <Button variant="default" renderRoot={(props) => <Link to={home} {...props} />}>
          {texts.toHome}
        </Button>
      }
    />
  );
}
