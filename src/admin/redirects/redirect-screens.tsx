import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import { hasStatus, messageOf } from '../api/api-error.ts';
import { ErrorNotice } from '../layout/error-notice.tsx';
import { Heading } from '../layout/heading.tsx';
import { ScreenSkeleton } from '../layout/screen-states.tsx';
import { MISSING_PAGES } from './missing-page-queries.ts';
import { RedirectForm } from './redirect-form.tsx';
import { addRedirect, changeRedirect, REDIRECTS, redirectQuery } from './redirect-queries.ts';
import { redirectWords } from './words.ts';

/** The form of a new redirect. One that begins at a missing page leads back to their list. */
export function AddRedirectScreen() {
  const [params] = useSearchParams();
  const from = params.get('from') ?? undefined;
  return (
    <>
      <Heading title={redirectWords.add} />
      <RedirectForm
        from={from}
        message={redirectWords.added}
        listPath={from === undefined ? REDIRECTS : MISSING_PAGES}
        send={addRedirect}
      />
    </>
  );
}

export function UpdateRedirectScreen() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(redirectQuery(id));
  return (
    <>
      <Heading title={redirectWords.update} />
      {data ? (
        <RedirectForm
          key={data.redirect._id}
          loaded={data}
          message={redirectWords.updated}
          listPath={REDIRECTS}
          send={(values, seen = data) =>
            Object.keys(values).length === 0 ? Promise.resolve({}) : changeRedirect(seen, values)
          }
        />
      ) : isPending ? (
        <ScreenSkeleton />
      ) : hasStatus(error, 404) ? (
        <div className="notice-box">
          <h2>{redirectWords.notFound}</h2>
          <p>{messageOf(error)}</p>
          <Link to={REDIRECTS}>{redirectWords.back}</Link>
        </div>
      ) : (
        <ErrorNotice message={messageOf(error)} onTryAgain={() => void refetch()} />
      )}
    </>
  );
}
