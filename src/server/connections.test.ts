import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { mostConnections, queuesIn } from './connections.ts';
import { type Handler, HttpServers } from './http-server.ts';

const LIMITS = { most: 100, stalledMs: 700, leastBytes: 50, blindMs: 1400, checkMs: 50 };
const MB = 1024 * 1024;

const closers: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function serve(handler: Handler, most = LIMITS.most): Promise<number> {
  const isSignedIn = ({ headers }: IncomingMessage) => headers.authorization === 'Bearer valid';
  const options = { front: () => null, isStopping: () => false, isSignedIn };
  const connections = { ...LIMITS, most };
  const server: Server = new HttpServers(options, { headersMs: 700, checkMs: 50, connections }).create(
    handler,
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  return (server.address() as AddressInfo).port;
}

/** Reads the whole body before it answers. */
const echo: Handler = (request, response) => {
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  request.on('end', () => response.end(String(bytes)));
  request.on('error', () => {});
};

/** A client that collects the response until the connection ends. */
function dial(port: number, text = '', localAddress?: string): { socket: Socket; said: Promise<string> } {
  const socket = connect({ port, host: '127.0.0.1', ...(localAddress && { localAddress }) });
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('error', () => {});
  closers.push(() => socket.destroy());
  if (text) socket.write(text);
  return { socket, said: once(socket, 'close').then(() => Buffer.concat(chunks).toString()) };
}

const post = (length: number) => `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`;

/** Sends a request over each of many connections, and resets them at once. */
const SEND_AND_RESET = `
  const { connect } = require('node:net');
  const { workerData: port, parentPort } = require('node:worker_threads');
  let left = 40;
  for (let n = left; n > 0; n -= 1) {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /search HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n', () => {
        socket.resetAndDestroy();
        left -= 1;
        if (left === 0) parentPort.postMessage('sent');
      }),
    );
  }`;

test('a request over a connection that its client has reset is not begun, since it has no address to be counted under [21.83]', async () => {
  const addresses: (string | undefined)[] = [];
  const port = await serve((request, response) => {
    addresses.push(request.socket.remoteAddress);
    response.end('answered');
  });
  const client = new Worker(SEND_AND_RESET, { eval: true, workerData: port });
  closers.push(() => client.terminate());
  // The worker's message can arrive before its 'online' event.
  const sent = once(client, 'message');
  await once(client, 'online');
  // All arrive while this thread accepts none.
  const until = performance.now() + 300;
  while (performance.now() < until);
  await sent;
  const { said } = dial(port, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(await said).toContain('answered');
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses).not.toContain(undefined);
});

test('half-sent requests are closed: in their headers, in their body, and where a byte comes now and then [21.80]', async () => {
  const port = await serve(echo);
  const dripping = dial(port, post(5000));
  const timer = setInterval(() => dripping.socket.write('x'), 20);
  closers.push(() => clearInterval(timer));
  const halves = [dial(port, 'GET / HTTP/1.1\r\nHos'), dial(port, `${post(5000)}abc`), dripping];
  const answers = await Promise.all(halves.map(({ said }) => said));
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"too-slow"/);
});

test('a connection that was never used is closed without a word [21.80]', async () => {
  expect(await dial(await serve(echo)).said).toBe('');
});

test('a slow but steady upload goes on for longer than any stalled one [21.81]', async () => {
  const port = await serve(echo);
  const { socket, said } = dial(port, post(1500).replace('Host', 'Connection: close\r\nHost'));
  for (let sent = 0; sent < 1500; sent += 50) {
    socket.write('x'.repeat(50));
    await pause(50);
  }
  expect(await said).toMatch(/^HTTP\/1\.1 200 [\s\S]*1500$/);
});

test('it is not the client that stalls while the server does not read, or takes its time to answer [21.81]', async () => {
  const port = await serve((request, response) => {
    setTimeout(() => {
      request.resume().on('end', () => setTimeout(() => response.end('done'), 1000));
    }, 1000);
  });
  const body = 'x'.repeat(MB);
  const { said } = dial(port, post(MB).replace('Host', 'Connection: close\r\nHost') + body);
  expect(await said).toMatch(/^HTTP\/1\.1 200 [\s\S]*done$/);
});

