import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { College, type EngineName, onBoth } from '../college/college.ts';
import { inParallel } from '../college/in-parallel.ts';
import { redirections, traversals } from '../college/sample-inputs.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { pathsTo } from './paths-to.ts';

const FOLDERS = [
  '',
  '/uploads',
  '/assets',
  '/icons',
  '/api/manage/file',
  '/api/notice',
  '/admin',
  '/ne',
  '/notice/x',
];
const AT_ONCE = 16;
const STATUSES = [200, 301, 302, 308, 400, 401, 404, 405, 410, 414];
const CANARY = 'canary-outside-of-the-site';
/** Content of files of the machine, the database and the data folder. */
const OUTSIDE = new RegExp(`root:.*:0:0|\\[fonts\\]|SQLite format 3|${CANARY}|PG_VERSION|"dependencies":`);

/** A path as a request line can have it. */
const asTarget = (path: string) =>
  path
    .toWellFormed()
    .replace(/[^\x21-\x7e]/g, encodeURIComponent)
    .replaceAll('#', '%23');

async function onEngine(context: ProofContext, engine: EngineName): Promise<string[]> {
  const college = await College.open(context, engine);
  const canaries = ['canary.txt', 'canary.json', 'canary.webp', 'canary'].map((name) =>
    join(college.dataDir, name),
  );
  for (const path of canaries) writeFileSync(path, CANARY);
  const collected = traversals().map((path) => asTarget(path).replace(/^\/?/, '/'));
  const own = [...canaries, join(college.dataDir, 'chautari.sqlite'), '/etc/passwd'].flatMap(pathsTo);
  const targets = FOLDERS.flatMap((folder) => [...collected, ...own].map((path) => folder + path));
  const told = { leads: 0 };
  await inParallel(targets, AT_ONCE, async (path) => {
    const { status, text, headers } = await college.call('GET', path);
    must(STATUSES.includes(status), `GET ${path} is answered with ${status}`);
    must(!OUTSIDE.test(text), `GET ${path} is answered with a file from outside: ${text.slice(0, 100)}`);
    if (headers.location) told.leads += 1;
    mustStay(college, path, headers.location);
  });
  const leads = redirections().flatMap((text) => [
    asTarget(text).replace(/^\/?/, '/'),
    `/notice${asTarget(text)}`,
    `/ne/${asTarget(text)}`,
  ]);
  await inParallel(leads, AT_ONCE, async (path) => {
    const { status, headers } = await college.call('GET', path);
    must(STATUSES.includes(status), `GET ${path} is answered with ${status}`);
    mustStay(college, path, headers.location);
  });
  must(college.process.errors.length === 0, `The server logged ${college.process.errors[0]}`);
  return [
    `${targets.length} paths out of ${FOLDERS.length} folders: nothing from outside; ${leads.length} that lead elsewhere: none left the site`,
  ];
}

/** A redirect stays on the site. */
function mustStay(college: College, path: string, location: unknown) {
  if (location === undefined) return;
  const { host } = new URL(String(location), college.url);
  must(host === new URL(college.url).host || host === 'localhost:0', `GET ${path} leads to ${location}`);
}

export const proof: Proof = {
  claim: 'No path reaches what is not served, or leads elsewhere.',
  shown: { '# paths': /(\d+) paths out/ },
  fault: [
    {
      file: 'src/server/asset-files.ts',
      from: '  if (!type || name !== basename(name)) return null;',
      to: '  void basename;\n  if (!type) return null;',
    },
  ],
  whyNot: () => null,
  run: (context) => onBoth(context, (engine) => onEngine(context, engine)),
};
