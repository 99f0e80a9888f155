import { Button } from '@mantine/core';
import { IconMapQuestion } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { usePageTitle } from '../../lib/title.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { texts } from '../routes.texts.ts';
import { PublicPage } from './PublicPage.tsx';

/** §2: any other path. */
export function NotFound() {
  usePageTitle(texts.notFound.title);
  return (
    <PublicPage>
      <EmptyState
        isPage
        icon={IconMapQuestion}
        title={texts.notFound.title}
        detail={texts.notFound.detail}
        action={
          <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
            {texts.toHome}
          </Button>
        }
      />
    </PublicPage>
  );
}
