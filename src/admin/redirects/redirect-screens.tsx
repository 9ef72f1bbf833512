import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { Loaded } from '../form/loaded-record.tsx';
import { Heading } from '../layout/heading.tsx';
import { RedirectForm } from './redirect-form.tsx';
import { MISSING_PAGES, REDIRECTS, redirects } from './redirect-queries.ts';
import { redirectWords } from './words.ts';

/** The form of a new redirect. One that begins at a missing page leads back to their list. */
export function AddRedirectScreen() {
  const [params] = useSearchParams();
  const from = params.get('from') ?? undefined;
  return (
    <>
      <Heading title={redirectWords.add} />
      <RedirectForm from={from} listPath={from === undefined ? REDIRECTS : MISSING_PAGES} />
    </>
  );
}

export function UpdateRedirectScreen() {
  const { id = '' } = useParams();
  const query = useQuery(redirects.one(id));
  return (
    <>
      <Heading title={redirectWords.update} />
      <Loaded
        query={query}
        notFound={redirectWords.notFound}
        back={{ to: REDIRECTS, label: redirectWords.back }}
      >
        {(loaded) => <RedirectForm key={loaded.row._id} loaded={loaded} listPath={REDIRECTS} />}
      </Loaded>
    </>
  );
}
