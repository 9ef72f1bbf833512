import { useRouteError } from 'react-router';
import { PartMissing } from '../lazily.ts';
import { Failed } from './failed.tsx';
import { Heading } from './heading.tsx';

/** Stands where a screen could not be loaded or shown. */
export function ScreenFailed() {
  const error = useRouteError();
  const message =
    error instanceof PartMissing ? error.message : 'Something went wrong on this screen. Please try again.';
  return (
    <>
      <Heading title="This screen did not open" />
      <Failed message={message} onTryAgain={() => window.location.reload()} />
    </>
  );
}
