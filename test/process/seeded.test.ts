import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentTypes } from '../../src/content/index.ts';
import { readSql } from '../run-sql.ts';
import { type Installation, installations } from './installations.ts';
import { setUpServers, stopServer } from './server.ts';

const [embedded] = installations;
const CLI = fileURLToPath(new URL('../../dist/server/cli.js', import.meta.url));

/** Number of records by the plural of their type. */
const COUNTS = Object.fromEntries(
  contentTypes.map(({ name, plural }) => {
    const file = new URL(`../../demo/records/${name}.json`, import.meta.url);
    return [plural, (JSON.parse(readFileSync(file, 'utf8')) as unknown[]).length];
  }),
);
const ALL = Object.values(COUNTS).reduce((sum, count) => sum + count);
const ACCOUNTS = 8;
/** Submissions that are not spam. */
const SENT = { applications: 12, contacts: 8 };
const SPAM = 2;
const ALL_SENT = SENT.applications + SENT.contacts + SPAM;
/** Conversations with the assistant. */
const CHATS = 10;
/** Records that the college changed: a notice, and a faculty with a new semester. */
const KEPT = 2;

interface Seeded {
  _id: string;
  title?: string;
  name?: string;
  facultyTitle?: string;
  image?: string | string[] | null;
  imageAlt?: string | string[];
  semesters?: { title: string }[];
  attachments?: { path: string; name: string }[];
}

describe('The demonstration college', { timeout: 300_000 }, () => {
  let installation: Installation;
  beforeEach(async () => {
    installation = await embedded.make();
  });
  afterEach(async () => {
    await installation.remove();
  });
  const startServer = setUpServers();
  const start = () => {
    return startServer({ ...installation.settings, SEED: 'demo' });
  };
  const operate = async (...args: string[]) => {
    const env = { PATH: process.env.PATH, ...installation.settings };
    return (await promisify(execFile)(process.execPath, [CLI, ...args], { env })).stdout;
  };

  test('is complete after seeding was killed and restarted, with a usable admin account, and can be removed [10.1, 10.4]', async () => {
    const killed = start();
    const isSeeding = async () =>
      (await readdir(join(installation.dataDir, 'uploads')).catch(() => [])).length > 5;
    while (!(await isSeeding())) await new Promise((resolve) => setTimeout(resolve, 100));
    killed.child.kill('SIGKILL');
    await killed.exited;
    const accountsFile = await readFile(join(installation.dataDir, 'first-accounts.txt'), 'utf8');
    const password = /admin@localhost\s+password: (\S+)/.exec(accountsFile)?.[1] ?? '';

    const server = start();
    const url = await server.serving;
    for (const [plural, count] of Object.entries(COUNTS)) {
      const list: Seeded[] = await (await fetch(`${url}/api/${plural}`)).json();
      const names = list.map(({ title, name, facultyTitle = '' }) => `${title ?? name} ${facultyTitle}`);
      expect(new Set(names).size, plural).toBe(count);
      expect(list, plural).toHaveLength(count);
      // No two records share a picture file, and each picture has its alternative text.
      const paths = list.flatMap(({ image }) => image ?? []);
      expect(new Set(paths).size, plural).toBe(paths.length);
      for (const { image, imageAlt } of list)
        if (image) expect([imageAlt].flat().filter(Boolean)).toHaveLength([image].flat().length);
    }
    const handed = await Promise.all(
      ['notices', 'newss', 'admissions', 'scholarships'].map(async (plural) => {
        const list: Seeded[] = await (await fetch(`${url}/api/${plural}`)).json();
        return list.flatMap(({ attachments = [] }) => attachments);
      }),
    );
    expect(handed.flat()).toHaveLength(7);
    for (const { path, name } of handed.flat()) {
      const document = await fetch(new URL(path, url));
      expect(document.headers.get('content-type'), name).toBe('application/pdf');
      expect(Buffer.from(await document.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-/);
    }
    const faculties: Seeded[] = await (await fetch(`${url}/api/faculties`)).json();
    expect(faculties.map(({ title }) => title)).toEqual(['BCA', 'BBA', 'BIM', 'BSc CSIT', 'BBS']);
    expect(faculties.map(({ semesters = [] }) => semesters.length)).toEqual([8, 8, 8, 8, 4]);
    expect(faculties[0]?.semesters?.[0]?.title).toBe('First Semester');
    const signedIn = await fetch(`${url}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@localhost', password }),
    });
    const { token } = await signedIn.json();
    const asAdmin = { headers: { authorization: `Bearer ${token}` } };
    for (const [plural, count] of Object.entries(SENT)) {
      const list: { isView: boolean }[] = await (await fetch(`${url}/api/${plural}`, asAdmin)).json();
      expect(list, plural).toHaveLength(count);
      expect(new Set(list.map(({ isView }) => isView)), plural).toEqual(new Set([true, false]));
    }
    const chats: { conversation: { bot: string }[] }[] = await (
      await fetch(`${url}/api/chats`, asAdmin)
    ).json();
    expect(chats).toHaveLength(CHATS);
    expect(
      chats.flatMap(({ conversation }) => conversation).some(({ bot }) => bot.includes('](/faqs#')),
    ).toBe(true);
    const unanswered: unknown[] = await (await fetch(`${url}/api/unanswered`, asAdmin)).json();
    expect(unanswered.length).toBeGreaterThan(0);
    const accounts: { role: string; semester: string | null }[] = await (
      await fetch(`${url}/api/accounts`, asAdmin)
    ).json();
    expect(accounts).toHaveLength(ACCOUNTS + 1);
    for (const { role, semester } of accounts) expect(semester === null, role).toBe(role !== 'student');
    const [kept] = await (await fetch(`${url}/api/notices?limit=1`)).json();
    const changed = await fetch(`${url}/api/notice/${kept._id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ title: 'Ours from now on' }),
    });
    expect(changed.status).toBe(200);
    const added = await fetch(`${url}/api/semester`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ title: 'Bridge course', faculty: faculties[0]?._id }),
    });
    expect(added.ok).toBe(true);
    expect(await stopServer(server)).toBe(0);

    expect(await operate('seed', '--remove')).toContain(
      `Removed ${ALL + ACCOUNTS + ALL_SENT + CHATS - KEPT} records and accounts of the demonstration; ${KEPT} that`,
    );
    const site = { environment: installation.settings, dataDir: installation.dataDir };
    const rest = await readSql(site, 'select email from account');
    expect(rest).toEqual([{ email: 'admin@localhost' }]);
    const again = start();
    const nextUrl = await again.serving;
    for (const plural of Object.keys(COUNTS)) {
      if (['notices', 'faculties', 'semesters'].includes(plural)) continue;
      expect(await (await fetch(`${nextUrl}/api/${plural}`)).json(), plural).toEqual([]);
    }
    expect(await (await fetch(`${nextUrl}/api/faculties`)).json()).toMatchObject([
      { title: 'BCA', semesters: [{ title: 'Bridge course' }] },
    ]);
    expect(await (await fetch(`${nextUrl}/api/notices`)).json()).toMatchObject([
      { title: 'Ours from now on' },
    ]);
    expect(await stopServer(again)).toBe(0);
  });
});
