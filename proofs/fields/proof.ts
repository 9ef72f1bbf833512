import { drafted, everyType } from '../../test/api/every-type.ts';
import type { Answer } from '../college/caller.ts';
import { College, type EngineName, onBothAtOnce, type RunningRoute } from '../college/college.ts';
import { dumpOf } from '../college/dump.ts';
import { sendWrite } from '../college/write.ts';
import { writesOf } from '../college/writes.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { extrasFor, MARKS } from './extras.ts';
import { keysOf } from './keys.ts';
import { FILES, namesFor, READS, READS_OF_ONE } from './told.ts';
import { sendWhatever } from './whatever.ts';

function mustTellOnlyListed(call: string, answer: Answer) {
  const names = namesFor(call);
  must(names, `Nobody has listed what ${call} may tell`);
  for (const key of keysOf(answer.json)) must(names.has(key), `${call} tells ${key}`);
}

/** Every write with at least 20 fields that it does not take. @returns how many writes and fields */
async function writeWithExtras(college: College): Promise<{ calls: number; extra: number }> {
  const writes = writesOf(college);
  const tried = new Set<string>();
  let [calls, extra] = [0, 0];
  for (let next = await writes.next(); !next.done; ) {
    const write = next.value;
    const extras = extrasFor(write);
    const answer = await sendWrite(college, write, extras);
    const call = `${write.method} ${write.route}`;
    must(answer.status < 400, `${call} with unknown fields is answered with ${answer.status} ${answer.text}`);
    const told = answer.text + JSON.stringify(answer.headers);
    for (const mark of MARKS) must(!told.includes(mark), `${call} took another field: ${answer.text}`);
    const {
      disabled = false,
      isView = false,
      isSpam = false,
    } = answer.text.startsWith('{') ? answer.record : {};
    must(!disabled && !isView && !isSpam, `${call} took a field of staff: ${answer.text}`);
    mustTellOnlyListed(call, answer);
    tried.add(call);
    calls += 1;
    extra += Object.keys(extras).length;
    next = await writes.next(answer);
  }
  const untried = writeRoutes(college).filter((call) => !tried.has(call));
  must(untried.length === 0, `Not tried with unknown fields: ${untried.join(', ')}`);
  return { calls, extra };
}

const DELETIONS_WITH_BODY = ['/api/account/totp', '/api/account/passkeys/{id}'];

/** Every call of the running router that takes a body. */
function writeRoutes(college: College): string[] {
  const takesBody = ({ method, path }: RunningRoute) =>
    method === 'POST' || method === 'PUT' || (method === 'DELETE' && DELETIONS_WITH_BODY.includes(path));
  return college
    .routes()
    .filter(takesBody)
    .map(({ method, path }) => `${method} ${path}`);
}

/** Every read of JSON that the running router has. @returns how many */
async function read(college: College): Promise<number> {
  const lists = everyType.map(({ plural }) => `/api/${plural}`);
  const made = new Set<string>();
  const readOne = async (path: string, route = path) => {
    made.add(route.split('?')[0] ?? '');
    mustTellOnlyListed(`GET ${route}`, await college.must('GET', path));
  };
  const { record } = await college.must('POST', '/api/faq', { json: { title: 'For the trash' } });
  await college.must('DELETE', `/api/faq/${record._id}`);
  for (const path of [...READS, ...lists]) await readOne(path);
  for (const [list, path] of READS_OF_ONE) {
    const [first] = (await college.must('GET', list)).json as { _id: string }[];
    must(first, `${list} is empty`);
    await readOne(path.replace('{id}', first._id), path);
  }
  await readOne('/api/manage/menu/versions/1', '/api/manage/menu/versions/{n}');
  for (const { name } of drafted) {
    const lines = (await college.must('GET', `/api/manage/${name}`)).json as { _id: string }[];
    must(lines.length > 0, `No ${name} is listed`);
    made.add(`/api/manage/${name}`);
    for (const { _id } of lines) {
      const path = `/api/manage/${name}/${_id}`;
      await readOne(path, `/api/manage/${name}/{id}`);
      await readOne(`${path}/versions`, `/api/manage/${name}/{id}/versions`);
      const versions = (await college.must('GET', `${path}/versions`)).json as { n: number }[];
      for (const { n } of versions)
        await readOne(`${path}/versions/${n}`, `/api/manage/${name}/{id}/versions/{n}`);
    }
  }
  const unread = college
    .routes()
    .filter(({ method, path }) => method === 'GET' && path.startsWith('/api/') && !FILES.test(path))
    .filter(({ path }) => !made.has(path));
  must(unread.length === 0, `Not read: ${unread.map(({ path }) => path).join(', ')}`);
  return made.size;
}

async function onEngine(context: ProofContext, engine: EngineName): Promise<string[]> {
  const college = await College.open(context, engine, { SMTP_URL: 'smtp://127.0.0.1:9' });
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
  const { tried, refused } = await sendWhatever(college, context.random, engine === 'SQLite');
  return [
    `${calls} writes with ${extra} fields that they do not take: none in ${rows} rows, none answered`,
    `answers to these and to ${reads} reads tell nothing unlisted`,
    `${tried} requests with every kind of value in every field, parameter, path and header: none is an error of the site, and the ${refused} that are refused leave nothing`,
  ];
}

export const proof: Proof = {
  claim: 'Writes take, and answers tell, only listed fields.',
  shown: { '# requests': /(\d+) requests/ },
  fault: [
    {
      file: 'src/accounts/account.ts',
      from: "  'disabled',\n  'lang',\n",
      to: "  'disabled',\n  'passwordHash',\n  'lang',\n",
    },
  ],
  whyNot: () => null,
  run: (context) => onBothAtOnce(context, onEngine),
};
