import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whyNoPackage } from '../front/packages.ts';
import type { ProofContext } from '../runner/proof.ts';

const SOURCE = join(import.meta.dirname, 'fail-sync.c');
const [BYTES, LEFT_AT, FAILED_AT, PATH_AT] = [512, 0, 8, 16];

/** Why no sync can be made to fail here; null if it can. The compiler is installed where it is missing. */
export function whyNoSyncFault(): string | null {
  if (process.platform !== 'linux') return 'programs are preloaded with the fault on Linux only';
  return whyNoPackage('gcc', '/usr/bin/gcc') ?? whyNoPackage('libc6-dev', '/usr/include/stdlib.h');
}

/** Fails one fsync or fdatasync of the programs that are started with `env`, as a disk with an I/O error does. */
export class SyncFault {
  readonly env: Readonly<Record<string, string>>;
  readonly #file: number;

  /** @param library the compiled fault, which several share */
  constructor({ onEnd }: Pick<ProofContext, 'onEnd'>, { library, file }: { library: string; file: string }) {
    writeFileSync(file, Buffer.alloc(BYTES));
    // PostgreSQL runs under another account.
    chmodSync(file, 0o666);
    this.env = { LD_PRELOAD: library, SYNC_FAULT: file };
    this.#file = openSync(file, 'r+');
    onEnd(() => closeSync(this.#file));
  }

  /** Fails the nth sync from now on, counted over all processes. */
  arm(nth: number): void {
    const numbers = Buffer.alloc(FAILED_AT + 8);
    numbers.writeBigInt64LE(BigInt(nth), LEFT_AT);
    writeSync(this.#file, numbers, 0, numbers.length, 0);
  }

  /** Whether that one has failed. */
  get hasFailed(): boolean {
    return this.#number(FAILED_AT) > 0;
  }

  /** The file whose sync failed. */
  get path(): string {
    const path = Buffer.alloc(BYTES - PATH_AT);
    readSync(this.#file, path, 0, path.length, PATH_AT);
    return path.toString('utf8', 0, path.indexOf(0));
  }

  #number(at: number): number {
    const bytes = Buffer.alloc(8);
    readSync(this.#file, bytes, 0, 8, at);
    return Number(bytes.readBigInt64LE());
  }
}

/** Compiles the fault. @returns makes one, which has its own count */
export function compileSyncFault(context: Pick<ProofContext, 'onEnd'>): (name: string) => SyncFault {
  // Not in the proof's own folder: PostgreSQL's account may not enter that.
  const folder = mkdtempSync(join(tmpdir(), 'chautari-sync-error-'));
  context.onEnd(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  const library = join(folder, 'fail-sync.so');
  execFileSync('gcc', ['-shared', '-fPIC', '-O2', '-o', library, SOURCE, '-ldl'], { stdio: 'pipe' });
  return (name) => new SyncFault(context, { library, file: join(folder, name) });
}
