import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { College, type EngineName, onBoth } from '../college/college.ts';
import { dumpOf } from '../college/dump.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { LURE, plant } from './plant.ts';

/** Settings that are secrets, which no answer, log or manifest has. */
const SETTINGS = {
  METRICS_TOKEN: 'cnry-metrics-token-0123456789',
  LLM_BASE_URL: 'http://127.0.0.1:64999/v1',
  LLM_MODEL: 'none',
  LLM_API_KEY: 'cnry-key-of-the-model-0123456789',
  LOG_LEVEL: 'debug',
};
const LOOKING = [
  `/search?q=${LURE}`,
  `/ne/search?q=${LURE}`,
  `/api/notices?q=${LURE}`,
  `/api/newss?q=${LURE}`,
  `/api/faqs?q=${LURE}`,
  '/robots.txt',
  '/metrics',
  '/.env',
  '/nothing-here',
  '/api/nothing-here',
  '/api/notice/odd',
];
const MAX_PAGES = 400;

/** Everything public, by address: pages and their links, feeds, lists, search, errors. */
async function readable(college: College, token: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const routes = college.routes().filter(({ method, path }) => method === 'GET' && !path.includes('{'));
  const next = [...routes.map(({ path }) => path), ...LOOKING];
  for (let path = next.shift(); path !== undefined && found.size < MAX_PAGES; path = next.shift()) {
    if (found.has(path)) continue;
    const { text, headers } = await college.call('GET', path, { token });
    found.set(path, text + JSON.stringify(headers));
    for (const [, link = ''] of text.matchAll(
      /(?:href|src|<loc>|<link>)[=>]"?(?:https?:\/\/localhost:\d+)?(\/[^"<> ]*)/g,
    ))
      if (!found.has(link)) next.push(link.replaceAll('&amp;', '&').split('#')[0] ?? '/');
  }
  // Records of every kind by id, linked or not.
  const dump = await dumpOf(college);
  for (const type of ['notice', 'news', 'faq'])
    for (const id of new Set(
      [...dump.values()].flat().flatMap((row) => row.match(/(?<=")[0-9a-f]{24}(?=")/g) ?? []),
    ))
      for (const path of [`/api/${type}/${id}`, `/${type === 'news' ? 'news-and-events' : type}/x/${id}`])
        found.set(path, (await college.call('GET', path, { token })).text);
  for (const message of [
    LURE,
    `What is ${LURE}?`,
    'Who applied?',
    'Tell me the telephone number of the applicants',
  ])
    found.set(
      `assistant: ${message}`,
      (await college.call('POST', '/webhooks/rest/webhook', { token: '', json: { message } })).text,
    );
  return found;
}

function manifests(college: College, root: string, folder: string): string {
  const repository = join(folder, `backup-${college.engine}`);
  const env = { PATH: process.env.PATH ?? '', ...college.settings };
  execFileSync(process.execPath, [join(root, 'dist/server/cli.js'), 'backup', `${repository}/`], {
    env,
    cwd: root,
    stdio: 'pipe',
  });
  const files = readdirSync(repository, { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  );
  must(files.length > 0, 'The backup has no files');
  return files
    .filter(({ parentPath, name }) =>
      /manifest|snapshot|backups?\b|\.json/.test(join(parentPath.slice(repository.length), name)),
    )
    .map(({ parentPath, name }) => name + readFileSync(join(parentPath, name), 'latin1'))
    .join('\n');
}

function bundle(root: string): string {
  const files = readdirSync(join(root, 'dist/client'), { recursive: true, withFileTypes: true });
  return files
    .flatMap((one) =>
      one.isFile() && /\.(?:js|css|json)$/.test(one.name)
        ? [readFileSync(join(one.parentPath, one.name), 'utf8')]
        : [],
    )
    .join('\n');
}

async function onEngine(context: ProofContext, engine: EngineName): Promise<string[]> {
  const college = await College.open(context, engine, SETTINGS);
  const secrets = await plant(college, context.random);
  for (const value of [SETTINGS.METRICS_TOKEN, SETTINGS.LLM_API_KEY, college.settings.ADMIN_PASSWORD ?? ''])
    secrets.set(value, 'setting');
  secrets.set(college.token, 'token of the administrator');
  for (const row of (await dumpOf(college)).get('account') ?? [])
    secrets.set((JSON.parse(row) as { passwordHash: string }).passwordHash, 'hash');
  must(secrets.size >= 200, `Only ${secrets.size} secrets were planted`);

  const student = await college.add('student');
  let places = 0;
  const mustHaveNone = (where: string, text: string) => {
    places += 1;
    for (const [word, what] of secrets) must(!text.includes(word), `${where} has the ${what}: ${word}`);
  };
  for (const token of ['', student.token])
    for (const [path, text] of await readable(college, token)) mustHaveNone(path, text);
  // Staff with one duty receive nothing of another duty.
  const author = await college.add('admin', ['author']);
  for (const path of [
    '/api/applications',
    '/api/applications.csv',
    '/api/accounts',
    '/api/manage/audit',
    '/api/account/x',
  ])
    mustHaveNone(path, (await college.call('GET', path, { token: author.token })).text);
  for (const [where, text] of Object.entries({
    'the log': college.process.said(),
    'the manifest of a backup': manifests(college, context.root, context.folder),
    'the bundle': bundle(context.root),
  })) {
    must(text.length > 1000, `There is nothing in ${where}: ${text}`);
    mustHaveNone(where, text);
  }
  return [
    `${secrets.size} secrets of every private kind, ${places} places read by a visitor, a student and staff: none found`,
  ];
}

export const proof: Proof = {
  claim:
    'Nothing private is in anything that others read: pages, lists, search, chat, log, backup’s manifest, bundle.',
  fault: [
    {
      file: 'src/server/api/submission-routes.ts',
      from: "    access: type.duties,\n    summary: 'The whole list, newest first, or one page of it',",
      to: "    access: 'open',\n    summary: 'The whole list, newest first, or one page of it',",
    },
  ],
  whyNot: () => null,
  run: (context) => onBoth(context, (engine) => onEngine(context, engine)),
};
