/**
 * Starts the server once on an empty data folder and stops it, so that the image holds its compiled code:
 * `node --max-semi-space-size=16 scripts/image/warm-compile-cache.mjs FOLDER`. The cache is valid for the same Node.js,
 * user, options and paths only.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The server writes its compiled code 5 s after its start. */
const FLUSHED_AFTER_MS = 8000;
const PAGES = ['/', '/notices', '/search?q=notice', '/api/notices', '/admin/login'];

const data = mkdtempSync(join(tmpdir(), 'chautari-warm-'));
const port = 3999;
const server = spawn(process.execPath, [...process.execArgv, 'dist/server/main.js'], {
  cwd: process.argv[2],
  env: { ...process.env, DATA_DIR: data, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn' },
  stdio: 'inherit',
});
const ended = new Promise((resolve) => server.once('exit', resolve));
const isReady = () =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

try {
  while (server.exitCode === null && !(await isReady()))
    await new Promise((resolve) => setTimeout(resolve, 100));
  for (const page of PAGES) await fetch(`http://127.0.0.1:${port}${page}`);
  await new Promise((resolve) => setTimeout(resolve, FLUSHED_AFTER_MS));
} finally {
  server.kill('SIGTERM');
  process.exitCode = (await ended) ?? 1;
  rmSync(data, { recursive: true, force: true });
}
