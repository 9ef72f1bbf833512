import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The credentials that the store for tests knows. */
export const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
export const BUCKET = 'college';

/** The credentials as settings. */
export const storeKeys = {
  AWS_ACCESS_KEY_ID: credentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
};

/** The STORAGE_URL of a site below this prefix. */
export const storageUrlAt = (endpoint: string, prefix = '') =>
  `s3://${BUCKET}/${prefix}?endpoint=${endpoint}&pathStyle=true`;

export interface StoreProcess {
  /** Such as `http://127.0.0.1:40123`. */
  endpoint: string;
  close(): Promise<void>;
}

/** Starts a process that speaks the S3 protocol and keeps one bucket in this folder. The caller ends it. */
export function spawnStore(
  folder: string,
  stderr: 'inherit' | 'ignore' = 'inherit',
): { child: ChildProcess; port: Promise<number> } {
  const script = join(import.meta.dirname, 'store-process.fixture.ts');
  // s3rver encrypts the continuation tokens of long lists with DES, which only OpenSSL's legacy provider has.
  const child = spawn(process.execPath, ['--openssl-legacy-provider', script, folder, BUCKET], {
    stdio: ['pipe', 'pipe', stderr],
  });
  const printed = once(createInterface({ input: child.stdout }), 'line');
  return { child, port: printed.then(([line]) => Number(line)) };
}

/** Starts a store that keeps its bucket in a temporary folder. */
export async function startStore(): Promise<StoreProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'chautari-store-'));
  const { child, port } = spawnStore(folder);
  return {
    endpoint: `http://127.0.0.1:${await port}`,
    async close() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
