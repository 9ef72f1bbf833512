import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assetFiles } from './asset-files.ts';

const plain = Buffer.from('plain');
const brotli = brotliCompressSync(plain);
const gzipped = gzipSync(plain);

let directory: string;
let app: FastifyInstance;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'assets-'));
  mkdirSync(join(directory, 'assets'));
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(join(directory, 'assets', name), content);
  write('site-abc.css', plain);
  write('site-abc.css.br', brotli);
  write('site-abc.css.gz', gzipped);
  write('text-abc.woff2', 'font');
  writeFileSync(join(directory, 'secret.js'), 'not an asset');
  app = fastify();
  assetFiles(app, directory);
});

afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('built files', () => {
  test.each([
    ['br, gzip', 'br', brotli],
    ['gzip', 'gzip', gzipped],
    ['br;q=0, gzip;q=0.5', 'gzip', gzipped],
    ['identity', undefined, plain],
    ['br;q=0, gzip;q=0', undefined, plain],
  ])('come as they are accepted: %s', async (accepted, encoding, body) => {
    const response = await get('/assets/site-abc.css', { 'accept-encoding': accepted });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toBe('Accept-Encoding');
    expect(response.rawPayload).toEqual(body);
    expect(response.headers['content-length']).toBe(String(body.length));
  });

  test('are kept by browsers for good, with their type', async () => {
    const response = await get('/assets/text-abc.woff2', { 'accept-encoding': 'br' });
    expect(response.headers['content-type']).toBe('font/woff2');
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers['content-encoding']).toBeUndefined();
    const again = await get('/assets/text-abc.woff2', { 'if-none-match': String(response.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('answer HEAD without a body', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/assets/site-abc.css' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(response.headers['content-length']).toBe('5');
  });

  test.each(['none.css', 'site-abc.css.br', '..%2fsecret.js', '%2e%2e/secret.js', 'site-abc'])(
    'are the only ones served: not %s',
    async (name) => {
      const response = await get(`/assets/${name}`);
      expect(response.body).not.toContain('not an asset');
      expect(response.statusCode).not.toBe(200);
    },
  );

  test('of the former build and of one made meanwhile are there for its pages [18.47]', async () => {
    mkdirSync(join(directory, 'former'));
    writeFileSync(join(directory, 'former', 'site-old.js'), 'old');
    writeFileSync(join(directory, 'assets', 'site-new.js'), 'new');
    for (const version of ['old', 'new']) {
      const response = await get(`/assets/site-${version}.js`, { 'accept-encoding': 'br' });
      expect([response.statusCode, response.body]).toEqual([200, version]);
      expect(response.headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(response.headers['content-encoding']).toBeUndefined();
    }
    for (const name of ['..%2Fsecret.js', '..%2Fformer%2Fsite-old.js', '..%5Csecret.js', '%00.js', 'gone.js'])
      expect((await get(`/assets/${name}`)).statusCode, name).toBe(404);
  });

  test('that a build removed before anybody asked for them are missing, and not empty', async () => {
    writeFileSync(join(directory, 'assets', 'later-abc.js'), 'later');
    const other = fastify();
    assetFiles(other, directory);
    await rm(join(directory, 'assets', 'later-abc.js'));
    expect((await other.inject({ url: '/assets/later-abc.js' })).statusCode).toBe(404);
    await other.close();
  });
});
