import { College, type EngineName, onBothAtOnce } from '../college/college.ts';
import { dumpOfWritten } from '../college/dump.ts';
import { inParallel } from '../college/in-parallel.ts';
import { injections } from '../college/sample-inputs.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { parametersOf } from './parameters.ts';
import { scan } from './scanners.ts';

/**
 * One payload in this many, chosen by the seed, is also sent to the login; not all of them, because each costs a
 * password hash.
 */
const ONE_IN = 30;
const AT_ONCE = 16;
/** The share of the parameters that each payload goes through on PostgreSQL, in turns; on SQLite it is all. */
const PART_ON_POSTGRESQL = 0.25;
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
  const kinds = await parametersOf(college);
  const payloads = injections();
  const [everyNotice, longest] = [3, { ms: 0 }];
  const perPayload = engine === 'SQLite' ? kinds.length : Math.ceil(kinds.length * PART_ON_POSTGRESQL);
  const start = Math.floor(context.random() * kinds.length);
  await inParallel(payloads, AT_ONCE, async (payload, index) => {
    for (let turn = 0; turn < perPayload; turn += 1) {
      const kind = kinds[(start + index * perPayload + turn) % kinds.length] ?? [];
      // Types take turns among the payloads.
      const path = kind[index % kind.length]?.(payload) ?? '/';
      const { status, text, tookMs } = await college.call('GET', path);
      must(STATUSES.includes(status), `GET ${path} is answered with ${status} ${text.slice(0, 200)}`);
      must(tookMs < LONGEST_MS, `GET ${path} took ${Math.round(tookMs)} ms`);
      longest.ms = Math.max(longest.ms, tookMs);
    }
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
  const scanned = await scan(college, context.folder);
  must(college.process.errors.length === 0, `The server logged ${college.process.errors[0]}`);
  return [
    `${payloads.length} payloads × ${perPayload} of ${kinds.length} kinds of parameters (${kinds.flat().length} parameters) and ${few.length} sign-ins: no 5xx, no row changed, at most ${Math.round(longest.ms)} ms`,
    ...scanned,
  ];
}

export const proof: Proof = {
  claim: 'No parameter reaches the database as anything but a value.',
  shown: { '# payloads': /(\d+) payloads/ },
  fault: [
    {
      file: 'src/db/sqlite/engine.ts',
      from: 'sql<SqlBool>`instr(${sql.ref(column)}, ${typed}) > 0`)',
      to: "sql<SqlBool>`instr(${sql.ref(column)}, ${sql.raw(`'${typed}'`)}) > 0`)",
    },
  ],
  whyNot: () => null,
  run: (context) => onBothAtOnce(context, onEngine),
};
