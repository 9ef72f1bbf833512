import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { quantile } from '../../bench/statistics.ts';
import { openLine } from '../../test/line.ts';
import { pictureFile } from '../../test/pictures.ts';
import { DatabaseServer } from '../chaos/database-server.ts';
import { College, type EngineName, onBoth } from '../college/college.ts';
import { rowsOf } from '../college/rows.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import type { VisitorsTold } from '../slow/visitors.ts';
import { FAULTS, Services } from './services.ts';

const PAGES = ['/', '/notices', '/contact-us', '/api/notices?page=1'];
/** How long visitors are watched at least. */
const LEAST_MS = 4000;
const MOST_P99_MS = 100;
const MOST_TIMES_CALM = 4;
const ASKED_AT_ONCE = 8;
const MAIL_STATES = ['waiting', 'sending', 'sent'];
/** A store that is silent is given up by then. */
const UPLOAD_MS = 60_000;

/** Visits pages while something lasts. */
async function visitedDuring(college: College, onEnd: ProofContext['onEnd'], lasts: () => Promise<unknown>) {
  const workerData = { url: college.url.replace('localhost', '127.0.0.1'), paths: PAGES };
  const visitors = new Worker(new URL('../slow/visitors.ts', import.meta.url), { workerData });
  onEnd(() => visitors.terminate());
  await Promise.all([lasts(), pause(LEAST_MS)]);
  visitors.postMessage('stop');
  const [told] = (await once(visitors, 'message')) as [VisitorsTold];
  must(told.failures.length === 0, `Visitors were refused: ${told.failures.slice(0, 3)}`);
  return quantile(told.latencies, 0.99);
}

/** Everything that calls outside, at once. @throws when a refusal says nothing */
async function callAll(college: College, fault: string): Promise<void> {
  const ask = async () => {
    const json = { message: 'When is the library open?' };
    const { status, record, text } = await college.call('POST', '/webhooks/rest/webhook', {
      json,
      token: '',
    });
    must(
      [200, 502, 503, 504].includes(status),
      `A question is answered with ${status} ${text.slice(0, 200)}`,
    );
    must(
      status === 200 || (record.message ?? '').length > 10,
      `A refusal says nothing: ${text.slice(0, 200)}`,
    );
    must(!text.includes('secret of the network'), 'The chat tells what stands behind a redirect');
  };
  const write = async (index: number) => {
    const json = { name: `${fault} ${index}`, email: 'asha@college.example', message: 'When does it begin?' };
    await college.must('POST', '/api/contact', { json, token: '' });
    await college.must('POST', '/api/notice', { json: { title: `${fault} notice ${index}` } });
  };
  const upload = async () => {
    const body = new FormData();
    body.append('image', await pictureFile({ width: 330, height: 20 }));
    const sent = { body, deadlineMs: UPLOAD_MS };
    const { status, record, text } = await college.call('POST', '/api/picture', sent);
    must(
      status < 300 || ([502, 503, 504].includes(status) && (record.message ?? '').length > 10),
      `A picture is answered with ${status} ${text.slice(0, 200)}`,
    );
  };
  const some = Array.from({ length: ASKED_AT_ONCE }, (_, index) => index);
  await Promise.all([...some.map(ask), ...some.map(write), upload()]);
}

/** Every acknowledged message has its mails. @returns how many */
async function compare(college: College): Promise<number> {
  const mails = await rowsOf(college, 'select state from mail');
  const messages = await rowsOf(college, 'select _id from contact');
  must(mails.length >= messages.length, `${messages.length} messages have ${mails.length} mails`);
  const lost = mails.filter(({ state }) => !MAIL_STATES.includes(String(state)));
  must(lost.length === 0, `${lost.length} mails are ${lost[0]?.state}`);
  return mails.length;
}

/** A database that is away: what is cached is served, the rest refused with 503, and all is back with it. */
async function withoutDatabase(context: ProofContext): Promise<string[]> {
  const { url } = await DatabaseServer.create(context);
  const line = await openLine(url);
  context.onEnd(() => line.cut());
  const through = new URL(url);
  through.host = line.host;
  const folder = join(context.folder, 'away');
  mkdirSync(folder);
  const college = await College.open({ ...context, folder }, 'PostgreSQL', {
    DATABASE_URL: through.href,
  });
  await college.must('GET', '/notices', { token: '' });
  line.cut();
  await pause(2000);
  const json = { name: 'Asha', email: 'asha@college.example', message: 'Hello' };
  const refused = await college.call('POST', '/api/contact', { json, token: '' });
  must(refused.status === 503 && refused.headers['retry-after'], `Without a database: ${refused.status}`);
  await college.must('GET', '/notices', { token: '' });
  await line.mend();
  for (const deadline = performance.now() + 20_000; ; await pause(100)) {
    const { status } = await college.call('POST', '/api/contact', { json, token: '' });
    if (status === 201) break;
    must(performance.now() < deadline, `With the database back, a message is answered with ${status}`);
  }
  return ['database away: cached pages served, 503 with Retry-After for the rest, back with it'];
}

async function onEngine(context: ProofContext, engine: EngineName): Promise<string[]> {
  const assistant = engine === 'SQLite' ? 'chatbot' : 'model';
  const services = await Services.start(context, assistant);
  const college = await College.open(context, engine, services.settings);
  await services.fail(null);
  const json = { title: 'Library', description: '<p>The library is open from ten to five.</p>' };
  await college.must('POST', '/api/notice', { json });
  for (const page of PAGES) await college.must('GET', page, { token: '' });
  const { onEnd } = context;
  const calm = await visitedDuring(college, onEnd, () => callAll(college, 'Calm'));
  const waits: string[] = [];
  for (const fault of FAULTS) {
    await services.fail(fault);
    const p99 = await visitedDuring(college, onEnd, () => callAll(college, fault));
    waits.push(`${fault} ${p99.toFixed(0)} ms`);
    must(
      p99 < Math.max(MOST_P99_MS, MOST_TIMES_CALM * calm),
      `With ${fault} services 99 % of pages take up to ${p99.toFixed(0)} ms, ${calm.toFixed(0)} ms in calm`,
    );
    must(services.inward === 0, `${services.inward} requests followed a redirect into the network`);
  }
  await services.fail(null);
  const mails = await compare(college);
  return [
    `${assistant}, mail server and store ${FAULTS.join(', ')}: every refusal says why, no request inwards`,
    `99 % of pages within ${calm.toFixed(0)} ms in calm, ${waits.join(', ')}`,
    `${mails} mails kept`,
    ...(engine === 'PostgreSQL' ? await withoutDatabase(context) : []),
  ];
}

export const proof: Proof = {
  claim: 'Dead, slow, endless or redirecting services harm neither site nor network.',
  shown: { '# mails kept': /(\d+) mails kept/ },
  fault: [
    {
      file: 'src/assistant/outside-service.ts',
      from: "redirect: 'error',",
      to: "redirect: 'follow',",
    },
  ],
  whyNot: () => null,
  run: (context) => onBoth(context, (engine) => onEngine(context, engine)),
};
