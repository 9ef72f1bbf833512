import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat, truncate } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { BUCKET, spawnStore } from '../../src/media/storage/s3/store.fixture.ts';

/** How s3rver names the file with an object's content. */
const CONTENT = '._S3rver_object';

/**
 * A store that speaks the S3 protocol, behind a proxy. Of the files in `victims`, each once, it acknowledges all bytes
 * and keeps a part of them only.
 */
export class ForgetfulStore {
  readonly victims = new Set<string>();
  forgotten = 0;
  readonly #folder: string;
  readonly #child: ChildProcess;
  readonly #port: number;
  readonly #proxy = createServer((incoming, answer) => this.#forward(incoming, answer));

  private constructor(folder: string, child: ChildProcess, port: number) {
    this.#folder = folder;
    this.#child = child;
    this.#port = port;
  }

  static async start(folder: string): Promise<ForgetfulStore> {
    const { child, port } = spawnStore(folder);
    const store = new ForgetfulStore(folder, child, await port);
    store.#proxy.listen(0, '127.0.0.1');
    await once(store.#proxy, 'listening');
    return store;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.#proxy.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#proxy.closeAllConnections();
    this.#proxy.close();
    if (this.#child.signalCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }

  /** The names of the stored uploads. */
  async names(): Promise<string[]> {
    const folder = join(this.#folder, BUCKET, 'site', 'uploads');
    const files = await readdir(folder).catch(() => []);
    return files.filter((file) => file.endsWith(CONTENT)).map((file) => file.slice(0, -CONTENT.length));
  }

  #forward(incoming: IncomingMessage, answer: ServerResponse) {
    const { method, url = '/', headers } = incoming;
    const onward = request(
      { host: '127.0.0.1', port: this.#port, method, path: url, headers },
      async (response) => {
        if (method === 'PUT') await this.#forget(new URL(url, 'http://store').pathname);
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      },
    );
    onward.on('error', () => answer.destroy());
    incoming.on('error', () => onward.destroy());
    answer.on('close', () => onward.destroy());
    incoming.pipe(onward);
  }

  async #forget(path: string) {
    if (!this.victims.delete(basename(path))) return;
    const file = join(this.#folder, `${path}${CONTENT}`);
    try {
      await truncate(file, Math.floor((await stat(file)).size / 2));
      this.forgotten += 1;
    } catch (error) {
      // The site removed it meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}
