import { Skeleton } from '@mantine/core';
import { Link, useRouteError } from 'react-router';
import { PartLoadError } from '../load-part.ts';
import { ErrorNotice } from './error-notice.tsx';
import { Heading } from './heading.tsx';

/** Shown when a screen could not be loaded or rendered. */
export function ScreenError() {
  const error = useRouteError();
  const message =
    error instanceof PartLoadError ? error.message : 'Something went wrong on this screen. Please try again.';
  return (
    <>
      <Heading title="This screen did not open" />
      <ErrorNotice message={message} onTryAgain={() => window.location.reload()} />
    </>
  );
}

/** Shown for an unknown URL. */
export function NotFoundScreen() {
  return (
    <>
      <Heading title="Page Not Found" />
      <p>
        404. There is no screen at this address. <Link to="/admin/dashboard">Go to the dashboard</Link> or{' '}
        <a href="/">to the home page</a>.
      </p>
    </>
  );
}

/** Placeholder while a screen loads. */
export function ScreenSkeleton() {
  return (
    <div className="screen-skeleton" aria-busy="true">
      <span className="visually-hidden">Loading…</span>
      <Skeleton height={32} width="40%" />
      <Skeleton height={16} width="70%" />
      <Skeleton height={16} width="60%" />
      <Skeleton height={16} width="65%" />
    </div>
  );
}
