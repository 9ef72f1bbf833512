import { spawnSync } from 'node:child_process';
import { College, type EngineName, onBoth } from '../college/college.ts';
import { dumpOfWritten } from '../college/dump.ts';
import { inParallel } from '../college/in-parallel.ts';
import { injections } from '../college/sample-inputs.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { parametersOf } from './parameters.ts';

/** Of all pairs of payload and parameter, one in so many, chosen by the seed. */
const ONE_IN = 30;
const AT_ONCE = 16;
/** A payload that makes the database sleep asks for 5 s and more. */
const LONGEST_MS = 4000;
const STATUSES = [200, 301, 302, 400, 401, 404, 405, 410, 414];

async function onEngine(context: ProofContext, engine: EngineName): Promise<string[]> {
  const college = await College.open(context, engine);
  for (const title of ['First', 'Second', 'Third'])
    await college.must('POST', '/api/notice', { json: { title } });
  await college.must('POST', '/api/contact', {
    token: '',
    json: { name: 'Asha', email: 'a@college.example', message: 'Hello' },
  });
  const before = await dumpOfWritten(college);
  const parameters = await parametersOf(college);
  const payloads = injections();
  const pairs = payloads.flatMap((payload) =>
    parameters.flatMap((at) => (context.random() < 1 / ONE_IN ? [at(payload)] : [])),
  );
  const [everyNotice, longest] = [3, { ms: 0 }];
  await inParallel(pairs, AT_ONCE, async (path) => {
    const { status, text, tookMs } = await college.call('GET', path);
    must(STATUSES.includes(status), `GET ${path} is answered with ${status} ${text.slice(0, 200)}`);
    must(tookMs < LONGEST_MS, `GET ${path} took ${Math.round(tookMs)} ms`);
    longest.ms = Math.max(longest.ms, tookMs);
  });
  const few = payloads.filter(() => context.random() < 1 / ONE_IN);
  await inParallel(few, 4, async (payload) => {
    const json = { email: payload, password: payload };
    const { status } = await college.call('POST', '/api/user/login', { token: '', json });
    must([400, 401].includes(status), `Signing in as ${payload} is answered with ${status}`);
    const { json: found } = await college.call(
      'GET',
      `/api/notices?q=${encodeURIComponent(payload.toWellFormed())}`,
    );
    must(!Array.isArray(found) || found.length < everyNotice, `${payload} finds every notice`);
  });
  for (const [table, rows] of await dumpOfWritten(college)) {
    const was = before.get(table);
    must(JSON.stringify(rows) === JSON.stringify(was), `${table} changed from ${was} to ${rows}`);
  }
  must(college.process.errors.length === 0, `The server logged ${college.process.errors[0]}`);
  return [
    `${payloads.length} payloads, ${parameters.length} parameters: ${pairs.length} reads and ${few.length} sign-ins, no 5xx, no row changed, at most ${Math.round(longest.ms)} ms`,
    ...scanners(),
  ];
}

function scanners(): string[] {
  const missing = ['sqlmap', 'wapiti'].filter((program) => spawnSync(program, ['--version']).error);
  return missing.length > 0 ? [`not tried, because they are not installed: ${missing.join(', ')}`] : [];
}

export const proof: Proof = {
  claim: 'No parameter of a read reaches the database as anything but a value.',
  fault: [
    {
      file: 'src/db/sqlite/engine.ts',
      from: 'sql<SqlBool>`instr(${sql.ref(column)}, ${typed}) > 0`)',
      to: "sql<SqlBool>`instr(${sql.ref(column)}, ${sql.raw(`'${typed}'`)}) > 0`)",
    },
  ],
  whyNot: () => null,
  run: (context) => onBoth(context, (engine) => onEngine(context, engine)),
};
