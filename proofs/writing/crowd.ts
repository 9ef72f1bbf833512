import { pictureFile } from '../../test/pictures.ts';
import type { College } from '../college/college.ts';
import { Acknowledged } from './acknowledged.ts';
import { KINDS, type Kind, Writer } from './writer.ts';

export interface CrowdOptions {
  college: Pick<College, 'call'>;
  /** How many write at the same time; 32 without it. */
  clients?: number;
  /** Whether a status that is no success is an error; each is, without it. */
  isError?(status: number): boolean;
}

/** Half of them send messages. */
const kindOf = (index: number): Kind =>
  index % 2 === 0 ? 'message' : (KINDS[1 + ((index >> 1) % 3)] ?? 'draft');

/** Clients that write at the same time: forms, pictures, PDFs, drafts. */
export class Crowd {
  readonly acknowledged = new Acknowledged();
  /** Answers that should not be. */
  readonly errors: string[] = [];
  /** How many writes had each status that is no success. */
  readonly refused = new Map<number, number>();
  readonly #clients: readonly { writer: Writer; kind: Kind }[];
  readonly #isError: (status: number) => boolean;
  #working: Promise<unknown> = Promise.resolve();
  #isStopped = true;

  static async gather({ college, clients = 32, isError = () => true }: CrowdOptions): Promise<Crowd> {
    const picture = await pictureFile({ width: 330, height: 20 });
    return new Crowd(
      isError,
      clients,
      (acknowledged, index) => new Writer(String(index), { college, acknowledged, picture }),
    );
  }

  private constructor(
    isError: (status: number) => boolean,
    clients: number,
    join: (acknowledged: Acknowledged, index: number) => Writer,
  ) {
    this.#isError = isError;
    this.#clients = Array.from({ length: clients }, (_, index) => ({
      writer: join(this.acknowledged, index),
      kind: kindOf(index),
    }));
  }

  /** Each writes until `stop`, or until a request gets no answer. */
  start(): void {
    this.#isStopped = false;
    this.#working = Promise.all(this.#clients.map((client) => this.#work(client)));
  }

  /** Resolves when everyone has the last answer, or none. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#working;
  }

  async #work({ writer, kind }: { writer: Writer; kind: Kind }) {
    try {
      if (kind === 'draft') await writer.refresh();
      while (!this.#isStopped) {
        const { status, text } = await writer[kind]();
        if (status < 300) continue;
        this.refused.set(status, (this.refused.get(status) ?? 0) + 1);
        if (this.#isError(status))
          this.errors.push(`A ${kind} is answered with ${status} ${text.slice(0, 200)}`);
        if (kind === 'draft') await writer.refresh();
      }
    } catch {
      // The server has ended, and what it did not answer may be stored.
    }
  }
}
