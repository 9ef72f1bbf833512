import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { BUCKET, spawnStore, storageUrlAt, storeKeys } from '../../src/media/storage/s3/store.fixture.ts';
import type { ProofContext } from '../runner/proof.ts';

const PREFIX = 'site';
const OBJECT = '._S3rver_object';
/** The site's id is in a file beside them. */
const PICTURE = `.webp${OBJECT}`;

/** A store that speaks the S3 protocol, can be killed and started again, and keeps its address. */
export class ObjectStore {
  readonly #folder: string;
  #process: ChildProcess | undefined;
  #port = 0;
  #address = '';

  static async create(context: ProofContext): Promise<ObjectStore> {
    const store = new ObjectStore(join(context.folder, 'store'));
    context.onEnd(() => store.kill());
    await store.start();
    // The store takes another port at each start.
    const door = createServer((client) => store.#lead(client));
    door.listen(0, '127.0.0.1');
    await once(door, 'listening');
    context.onEnd(() => door.close());
    const { port } = door.address() as { port: number };
    store.#address = `http://127.0.0.1:${port}`;
    return store;
  }

  private constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** The settings of a site that keeps its files here. */
  get settings(): Record<string, string> {
    return { STORAGE_URL: storageUrlAt(this.#address, PREFIX), ...storeKeys };
  }

  /** Names of the stored pictures' files, without the strays that were set aside. */
  files(): string[] {
    return readdirSync(join(this.#folder, BUCKET, PREFIX, 'uploads'))
      .filter((name) => name.endsWith(PICTURE))
      .map((name) => name.slice(0, -OBJECT.length));
  }

  async kill(): Promise<void> {
    const process = this.#process;
    this.#process = undefined;
    if (!process) return;
    process.kill('SIGKILL');
    await once(process, 'exit');
  }

  async start(): Promise<void> {
    const { child, port } = spawnStore(this.#folder, 'ignore');
    this.#process = child;
    this.#port = await port;
  }

  #lead(client: Socket) {
    client.on('error', () => client.destroy());
    if (!this.#process) return void client.destroy();
    const store = connect(this.#port, '127.0.0.1');
    store.on('error', () => client.destroy());
    store.on('close', () => client.destroy());
    client.on('close', () => store.destroy());
    client.pipe(store);
    store.pipe(client);
  }
}
