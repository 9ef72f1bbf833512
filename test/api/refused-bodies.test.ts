import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectNothingUnfinished } from '../folders.ts';
import { requestLine } from '../raw.ts';
import { sites, type TestSite } from '../site.ts';

const MB = 1024 * 1024;
const PNG = '89504e470d0a1a0a';

/** Sends the same body again and again with Node's own fetch, in a process of its own so that both ends run at once. */
const CLIENT = `
  const calls = JSON.parse(process.argv[1]);
  const answersTo = async ({ url, headers, megabytes, times, file }) => {
    const bytes = Buffer.alloc(megabytes * 1024 * 1024, 97);
    const body = () => {
      if (!file) return bytes;
      const form = new FormData();
      form.append('title', 'Heavy');
      form.append('image', new File([Buffer.from(file, 'hex'), bytes], 'heavy.png'));
      return form;
    };
    const answers = [];
    for (let n = 0; n < times; n += 1)
      answers.push(await fetch(url, { method: 'POST', headers, body: body() }).then(
        async (answer) => (await answer.text(), answer.status),
        (error) => String(error.cause),
      ));
    return answers;
  };
  const all = [];
  for (const call of calls) all.push(await answersTo(call));
  console.log(JSON.stringify(all));
`;

interface Call {
  url: string;
  headers?: Record<string, string>;
  megabytes: number;
  times: number;
  /** First bytes of a file of a form, in hexadecimal. */
  file?: string;
}

/** @returns the statuses of each call, or the errors instead */
async function answersTo(calls: readonly Call[]): Promise<unknown[][]> {
  const input = JSON.stringify(calls);
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    CLIENT,
    input,
  ]);
  return JSON.parse(stdout);
}

// The connection is the same on both databases.
describe('Requests that are refused before their body has arrived', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await sites[0].start();
  });
  afterAll(() => site.close());

  test('answer every one of 6 uploads of 21 MB with 413 [12.12]', async () => {
    const headers = { authorization: `Bearer ${site.token}` };
    const url = `${site.url}/api/notice`;
    const answers = await answersTo([{ url, headers, megabytes: 21, times: 6, file: PNG }]);
    expect(answers).toEqual([Array(6).fill(413)]);
    await expectNothingUnfinished(site);
  });

  test('answer long bodies with the status of every kind of refusal', async () => {
    const signedIn = { authorization: `Bearer ${site.token}` };
    const kinds: [status: number, path: string, type: string, who: Record<string, string>][] = [
      [401, '/api/notice', 'application/json', {}],
      [404, '/api/nothing', 'application/json', signedIn],
      [405, '/api/me', 'application/json', signedIn],
      [413, '/api/user/login', 'application/json', {}],
      [413, '/contact-us', 'application/x-www-form-urlencoded', {}],
      [415, '/api/notice', 'image/png', signedIn],
      [400, '/api/notice', 'multipart/form-data', signedIn],
    ];
    const answers = await answersTo(
      kinds.map(([, path, type, who]) => ({
        url: site.url + path,
        headers: { 'content-type': type, ...who },
        megabytes: 8,
        times: 3,
      })),
    );
    expect(kinds.map(([, path], index) => [path, answers[index]])).toEqual(
      kinds.map(([status, path]) => [path, Array(3).fill(status)]),
    );
  });

  test('are answered even to clients that read only after sending, with Connection: close', async () => {
    const sent = 11 * MB;
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname).pause();
    const closed = new Promise<Error | undefined>((resolve) => {
      socket.once('error', resolve).once('close', () => resolve(undefined));
    });
    const head = requestLine('POST', '/api/notice', {
      'Content-Type': 'application/json',
      'Content-Length': String(sent),
    });
    socket.write(Buffer.concat([Buffer.from(head), Buffer.alloc(sent / 2, 97)]));
    await delay(300);
    socket.write(Buffer.alloc(sent / 2, 97));
    await delay(300);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.resume();
    expect(await closed).toBeUndefined();
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  });

  test.each<[string, string, RegExp]>([
    ['POST', '/api/notice', /^HTTP\/1\.1 401 /],
    ['POST', '/api/user/login', /^HTTP\/1\.1 413 /],
    // A read has no use for a body: its connection is closed at once, which may take the answer with it.
    ['GET', '/login', /^(?:HTTP\/1\.1 200 |$)/],
    ['GET', '/api/notices', /^(?:HTTP\/1\.1 200 |$)/],
  ])('end an endless body to %s %s within seconds, after the answer', async (method, path, expected) => {
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    const started = performance.now();
    const headers = {
      Connection: 'keep-alive',
      'Content-Type': 'application/json',
      'Transfer-Encoding': 'chunked',
    };
    socket.write(requestLine(method, path, headers));
    while (!socket.destroyed && performance.now() - started < 10_000) {
      socket.write(`10000\r\n${'a'.repeat(0x10000)}\r\n`);
      await delay(20);
    }
    socket.destroy();
    await closed;
    expect(answer).toMatch(expected);
    expect(performance.now() - started).toBeLessThan(6000);
  });

  test('keep the connection where the body is short', async () => {
    const answer = await fetch(`${site.url}/api/nothing`, { method: 'POST', body: '{}' });
    expect([answer.status, answer.headers.get('connection')]).toEqual([404, 'keep-alive']);
  });
});
