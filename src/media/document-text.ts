import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

/** In which it has ended whatever happens. */
const MAX_MS = 5 * 60_000;
/** What a file is unpacked to is not in the heap that Node.js limits; on a busy machine everything else goes before it. */
const MOST = { seconds: 20, bytes: 512 * 1024 * 1024 };
const LOOK_EVERY_MS = 50;
/** Above what the program keeps of a text. */
const MAX_CHARACTERS = 100_000;
/** What it writes is at most a text of escaped characters. */
const MAX_ANSWER = 7 * MAX_CHARACTERS;

/** What a document says. */
export type DocumentText = z.infer<typeof answer>;
const answer = z.object({
  /** Paragraphs, parted by empty lines; empty if there is trouble. */
  text: z
    .string()
    .max(MAX_CHARACTERS)
    .refine((text) => !text.includes('\0')),
  /**
   * Why there is no text: 'silent' (a scan, or no PDF), 'locked' (it asks for a password), 'damaged', 'failed' (it took too long or
   * too much memory).
   */
  trouble: z.enum(['', 'silent', 'locked', 'damaged', 'failed']),
});

/** Two levels above both `src/media/` and `dist/server/`. */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Beside this file, in the sources and when built. */
const PROGRAM = fileURLToPath(
  new URL(`read-pdf${extname(new URL(import.meta.url).pathname)}`, import.meta.url),
);
/** A process that reads a PDF may read the program, and nothing else. */
export const SEALED: readonly string[] = [
  '--max-old-space-size=256',
  '--disallow-code-generation-from-strings',
  '--permission',
  ...['dist/server/', 'src/', 'node_modules/', 'package.json'].map(
    (path) => `--allow-fs-read=${join(ROOT, path)}`,
  ),
];

/** How a process ends that somebody has ended, as when the whole site stops. */
const STOPPED: readonly unknown[] = ['SIGTERM', 'SIGINT', 'SIGHUP'];
/**
 * Reads the text of a PDF in a child process without environment variables, so that a hostile PDF learns no password.
 * @param most what it may use of a processor and of memory
 * @throws the storage's error, the signal's reason, or that of a process that could not start
 */
export async function textOfDocument(
  file: Readable,
  signal?: AbortSignal,
  most = MOST,
): Promise<DocumentText> {
  const child = spawn(process.execPath, [...SEALED, PROGRAM], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: MAX_MS,
    killSignal: 'SIGKILL',
    ...(signal && { signal }),
  });
  stepBack(child.pid);
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    said += chunk;
    if (said.length > MAX_ANSWER) child.kill('SIGKILL');
  });
  const sending = pipeline(file, child.stdin).then(
    () => null,
    (error: unknown) => error,
  );
  const watching = setInterval(() => {
    const { seconds, bytes } = usedBy(child.pid);
    if (seconds > most.seconds || bytes > most.bytes) child.kill('SIGKILL');
  }, LOOK_EVERY_MS);
  const ended = once(child, 'close').finally(() => clearInterval(watching));
  const [[code, by], unsent] = await Promise.all([ended, sending]);
  if (STOPPED.includes(by)) throw new Error(`The reading of a document was ended by ${by}`);
  const failed = { text: '', trouble: 'failed' } as const;
  if (code !== 0) return failed;
  // It reads to the end first, so the file broke off.
  if (unsent !== null) throw unsent;
  try {
    return answer.parse(JSON.parse(said));
  } catch {
    return failed;
  }
}

/** What a process has used of a processor, and has of memory; nothing where the system does not tell. */
function usedBy(pid: number | undefined): { seconds: number; bytes: number } {
  try {
    // Behind its name: the state, then numbers, of which the 11th and 12th are hundredths of seconds.
    const times = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /, '')
      .split(' ')
      .slice(11, 13);
    const kilobytes = /^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    return { seconds: (Number(times[0]) + Number(times[1])) / 100, bytes: Number(kilobytes ?? 0) * 1024 };
  } catch {
    return { seconds: 0, bytes: 0 };
  }
}

/** Lets everything else go before it. */
function stepBack(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {}
}
