import type { Page } from 'playwright-core';
import type { TestSite } from '../site.ts';
import { forgetListeners, type PooledContext, sharedContexts } from './context-pool.ts';
import { type PageOptions, profileOf } from './open-page.ts';
import { queryClientOf } from './query-client.ts';

/** A page of the back office that the tests of a file share. */
export interface KeptPage {
  page: Page;
  /** The site and the options; only a test with the same ones reuses the page. */
  key: string;
  /** The errors that the present test expects. */
  expects: NonNullable<PageOptions['expects']>[number][];
  profile: string | null;
  cookies: string;
  size: ReturnType<Page['viewportSize']>;
  isInUse: boolean;
}

interface HandedOver {
  pooled: PooledContext;
  kept: KeptPage;
}

/** One for each database, whose sites have different accounts, and one more. */
const MAX_PAGES = 3;
/** Pages of the back office that files of this process have left to the next ones, the latest last. */
const pages: HandedOver[] = [];

/** Leaves a page to the next files if it is as after loading, apart from its screen; otherwise empties it. */
export async function handOver(pooled: PooledContext, kept: KeptPage): Promise<void> {
  const { page } = pooled;
  const isUsable = !kept.isInUse && !pooled.isDisposable && !page.isClosed();
  if (isUsable && (await forgetStored(page).catch(() => false))) {
    forgetListeners(page);
    pages.push({ pooled, kept });
  } else await (await sharedContexts()).release(pooled);
  for (const { pooled: oldest } of pages.splice(0, Math.max(0, pages.length - MAX_PAGES)))
    await (await sharedContexts()).release(oldest);
}

/**
 * Takes a page that shows what this site would send: the same types, college and account at the same address. It is
 * signed in with a new session.
 */
export async function takeHandedOver(
  site: TestSite,
  key: string,
  lang: string | undefined,
): Promise<HandedOver | undefined> {
  if (!pages.some(({ kept }) => kept.key === key)) return undefined;
  const headers: Record<string, string> = lang ? { cookie: `lang=${lang}` } : {};
  const [profile, sent] = await Promise.all([
    profileOf(site),
    site.call('GET', '/admin/dashboard', { as: 'nobody', headers }),
  ]);
  const text = JSON.stringify(profile);
  for (const one of pages.filter(({ kept }) => kept.key === key)) {
    const shell = await one.kept.page.evaluate(signIn, text).catch(() => undefined);
    if (!shell || !sent.text.includes(`>${shell}<`)) continue;
    pages.splice(pages.indexOf(one), 1);
    return { ...one, kept: { ...one.kept, profile: text } };
  }
  return undefined;
}

/**
 * Forgets what the site stored in the browser, apart from the session.
 * @returns false when the page shows other words of the college than those that it was loaded with
 */
async function forgetStored(page: Page): Promise<boolean> {
  const client = await queryClientOf(page);
  return client.evaluate((client) => {
    const profile = localStorage.getItem('profile');
    localStorage.clear();
    sessionStorage.clear();
    if (profile) localStorage.setItem('profile', profile);
    const { college } = JSON.parse(document.getElementById('chautari')?.textContent ?? '{}');
    const present: Record<string, unknown> = { ...client.getQueryData(['college']) };
    return Object.keys(present).every((name) => present[name] === college[name]);
  });
}

/**
 * Runs in the page: stores the profile of a new session if it is of the same account.
 * @returns what the page brought, which depends on the site
 */
function signIn(profile: string): string | undefined {
  const accountOf = (text: string | null) => JSON.stringify(JSON.parse(text ?? '{}').user);
  if (accountOf(localStorage.getItem('profile')) !== accountOf(profile)) return undefined;
  localStorage.setItem('profile', profile);
  return document.getElementById('chautari')?.textContent ?? undefined;
}
