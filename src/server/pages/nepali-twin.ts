import { addressIn } from '../../languages/address.ts';
import type { Outcome, Page } from './page.ts';

/**
 * The same page under `/ne`, in Nepali. Its loader and its redirects know English paths only; the frame and the
 * components turn paths into addresses of the page's language.
 */
export function nepaliTwin(page: Page): Page {
  const { url, locate, load } = page;
  return {
    ...page,
    url: addressIn('ne', url),
    language: 'ne',
    ...(locate && {
      locate: async (database, id) => {
        const path = await locate(database, id);
        return path && addressIn('ne', path);
      },
    }),
    load: async (request) => inNepali(await load(request)),
  };
}

function inNepali(outcome: Outcome): Outcome {
  if (outcome === 'not-found' || !('goTo' in outcome)) return outcome;
  return { ...outcome, goTo: addressIn('ne', outcome.goTo) };
}
