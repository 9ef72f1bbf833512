import { collected } from '../../test/collection.ts';
import { requestLine } from '../../test/raw.ts';
import { College, type EngineName, onBoth } from '../college/college.ts';
import { inParallel } from '../college/in-parallel.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { ambiguous } from './ambiguous.ts';
import { sendBytes } from './send-bytes.ts';

interface Attack {
  method: string | null;
  uri: string | null;
  headers: Record<string, string> | null;
  data: string | null;
}

const HANGS_AFTER_MS = 5000;
const ROUTES = ['', '/api/notice', '/api/contact'];
const MULTIPART = ['/api/notice', '/api/picture', '/api/manage/gallery', '/api/contact'];

async function sendAmbiguous({ url }: College): Promise<string> {
  for (const [name, bytes] of Object.entries(ambiguous)) {
    const { statuses, isClosed, text } = await sendBytes(url, Buffer.from(bytes, 'latin1'));
    must(isClosed, `After a request with ${name} the connection stays open: ${text.slice(0, 200)}`);
    must(statuses.length <= 1, `A request with ${name} is answered ${statuses.length} times: ${statuses}`);
    must(
      statuses.every((status) => status >= 400 && status < 500),
      `A request with ${name} is answered with ${statuses}`,
    );
  }
  return `${Object.keys(ambiguous).length} ambiguous requests: each refused once, and the connection closed`;
}

/** Requests that were published because they broke other servers. */
async function sendPublished({ url }: College, { random }: ProofContext): Promise<string> {
  const attacks = collected('http').flatMap(({ bytes }) => JSON.parse(bytes.toString()) as Attack[]);
  // Each at one route; which, the seed says.
  const turn = Math.floor(random() * ROUTES.length);
  await inParallel(attacks, 16, async ({ method, uri, headers, data }, index) => {
    const body = Buffer.from(typeof data === 'string' ? data : '');
    const path = `${ROUTES[(index + turn) % ROUTES.length]}${(uri ?? '/').replace(/[\r\n ]/g, '+')}`;
    const all = { ...headers, Connection: 'close', 'Content-Length': String(body.length) };
    const head = requestLine(method ?? 'GET', path, all);
    const heard = await sendBytes(url, Buffer.concat([Buffer.from(head, 'latin1'), body]));
    must(heard.isClosed && heard.tookMs < HANGS_AFTER_MS, `${method} ${path} hangs`);
    must(
      heard.statuses.every((status) => status < 500),
      `${method} ${path} is answered with ${heard.statuses}`,
    );
  });
  return `${attacks.length} published requests: no 5xx, none hangs`;
}

async function sendJson(college: College): Promise<string> {
  const suite = collected('json/JSONTestSuite');
  const own = ['', '{', '{"title":}', '[1,]', '{"title":"x"}}', '\ufeff{}', `${'['.repeat(100_000)}`].map(
    (text, index) => ({
      name: `n_own_${index}`,
      bytes: Buffer.from(text),
    }),
  );
  for (const { name, bytes } of [...suite, ...own]) {
    const wrapped = Buffer.concat([Buffer.from('{"title":"x","unknown":'), bytes, Buffer.from('}')]);
    for (const [body, valid] of [
      [bytes, [201, 400]],
      [wrapped, [201]],
    ] as const) {
      const { status, tookMs } = await college.call('POST', '/api/notice', {
        body,
        headers: { 'content-type': 'application/json' },
      });
      const expected: readonly number[] = name.startsWith('n_')
        ? [400]
        : name.startsWith('y_')
          ? valid
          : [201, 400];
      // A value that is invalid alone may be valid inside, such as nothing between two brackets.
      must(expected.includes(status), `${name} is answered with ${status}`);
      must(tookMs < HANGS_AFTER_MS, `${name} takes ${tookMs} ms`);
    }
  }
  return `${suite.length + own.length} JSON texts, plain and within: valid ones accepted, others refused with 400`;
}

async function sendMultipart(college: College): Promise<string> {
  const inputs = [...collected('multipart/go-fuzz'), ...collected('multipart/python-multipart')];
  await inParallel(inputs, 8, async ({ name, bytes }, index) => {
    const boundary = /--([\w'()+,./:=?-]{1,70})\r?\n/.exec(bytes.toString('latin1'))?.[1] ?? 'xxx';
    const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` };
    const path = MULTIPART[index % MULTIPART.length] ?? '';
    const { status, tookMs } = await college.call('POST', path, { body: bytes, headers });
    must([201, 400, 413, 415].includes(status), `${name} at ${path} is answered with ${status}`);
    must(tookMs < HANGS_AFTER_MS, `${name} takes ${tookMs} ms`);
  });
  return `${inputs.length} multipart bodies: no 5xx, none hangs`;
}

async function onEngine(context: ProofContext, engine: EngineName): Promise<string[]> {
  const college = await College.open(context, engine);
  const figures = [
    await sendAmbiguous(college),
    await sendPublished(college, context),
    await sendJson(college),
    await sendMultipart(college),
  ];
  await college.must('GET', '/healthz');
  must(college.process.errors.length === 0, `The server logged ${college.process.errors[0]}`);
  return figures;
}

export const proof: Proof = {
  claim: 'What is not HTTP, JSON or multipart is refused at once.',
  shown: { '# requests': /(\d+) published requests/ },
  fault: [
    {
      file: 'src/server/http-server.ts',
      from: '        requestTimeout: REQUEST_MS,\n',
      to: '        insecureHTTPParser: true,\n        requestTimeout: REQUEST_MS,\n',
    },
  ],
  whyNot: () => null,
  run: (context) => onBoth(context, (engine) => onEngine(context, engine)),
};
