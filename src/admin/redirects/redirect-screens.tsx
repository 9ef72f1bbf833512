import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { Loaded } from '../form/loaded-record.tsx';
import { Heading } from '../layout/heading.tsx';
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
  const query = useQuery(redirectQuery(id));
  return (
    <>
      <Heading title={redirectWords.update} />
      <Loaded
        query={query}
        notFound={redirectWords.notFound}
        back={{ to: REDIRECTS, label: redirectWords.back }}
      >
        {(loaded) => (
          <RedirectForm
            key={loaded.redirect._id}
            loaded={loaded}
            message={redirectWords.updated}
            listPath={REDIRECTS}
            send={(values, seen = loaded) =>
              Object.keys(values).length === 0 ? Promise.resolve({}) : changeRedirect(seen, values)
            }
          />
        )}
      </Loaded>
    </>
  );
}
