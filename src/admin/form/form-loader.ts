import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { prefetchRecord } from '../queries.ts';
import { readProfile } from '../session/profile.ts';

/** How long opening a form waits for its record and inputs, to appear whole; after that placeholders are shown. */
const PATIENCE_MS = 250;

/**
 * Route loader of a form: fetches the record in the URL and loads the code of its inputs, while the router loads the
 * screen's own code (requirement 17.113).
 */
export const formLoader =
  (queries: QueryClient, type: TypeFacts, loadInputs?: () => Promise<unknown>): LoaderFunction =>
  async ({ params: { id } }) => {
    // Without a session the screen is not shown, and the call would be refused.
    const isAsked = id !== undefined && readProfile() !== null;
    const whole = Promise.all([loadInputs?.(), isAsked && prefetchRecord(queries, type, id)]);
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    await Promise.race([whole, late]);
    return null;
  };

/** A change of the search parameters, such as an open tab, keeps the record. */
export const isOtherForm: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** Loads the code of a type's inputs. Errors are left to the inputs, which try again and report them. */
export async function preloadInputs({ fields }: TypeFacts): Promise<void> {
  await import('./inputs/index.ts').then((inputs) => inputs.preloadInputs(fields)).catch(() => {});
}
