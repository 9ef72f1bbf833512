import { everyType } from '../../test/api/every-type.ts';
import type { ApiDocument } from '../../test/hostile/document.ts';
import { type Choose, everyValue, type HostileRequest } from '../../test/hostile/requests.ts';
import { answersTo, faultOf, isRepeatable, type SendRaw, tryEverything } from '../../test/hostile/rounds.ts';
import { makeTargets } from '../../test/hostile/targets.ts';
import type { College } from '../college/college.ts';
import { dumpOfWritten } from '../college/dump.ts';
import { must } from '../runner/proof.ts';

/** Parameters of pages; each page gets those of all. */
const PARAMETERS = ['page', 'q', 'type', 'program', 'part'];
/** Refused requests that are sent once more, to see that they leave nothing. */
const MOST_REPEATED = 10_000;
/**
 * The types with every kind of field between them, whose fields get every value on one database; those of the others, and
 * of all on the other database, some at random.
 */
const WHOLE_TYPES = ['notice', 'news', 'gallery'];
const SOME = 2;

/**
 * Sends every kind of value to every field, parameter, path and header of the running program (requirement 22.63).
 * @param isWhole whether every value is sent to the fields of some types
 * @returns how many requests, and how many of them were refused
 */
export async function sendWhatever(
  college: College,
  random: () => number,
  isWhole: boolean,
): Promise<{ tried: number; refused: number }> {
  const send: SendRaw = async ({ method, path, headers, body }) => {
    const answer = await college.call(method, path, { headers, ...(body !== undefined && { body }) });
    const { etag } = answer.headers;
    return { ...answer, etag: typeof etag === 'string' ? etag : undefined };
  };
  const document = (await college.must('GET', '/api/openapi.json')).json as ApiDocument;
  const ids = await makeTargets((method, path, options = {}) => {
    const { json, body, headers = {} } = options;
    return college.call(method, path, { json, headers, ...(body instanceof FormData && { body }) });
  });
  const pages = college
    .routes()
    .filter(({ method, path }) => method === 'GET' && !path.startsWith('/api/') && !path.endsWith('*'))
    .map(({ path }) => ({ url: path.replaceAll(/\{(\w+)\}/g, ':$1'), parameters: PARAMETERS }));
  const whole = isWhole ? WHOLE_TYPES : [];
  const others = everyType.map(({ name }) => name).filter((name) => !whole.includes(name));
  const someValues: Choose = (values) =>
    Array.from({ length: SOME }, () => values[Math.floor(random() * values.length)]).filter(
      (value) => value !== undefined,
    );
  const refused: HostileRequest[] = [];
  let tried = 0;
  for (const [choose, types] of [
    [everyValue, whole],
    [someValues, others],
  ] as const)
    for await (const one of tryEverything({ document, pages, ids, send, choose, types })) {
      const fault = faultOf(one);
      must(fault === null, `What was sent is answered wrongly: ${fault}`);
      tried += 1;
      if (isRepeatable(one)) refused.push(one.request);
    }
  const before = await dumpOfWritten(college);
  for await (const { request, status } of answersTo(send, refused.slice(0, MOST_REPEATED)))
    must(status >= 400, `${request.method} ${request.path} is refused, then taken: ${request.body}`);
  const after = await dumpOfWritten(college);
  for (const [table, rows] of before)
    must(rows.join('\n') === after.get(table)?.join('\n'), `A refused request changes ${table}`);
  return { tried, refused: refused.length };
}
