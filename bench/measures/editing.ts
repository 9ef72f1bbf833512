import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataFolderWith, emptyDataFolder } from '../content/cached-database.ts';
import { throughputOf } from '../load/load.ts';
import { type RunningProcess, startProduct } from '../server/product.ts';
import { authorizationAt } from '../server/signed-in.ts';
import { spreadOf } from '../statistics.ts';
import type { Row } from '../table.ts';

const NOTICES = 500;
/** Many short rounds even out the speed changes of a shared machine. */
const ROUNDS = 41;
const ROUND_MS = 120;
const WRITING_MS = 250;
const SECOND_MS = 1000;
const BARE = fileURLToPath(new URL('bare-inserts.ts', import.meta.url));
const HOME = { asks: [{ path: '/', headers: { 'accept-encoding': 'br' } }], status: 200 };

/** The cost of editing for visitors, and how fast edits are stored. */
export async function measureEditing(): Promise<Row[]> {
  return [...(await measureMoments()), ...(await measureWriting())];
}

/** A cached page while something is due within a second, compared with the same page of a site without a schedule. */
async function measureMoments(): Promise<Row[]> {
  const without = await startProduct({ dataDir: await dataFolderWith(NOTICES) });
  const withMoment = await startProduct({ dataDir: await dataFolderWith(NOTICES) });
  try {
    const editor = await Editor.at(withMoment.url);
    const id = await editor.draft('Due soon');
    const ratios: number[] = [];
    const rates: number[][] = [[], []];
    for (let n = 0; n < ROUNDS; n += 1) {
      // Both begin the round with a cached page.
      await editor.publish(id, { at: new Date(Date.now() + SECOND_MS).toISOString() });
      for (const { url } of [without, withMoment]) await (await fetch(url)).text();
      const order: RunningProcess[] = n % 2 === 0 ? [without, withMoment] : [withMoment, without];
      const perSecond = new Map<RunningProcess, number>();
      for (const product of order)
        perSecond.set(product, (await throughputOf(product, HOME, ROUND_MS)).perSecond);
      const [bare = 0, due = 0] = [perSecond.get(without), perSecond.get(withMoment)];
      ratios.push(due / bare);
      rates[0]?.push(due);
      rates[1]?.push(bare);
      await editor.publish(id, { at: null });
    }
    const [due = 0, bare = 0] = rates.map((rate) => spreadOf(rate).median);
    return [
      {
        what: 'cached page with a moment a second away',
        figure: spreadOf(ratios),
        limit: { atLeast: 0.98 },
        note: `${due.toFixed(0)} of ${bare.toFixed(0)} requests/s without`,
      },
    ];
  } finally {
    await withMoment.stop();
    await without.stop();
  }
}

/**
 * Autosaving and publishing, one after the other, compared with a loop of durable inserts without HTTP; autosaving also
 * with the same call where it stores nothing, which is what HTTP, the session and reading the record cost.
 */
async function measureWriting(): Promise<Row[]> {
  const dataDir = emptyDataFolder();
  const product = await startProduct({ dataDir });
  try {
    const editor = await Editor.at(product.url);
    const id = await editor.draft('Written');
    const rounds = {
      bare: [] as number[],
      same: [] as number[],
      autosave: [] as number[],
      publish: [] as number[],
    };
    for (let n = 0; n < ROUNDS; n += 1) {
      rounds.bare.push(bareInsertsPerSecond(join(dataDir, `bare-${n}.sqlite`)));
      await editor.save(id, 'The same');
      rounds.same.push(await perSecond(() => editor.save(id, 'The same')));
      rounds.autosave.push(await perSecond((count) => editor.save(id, `Saved ${n} ${count}`)));
      rounds.publish.push(
        await perSecond(async (count) => {
          await editor.save(id, `Published ${n} ${count}`);
          await editor.publish(id, {});
        }),
      );
    }
    const rowOf = (what: string, rates: readonly number[], others: readonly number[], than: string): Row => ({
      what,
      figure: spreadOf(rates.map((rate, round) => rate / (others[round] ?? 0))),
      note: `${spreadOf(rates).median.toFixed(0)}/s, ${spreadOf(others).median.toFixed(0)} ${than}/s`,
    });
    const bare = 'bare durable inserts';
    return [
      rowOf('autosave of a draft', rounds.autosave, rounds.bare, bare),
      rowOf('save of a draft and its publication', rounds.publish, rounds.bare, bare),
      rowOf('autosave beside one without a change', rounds.autosave, rounds.same, 'without a change'),
    ];
  } finally {
    await product.stop();
  }
}

async function perSecond(work: (count: number) => Promise<unknown>): Promise<number> {
  const started = performance.now();
  let done = 0;
  for (; performance.now() - started < WRITING_MS; done += 1) await work(done);
  return (done / (performance.now() - started)) * 1000;
}

function bareInsertsPerSecond(file: string): number {
  return Number(execFileSync(process.execPath, [BARE, file, String(WRITING_MS)], { encoding: 'utf8' }));
}

/** An administrator who edits notices and remembers the last tag. */
class Editor {
  readonly #url: string;
  readonly #authorization: string;
  #tag = '';

  private constructor(url: string, authorization: string) {
    this.#url = `${url}/api/manage/notice`;
    this.#authorization = authorization;
  }

  static async at(url: string): Promise<Editor> {
    return new Editor(url, await authorizationAt(url));
  }

  /** @returns the id of a new draft */
  async draft(title: string): Promise<string> {
    const { _id } = await this.#call('POST', '', { title });
    return String(_id);
  }

  async save(id: string, title: string): Promise<void> {
    await this.#call('PUT', `/${id}/draft`, { fields: { title } });
  }

  async publish(id: string, dates: object): Promise<void> {
    await this.#call('POST', `/${id}/publish`, dates);
  }

  async #call(method: string, path: string, json: object): Promise<Record<string, unknown>> {
    const answer = await fetch(this.#url + path, {
      method,
      headers: {
        authorization: this.#authorization,
        'content-type': 'application/json',
        ...(this.#tag && { 'if-match': this.#tag }),
      },
      body: JSON.stringify(json),
    });
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}`);
    this.#tag = answer.headers.get('etag') ?? '';
    return (await answer.json()) as Record<string, unknown>;
  }
}
