import { Skeleton } from '@mantine/core';
import { Link, useRouteError } from 'react-router';
import { HOME } from '../language.ts';
import { PartLoadError } from '../load-part.ts';
import { frameWords as words } from '../words.ts';
import { ErrorNotice } from './error-notice.tsx';
import { Heading } from './heading.tsx';

/** Shown when a screen could not be loaded or rendered. */
export function ScreenError() {
  const error = useRouteError();
  const message = error instanceof PartLoadError ? error.message : words.wentWrong;
  return (
    <>
      <Heading title={words.didNotOpen} />
      <ErrorNotice message={message} onTryAgain={() => window.location.reload()} />
    </>
  );
}

/** Shown for an unknown URL. */
export function NotFoundScreen() {
  return (
    <>
      <Heading title={words.notFound} />
      <p>
        {words.noScreen} <Link to="/admin/dashboard">{words.toDashboard}</Link> {words.or}{' '}
        <a href={HOME}>{words.toHome}</a>
        {words.end}
      </p>
    </>
  );
}

/** Placeholder while a screen loads. */
export function ScreenSkeleton() {
  return (
    <div className="screen-skeleton" aria-busy="true">
      <span className="visually-hidden">{words.loading}</span>
      <Skeleton height={32} width="40%" />
      <Skeleton height={16} width="70%" />
      <Skeleton height={16} width="60%" />
      <Skeleton height={16} width="65%" />
    </div>
  );
}
