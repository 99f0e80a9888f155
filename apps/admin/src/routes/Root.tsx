import { Outlet } from '@tanstack/react-router';
import { useRouteTitle } from '../lib/title.ts';

export function Root() {
  useRouteTitle();
  return <Outlet />;
}
