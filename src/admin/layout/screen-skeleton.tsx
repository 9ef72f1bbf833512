import { Skeleton } from '@mantine/core';

/** The shape of a screen until it is there. */
export function ScreenSkeleton() {
  return (
    <div className="screen-skeleton" aria-busy="true">
      <span className="unseen">Loading…</span>
      <Skeleton height={32} width="40%" />
      <Skeleton height={16} width="70%" />
      <Skeleton height={16} width="60%" />
      <Skeleton height={16} width="65%" />
    </div>
  );
}
