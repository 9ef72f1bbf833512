import type { BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { TestSite } from '../site.ts';
import { ourChromium } from './chromium.ts';
import { type Device, Devices } from './devices.ts';

export interface Person extends BrowserContextOptions {
  /** Signed in as the site's administrator, with a session of their own; a visitor unless said so. */
  as?: 'admin';
  width?: number;
  height?: number;
  /** Keeps the context for the whole file, for tests that leave it unchanged. */
  stays?: true;
  /** Uses a fresh context, for tests where the cache matters. */
  isNew?: true;
  /**
   * Console errors that the test causes on purpose: failed responses by status, 'offline', a 'missing part' of
   * the back office, a 'missing history' of the chat, a 'missing island' of a page, or a message to the chat that is
   * 'not sent' or 'not kept'.
   */
  expects?: readonly (number | keyof typeof REPORTS)[];
}

export const ADMIN = 'admin@localhost';

/** The password of a test site's administrator. */
export function passwordOf(site: TestSite): string {
  return site.environment.ADMIN_PASSWORD ?? '';
}

/** Signs in as the administrator. @returns the login's response, as the back office stores it */
export async function profileOf(site: TestSite): Promise<{ token: string }> {
  const json = { email: ADMIN, password: passwordOf(site) };
  const answer = await site.call('POST', '/api/user/login', { as: 'nobody', json });
  return answer.json as { token: string };
}

/**
 * Gives each test of a file its pages, each person with storage of their own. After every test the pages of those who do
 * not stay are closed, and the test fails if a page threw, violated its policy or logged an unexpected error.
 */
export function gatherPeople() {
  let devices: Devices | undefined;
  const inUse: Device[] = [];
  const faults: string[] = [];

  beforeAll(async () => {
    devices = new Devices(await ourChromium());
  });
  afterEach(async () => {
    await Promise.all(inUse.splice(0).map((device) => devices?.giveBack(device)));
    expect(faults.splice(0), 'a page reported an error').toEqual([]);
  });
  afterAll(() => devices?.close());

  return async function person(site: TestSite, options: Person = {}): Promise<Page> {
    if (!devices) throw new Error('The browser has not started');
    const { as, width = 1440, height = 900, expects = [], stays = false, isNew = false, ...more } = options;
    const context = {
      baseURL: site.url,
      viewport: { width, height },
      reducedMotion: 'reduce',
      ...more,
    } as const;
    const kept = as ? { profile: JSON.stringify(await profileOf(site)) } : {};
    const device = await devices.take(context, { kept, isNew });
    if (!stays) inUse.push(device);
    const page = await device.context.newPage();
    page.on('pageerror', (error) => faults.push(`${page.url()} threw ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message, expects)) {
        faults.push(`${page.url()} said ${message.text()} (${message.location().url})`);
      }
    });
    return page;
  };
}

const REPORTS = {
  offline: 'net::ERR_INTERNET_DISCONNECTED',
  'missing part': 'A part of the program could not be loaded',
  'missing history': 'The history of the chat could not be fetched',
  'missing island': 'did not open on the page',
  'not sent': 'The message was not sent',
  'not kept': 'The conversation was not kept',
};

function isExpected(message: ConsoleMessage, expects: NonNullable<Person['expects']>): boolean {
  const text = message.text();
  return expects.some((what) =>
    text.includes(typeof what === 'number' ? `status of ${what} ` : REPORTS[what]),
  );
}
