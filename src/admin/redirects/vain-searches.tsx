import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { langOf } from '../../ui/lang-of.ts';
import { messageOf } from '../api/api-error.ts';
import { formatRecent } from '../format-time.ts';
import { ErrorNotice } from '../layout/error-notice.tsx';
import { useChange } from '../list/use-change.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { type VainSearch, vainSearches } from './redirect-queries.ts';
import { missingWords, vainWords as words } from './words.ts';

/** How many are shown; dismissing some brings up the next. */
const MAX_SHOWN = 50;

/** What visitors searched for on the site and did not find, beside the pages that they missed (requirement 24.72). */
export function VainSearches() {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(vainSearches.page({ q: '', page: 1, limit: MAX_SHOWN }));
  const dismissal = useChange({
    make: ({ _id }: VainSearch) => vainSearches.remove(_id),
    onDone: () => toastSuccess(missingWords.dismissed),
    refresh: () => vainSearches.refresh(queries),
  });
  return (
    <section className="vain-searches" aria-labelledby="vain-searches" aria-busy={!data && !error}>
      <h2 id="vain-searches">{words.title}</h2>
      <p className="field-hint">{words.purpose}</p>
      {error && !data && <ErrorNotice message={messageOf(error)} onTryAgain={() => void refetch()} />}
      {data?.total === 0 && <p>{words.none}</p>}
      <ul>
        {data?.items.map((search) => (
          <li key={search._id}>
            {/* No link, which would count again what staff look up. */}
            <span lang={langOf(search.words)}>{search.words}</span>
            <span>{missingWords.times(search.count)}</span>
            <time dateTime={search.lastAt}>{formatRecent(new Date(search.lastAt))}</time>
            <Button
              variant="default"
              size="compact-sm"
              className="delete"
              aria-label={words.dismissOf(search.words)}
              aria-disabled={dismissal.isBusy(search)}
              onClick={() => dismissal.make(search)}
            >
              {missingWords.dismiss}
            </Button>
          </li>
        ))}
      </ul>
      {data && data.total > MAX_SHOWN && <p>{words.more(data.total - MAX_SHOWN)}</p>}
    </section>
  );
}
