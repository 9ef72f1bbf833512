import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { callersTable } from '../../test/who-may-call.ts';
import type { Answer, Sent } from '../college/caller.ts';
import type { College, RunningRoute } from '../college/college.ts';
import { inParallel } from '../college/in-parallel.ts';
import { sendWrite } from '../college/write.ts';
import { writesOf } from '../college/writes.ts';
import { ambiguous } from '../requests/ambiguous.ts';
import { sendBytes } from '../requests/send-bytes.ts';
import type { Seen } from './policy.ts';

const AT_ONCE = 8;
const NOWHERE = '0'.repeat(24);
/** Ends the sessions of the caller. */
const ENDS_SESSIONS = new Set(['/api/logout', '/api/me/sessions']);
const LINK = /(?:href|src|content|<loc>|<link>)[=>]"?(?:https:\/\/college\.example)?(\/[^"<> ]*)/g;
const callersOf = callersTable();

/** What visitors, staff and programs are answered, each answer once. */
export class Answers {
  readonly #college: College;
  readonly #tell: (seen: Seen) => void;
  count = 0;

  /** @param tell is called with each answer */
  constructor(college: College, tell: (seen: Seen) => void) {
    this.#college = college;
    this.#tell = tell;
  }

  #note(seen: Seen) {
    this.count += 1;
    this.#tell(seen);
  }

  async #call(method: string, path: string, sent: Sent = {}, isClosed = false): Promise<Answer> {
    const answer = await this.#college.call(method, path, sent);
    this.#note({ ...answer, method, path, isClosed });
    return answer;
  }

  /** Every route of the running router, by a visitor and by the administrator, as it is and with a broken body. */
  async ofRoutes(routes: readonly RunningRoute[]): Promise<void> {
    await inParallel(routes, AT_ONCE, async ({ method, path }) => {
      const isClosed = (callersOf(method, path) ?? 'everybody') !== 'everybody';
      const address = path.replaceAll('{id}', NOWHERE).replaceAll(/\{\w+\}/g, '1');
      const body = method === 'GET' || method === 'HEAD' ? {} : { body: '{' };
      const tokens = ENDS_SESSIONS.has(path) ? [''] : ['', this.#college.token];
      for (const token of tokens)
        for (const headers of [{}, { 'content-type': 'application/json' }, { 'x-lang': 'ne' }])
          await this.#call(method, address, { ...body, headers, token }, isClosed);
    });
  }

  /** What staff and visitors are answered to each write that succeeds. */
  async ofWrites(): Promise<void> {
    const writes = writesOf(this.#college);
    for (let next = await writes.next(); !next.done; ) {
      const answer = await sendWrite(this.#college, next.value);
      const { method, route, token } = next.value;
      this.#note({ ...answer, method, path: route, isClosed: token !== '' });
      next = await writes.next(answer);
    }
  }

  /** Every page, and everything that pages lead to. @returns the addresses */
  async ofPages(): Promise<string[]> {
    const found = new Set<string>();
    let next = ['/', '/ne', '/sitemap.xml', '/admin/login', '/api/docs', '/api/openapi.json'];
    while (next.length > 0) {
      for (const path of next) found.add(path);
      const links = new Set<string>();
      await inParallel(next, AT_ONCE, async (path) => {
        const { text } = await this.#call('GET', path, { token: '' });
        for (const [, link = ''] of text.matchAll(LINK)) links.add(withoutFragment(link));
      });
      next = [...links].filter((link) => !found.has(link) && !link.startsWith('//'));
    }
    return [...found];
  }

  /** Every built file that browsers load, in each encoding. */
  async ofAssets(root: string): Promise<void> {
    const names = readdirSync(join(root, 'dist/client/assets')).filter((name) => !/\.(?:br|gz)$/.test(name));
    await inParallel(names, AT_ONCE, async (name) => {
      for (const encoding of ['br', 'gzip', 'identity'])
        await this.#call('GET', `/assets/${name}`, { token: '', headers: { 'accept-encoding': encoding } });
    });
  }

  /** Answers to what is known already, to a part, and to other methods. */
  async ofVariants(paths: readonly string[]): Promise<void> {
    await inParallel(paths, AT_ONCE, async (path) => {
      const { headers } = await this.#call('HEAD', path, { token: '' });
      const known = { 'if-none-match': String(headers.etag ?? '"x"') };
      await this.#call('GET', path, { token: '', headers: known });
      await this.#call('GET', path, { token: '', headers: { range: 'bytes=0-9' } });
      await this.#call('GET', path, { token: '', headers: { range: 'bytes=999999999-' } });
      for (const method of ['PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'QUERY'])
        await this.#call(method, path, { token: '' });
    });
  }

  /** Answers to ambiguous or malformed HTTP requests. */
  async ofMalformed(): Promise<void> {
    for (const [name, bytes] of Object.entries(ambiguous)) {
      const { text } = await sendBytes(this.#college.url, Buffer.from(bytes, 'latin1'));
      for (const answer of text.split(/^(?=HTTP\/1\.1 \d)/m).filter(Boolean)) this.#noteRaw(name, answer);
    }
  }

  #noteRaw(name: string, answer: string) {
    const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
    const [statusLine = '', ...lines] = head.split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => {
        const [key = '', value = ''] = line.split(/: (.*)/s, 2);
        return [key.toLowerCase(), value];
      }),
    );
    const bytes = Buffer.from(body, 'latin1');
    const seen = { status: Number(statusLine.split(' ')[1]), headers, bytes, text: body };
    this.#note({ ...seen, method: 'a request with', path: name, isClosed: false });
  }
}

const withoutFragment = (link: string) => link.replaceAll('&amp;', '&').split('#')[0] ?? '/';
