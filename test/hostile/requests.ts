import { type Call, type Place, placesOf, sampleOf, withValue } from './document.ts';
import { BROKEN_TEXTS, HEADER_VALUES, HEADERS, JSON_VALUES, MALFORMED_JSON, TEXTS } from './values.ts';

/** A request that no form and no program of ours sends. */
export interface HostileRequest {
  method: string;
  /** With everything percent-encoded that has to be. */
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Of all the values at one place, those to send. @param at number of the place, from 0 */
export type Choose = <V>(values: readonly V[], at: number) => readonly V[];

export const everyValue: Choose = (values) => values;

/** The first at every place, and one of the others, so that each is sent somewhere. */
export const twoOfThem: Choose = (values, at) =>
  values.length < 2
    ? values
    : [values[0], values[1 + ((at * 7) % (values.length - 1))]].filter((one) => one !== undefined);

const FORM = 'application/x-www-form-urlencoded';
const BOUNDARY = 'x-y-z';

/** Everything in every field of a call's body, in each encoding that it takes. @param path with its ids */
export function* bodiesFor(
  call: Call,
  path: string,
  headers: Record<string, string>,
  choose: Choose,
): Generator<HostileRequest> {
  const { method, media, schema } = call;
  const request = (type: string, body: string) => ({
    method,
    path,
    headers: { ...headers, 'content-type': type },
    body,
  });
  const places = placesOf(call);
  const valid = () => sampleOf(schema);
  if (media.includes('application/json')) {
    for (const [at, place] of places.entries())
      for (const value of choose(JSON_VALUES, at))
        yield request('application/json', withValue(valid(), place, value));
    for (const whole of choose([...JSON_VALUES, ...MALFORMED_JSON], path.length))
      yield request('application/json', whole);
    for (const name of ['__proto__', 'constructor', 'toString', ''])
      yield request('application/json', withValue(valid(), [name], '{"toString":1}'));
  }
  const names = [...new Set(places.map(([name]) => String(name)))];
  const texts = textsOf(valid());
  for (const [at, name] of names.entries())
    for (const text of choose(TEXTS, at)) {
      const fields: [string, string][] = [...texts.filter(([field]) => field !== name), [name, text]];
      if (media.includes(FORM)) yield request(FORM, new URLSearchParams(fields).toString());
      if (media.includes('multipart/form-data'))
        yield request(`multipart/form-data; boundary=${BOUNDARY}`, multipartOf(fields));
    }
  for (const [at, name] of names.entries()) yield* oddForms(call, name, at, choose, request);
  if (media.includes('text/csv'))
    for (const text of TEXTS) yield request('text/csv', `from,to\n${text},/x\n`);
}

/** Names that come twice, or that other programs take for lists and objects; files for texts. */
function* oddForms(
  { media }: Call,
  name: string,
  at: number,
  choose: Choose,
  request: (type: string, body: string) => HostileRequest,
): Generator<HostileRequest> {
  const odd = [`${name}=a&${name}=b`, `${name}[]=a`, `${name}[toString]=1`, `${name}.a=1`, `${name}=%zz`, `${name}=%ff`, name, '&&&', '=']; // biome-ignore format: a list
  if (media.includes(FORM)) for (const body of choose(odd, at)) yield request(FORM, body);
  if (!media.includes('multipart/form-data')) return;
  const type = `multipart/form-data; boundary=${BOUNDARY}`;
  const file = part(`name="${name}"; filename="a.txt"`, 'no picture');
  const broken = [file, part(`name="${name}"; filename=""`, ''), part(`name="${name}`, 'x'), part('', 'x'), `--${BOUNDARY}`, 'x']; // biome-ignore format: a list
  for (const body of choose(broken, at)) yield request(type, body);
  yield request('multipart/form-data', file);
}

const part = (header: string, body: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${header}\r\n\r\n${body}\r\n--${BOUNDARY}--\r\n`;

const multipartOf = (fields: readonly [string, string][]) =>
  `${fields.map(([name, text]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`).join('')}--${BOUNDARY}--\r\n`;

/** A valid body's fields as forms send them. */
const textsOf = (body: unknown): [string, string][] =>
  Object.entries((body ?? {}) as object).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);

/** Every text in each parameter of an address. @param template with `{names}` of what is put into the path */
export function* addressesFor(
  { method, template, query }: { method: string; template: string; query: readonly string[] },
  ids: (template: string) => string,
  choose: Choose,
): Generator<HostileRequest> {
  const written = [...TEXTS.map((text) => encodeURIComponent(text)), ...BROKEN_TEXTS];
  const path = ids(template);
  for (const [at, name] of query.entries()) {
    for (const text of choose(written, at)) yield { method, path: `${path}?${name}=${text}`, headers: {} };
    for (const odd of choose([`${name}=a&${name}=b`, `${name}[]=a`, `${name}[a]=1`, name, `${name}=1;2`], at))
      yield { method, path: `${path}?${odd}`, headers: {} };
  }
  const names = template.match(/\{\w+\}/g) ?? [];
  for (const [at, name] of names.entries())
    for (const text of choose(written, at + template.length))
      if (text !== '') yield { method, path: ids(template.replace(name, () => text)), headers: {} };
}

/** Every value in each header of a request that is otherwise right. */
export function* headersFor(right: HostileRequest, choose: Choose): Generator<HostileRequest> {
  for (const [at, name] of HEADERS.entries())
    for (const value of choose(HEADER_VALUES, at))
      yield { ...right, headers: { ...right.headers, [name]: value } };
}

export type { Place };
