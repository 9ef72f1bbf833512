/**
 * `npm run release-databases` keeps the databases of the version that is about to be released in `test/upgrade/VERSION/`,
 * with what the API answers on them: from then on a test brings them up to date. Needs root, and Debian's PostgreSQL.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { College, ENGINES } from '../proofs/college/college.ts';
import { PostgresServer, program } from '../proofs/postgres/cluster.ts';
import type { ProofContext } from '../proofs/runner/proof.ts';
import { drafted, everyType, twinsOf } from '../test/api/every-type.ts';
import { multipart, smallPicture } from '../test/pictures.ts';
import { answersOf, KEPT_AT } from '../test/upgrade/answers.ts';

const root = join(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const target = join(root, 'test', 'upgrade', version);

/** Stores something of every kind: of each type a live record, a draft, a version and one in the trash; the inbox; accounts. */
async function fill(college: College): Promise<void> {
  const picture = await smallPicture();
  const post = async (path: string, json: object, token?: string) =>
    (await college.must('POST', path, { json, ...(token !== undefined && { token }) })).record;
  const faculty = (await post('/api/faculty', { title: 'BCA', title_ne: 'बीसीए' }))._id ?? '';
  for (const type of everyType) {
    const { name, named, rich, plain } = type;
    const texts = (word: string) => ({
      [named]: `${word} ${name}`,
      ...Object.fromEntries(rich.map((field) => [field, `<p>${word} <strong>${field}</strong></p>`])),
      ...Object.fromEntries(plain.map((field) => [field, field === 'seats' ? '40' : `${word} ${field}`])),
      ...Object.fromEntries(twinsOf(type).map((field) => [field, `नेपाली ${name}`])),
      ...(type.more.includes('date') && { date: '2026-11-10' }),
      ...(name === 'news' && { eventDay: '2026-12-01', eventTime: '10:00', eventEnd: '12:00' }),
      ...(name === 'semester' && { faculty }),
    });
    const make = async (word: string) => {
      const body = type.pictures === 'none' ? undefined : multipart({ ...texts(word), image: picture });
      return college.must('POST', `/api/${name}`, body ? { body } : { json: texts(word) });
    };
    const tag = ({ headers }: Awaited<ReturnType<typeof make>>) => ({ 'if-match': String(headers.etag) });
    const kept = await make('Kept');
    const path = `/api/${name}/${kept.record._id}`;
    await college.must('PUT', path, { json: { [named]: `Changed ${name}` }, headers: tag(kept) });
    const gone = await make('Gone');
    await college.must('DELETE', `/api/${name}/${gone.record._id}`);
    if (!drafted.includes(type)) continue;
    const managed = await college.must('GET', `/api/manage/${name}/${kept.record._id}`);
    const draft = { json: { fields: { [named]: `Drafted ${name}` } }, headers: tag(managed) };
    await college.must('PUT', `/api/manage/${name}/${kept.record._id}/draft`, draft);
    await college.must('POST', `/api/manage/${name}/${kept.record._id}/preview`, { json: {} });
    const begun = await college.must('POST', `/api/manage/${name}`, { json: texts('Scheduled') });
    if (type.pictures === 'list') continue;
    const at = { json: { at: '2026-12-24T04:15:00.000Z' }, headers: tag(begun) };
    await college.must('POST', `/api/manage/${name}/${begun.record._id}/publish`, at);
  }
  const visitor = { name: 'Sita Gurung', phone: '9841234567', email: 'sita@college.example' };
  await post('/api/contact', { ...visitor, fullName: visitor.name, message: 'A word' }, '');
  await post('/api/application', { ...visitor, fullName: visitor.name, faculty, program: faculty }, '');
  await post('/webhooks/rest/webhook', { sender: 'visit', message: 'What are the fees of BCA?' }, '');
  await post('/api/manage/redirects', { from: '/old', to: '/notices' });
  for (const role of ['admin', 'teacher', 'student'] as const) await college.add(role);
}

async function keep(context: ProofContext, engine: (typeof ENGINES)[number]): Promise<void> {
  const server = engine === 'PostgreSQL' ? await PostgresServer.create(context) : undefined;
  await server?.startEmpty('chautari');
  const settings = {
    NOW: KEPT_AT,
    // No mail server, so that the mails wait.
    SMTP_URL: 'smtp://127.0.0.1:9',
    NOTIFY_EMAIL: 'office@college.example',
    ...(server && { DATABASE_URL: server.url('chautari', 'site') }),
  };
  const college = await College.open(context, engine, settings);
  await fill(college);
  const answers = await answersOf(async (method, path) => {
    const { status, headers, json } = await college.call(method, path);
    return { status, json, headers: { get: (name) => String(headers[name] ?? '') } };
  });
  await college.process.end('SIGTERM');
  const file = (name: string, bytes: Buffer | string) =>
    writeFileSync(join(target, name), gzipSync(bytes, { level: 9 }));
  file(`${engine}.json.gz`, JSON.stringify(answers));
  if (!server) return file('SQLite.sqlite.gz', readFileSync(join(college.dataDir, 'chautari.sqlite')));
  const options = [
    '--no-owner',
    '--no-privileges',
    '--inserts',
    '--rows-per-insert=100',
    server.url('chautari'),
  ];
  const dump = execFileSync(program('pg_dump'), options, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  // Lines for psql alone.
  file('PostgreSQL.sql.gz', dump.replace(/^\\.*$/gm, ''));
}

const folder = mkdtempSync(join(tmpdir(), 'chautari-release-'));
const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
const context: ProofContext = {
  root,
  folder,
  seed: 1,
  random: Math.random,
  log: console.log,
  onEnd: (end) => void ends.push(end),
};
mkdirSync(target, { recursive: true });
try {
  for (const engine of ENGINES) await keep(context, engine);
  console.log(`Kept the databases of ${version} in test/upgrade/${version}.`);
} finally {
  for (const end of ends.reverse()) await end();
}