test('an answer that is not read is closed, one that is read slowly is not [21.82]', async () => {
  const port = await serve((_request, response) => void response.end(Buffer.alloc(32 * MB)));
  const ask = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  const silent = connect(port, '127.0.0.1').on('error', () => {});
  silent.write(ask);
  silent.pause();
  const slow = connect(port, '127.0.0.1');
  slow.write(ask);
  let received = 0;
  slow.on('data', (chunk) => {
    received += chunk.length;
    slow.pause();
    setTimeout(() => slow.resume(), received < 2 * MB ? 60 : 0);
  });
  await once(slow, 'close');
  expect(received).toBeGreaterThan(32 * MB);
  let kept = 0;
  silent.on('data', (chunk) => {
    kept += chunk.length;
  });
  silent.resume();
  await once(silent, 'close');
  expect(kept).toBeLessThan(32 * MB);
});

test('beyond the limit a new connection takes the place of an idle one, else it is told to come again [21.83]', async () => {
  const answers: (() => void)[] = [];
  const port = await serve((_request, response) => void answers.push(() => response.end('done')), 2);
  const [idle, busy] = [dial(port), dial(port, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')];
  await expect.poll(() => answers.length).toBe(1);
  const next = dial(port, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(await idle.said).toBe('');
  await expect.poll(() => answers.length).toBe(2);
  const beyond = dial(port);
  expect(await beyond.said).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: \d+/i);
  for (const answer of answers) answer();
  for (const { said } of [busy, next]) expect(await said).toMatch(/^HTTP\/1\.1 200 [\s\S]*done$/);
});

test('where one network has nearly all connections, its oldest gives way to another network [21.83]', async () => {
  const asked: string[] = [];
  const port = await serve(({ url = '' }) => void asked.push(url), 6);
  const many = Array.from({ length: 6 }, (_, n) => dial(port, `GET /${n} HTTP/1.1\r\nHost: x\r\n\r\n`));
  await expect.poll(() => asked.length).toBe(6);
  expect(await dial(port).said).toContain('503');
  // After a search in vain the next one waits.
  await pause(150);
  dial(port, 'GET /other HTTP/1.1\r\nHost: x\r\n\r\n', '127.0.0.2');
  expect(await Promise.race(many.map(({ said }) => said))).toBe('');
  await expect.poll(() => asked).toContain('/other');
});

test('who holds all connections by sending slowly does not keep out who shares the address [22.49]', async () => {
  const asked: string[] = [];
  const handler: Handler = (request, response) => {
    asked.push(request.url ?? '');
    request.resume().on('end', () => response.end('done'));
  };
  const port = await serve(handler, 4);
  const slow = (path: string, headers = '') =>
    dial(port, `POST ${path} HTTP/1.1\r\nHost: x\r\n${headers}Content-Length: 100\r\n\r\nabc`);
  const staff = slow('/staff', 'Connection: close\r\nAuthorization: Bearer valid\r\n');
  await expect.poll(() => asked.length).toBe(1);
  const [first] = [slow('/1'), slow('/2'), slow('/3')];
  await expect.poll(() => asked.length).toBe(4);
  const office = dial(port, 'GET /office HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(await office.said).toMatch(/^HTTP\/1\.1 200 [\s\S]*done$/);
  expect(await first?.said).toBe('');
  staff.socket.write('x'.repeat(97));
  expect(await staff.said).toMatch(/^HTTP\/1\.1 200 [\s\S]*done$/);
});

test('a process takes as many connections as leave it files to open [21.83]', () => {
  expect([1024, 100, 1_048_576, undefined].map((files) => mostConnections(files))).toEqual([
    384,
    64,
    10_000,
    expect.any(Number),
  ]);
});

test('the kernel’s table says what is on its way, for each pair of ports [21.82]', () => {
  const head = '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid\n';
  const table = `${head}   0: 0100007F:0BB8 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 1 1 0 100 0 0 10 0
   1: 0100007F:0BB8 0100007F:D431 01 0027A1F0:00000000 01:00000014 00000000     0        0 2 2 0 20 4 30 10 -1
12345: 0100007F:0BB8 0200007F:D431 01 00000001:00000000 01:00000014 00000000     0        0 2 2 0 20 4 30 10 -1\n`;
  const [six, five] = [`${'0'.repeat(24)}01000000`, 'F'.repeat(32)];
  const table6 = `${head}   7: ${six}:0BB8 ${five}:0050 01 0000000A:00000000 01:00000014 00000000     0        0 3 1\n`;
  expect(Object.fromEntries(queuesIn(table6, queuesIn(table)))).toEqual({
    '3000 54321': '0027A1F000000001',
    '3000 80': '0000000A',
  });
  expect(queuesIn(head).size).toBe(0);
  expect(queuesIn('').size).toBe(0);
});
