import { Outlet } from 'react-router';
import { Lost } from '#web/features/shell/lost.tsx';
import type { Route } from './+types/within.ts';

/** Stands between a layout and its pages, so that an error leaves the header, the search and the way on. */
export default function Within() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Lost error={error} />;
}
