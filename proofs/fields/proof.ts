import { everyType } from '../../test/api/every-type.ts';
import type { Answer } from '../college/caller.ts';
import { College, type EngineName, onBoth } from '../college/college.ts';
import { dumpOf } from '../college/dump.ts';
import { sendWrite, writesOf } from '../college/writes.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { extrasFor, MARKS } from './extras.ts';
import { keysOf } from './keys.ts';
import { namesFor, READS } from './told.ts';

function mustTellOnlyListed(call: string, answer: Answer) {
  const names = namesFor(call);
  must(names, `Nobody has listed what ${call} may tell`);
  for (const key of keysOf(answer.json)) must(names.has(key), `${call} tells ${key}`);
}

/** Every write with at least 20 fields that it does not take. @returns how many writes and fields */
async function writeWithExtras(college: College): Promise<{ calls: number; extra: number }> {
  const writes = writesOf(college);
  let [calls, extra] = [0, 0];
  for (let next = await writes.next(); !next.done; ) {
    const write = next.value;
    const extras = extrasFor(write);
    const answer = await sendWrite(college, write, extras);
    const call = `${write.method} ${write.route}`;
    must(answer.status < 300, `${call} with unknown fields is answered with ${answer.status} ${answer.text}`);
    for (const mark of MARKS) must(!answer.text.includes(mark), `${call} took another field: ${answer.text}`);
    const { disabled = false, isView = false, isSpam = false } = answer.record;
    must(!disabled && !isView && !isSpam, `${call} took a field of staff: ${answer.text}`);
    mustTellOnlyListed(call, answer);
    calls += 1;
    extra += Object.keys(extras).length;
    next = await writes.next(answer);
  }
  return { calls, extra };
}

async function read(college: College): Promise<number> {
  const lists = everyType.map(({ plural }) => `/api/${plural}`);
  for (const path of [...READS, ...lists]) mustTellOnlyListed(`GET ${path}`, await college.must('GET', path));
  for (const { name } of everyType.filter((type) => type.name !== 'semester')) {
    const lines = (await college.must('GET', `/api/manage/${name}`)).json as { _id: string }[];
    must(lines.length > 0, `No ${name} is listed`);
    for (const path of lines.flatMap(({ _id }) => [
      `/api/manage/${name}/${_id}`,
      `/api/manage/${name}/${_id}/versions`,
    ]))
      mustTellOnlyListed(`GET ${path}`, await college.must('GET', path));
  }
  return READS.length + lists.length;
}

async function onEngine(context: ProofContext, engine: EngineName): Promise<string[]> {
  const college = await College.open(context, engine);
  const { calls, extra } = await writeWithExtras(college);
  let rows = 0;
  for (const [table, all] of await dumpOf(college)) {
    rows += all.length;
    for (const row of all)
      for (const mark of MARKS)
        must(!row.includes(mark), `${table} has what was sent as another field: ${row}`);
  }
  must(rows > calls, `Only ${rows} rows were found`);
  const reads = await read(college);
  return [
    `${calls} writes with ${extra} fields that they do not take: none in ${rows} rows, none answered`,
    `answers to these and to ${reads} reads tell nothing unlisted`,
  ];
}

export const proof: Proof = {
  claim: 'Writes take no field but their own, and answers tell none but the listed ones.',
  fault: [
    {
      file: 'src/accounts/account.ts',
      from: "  'disabled',\n  'lang',\n",
      to: "  'disabled',\n  'passwordHash',\n  'lang',\n",
    },
  ],
  whyNot: () => null,
  run: (context) => onBoth(context, (engine) => onEngine(context, engine)),
};
