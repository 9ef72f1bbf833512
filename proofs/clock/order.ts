import type { College } from '../college/college.ts';
import { must } from '../runner/proof.ts';

const LISTS = ['/api/notices', '/api/contacts'];

/** The order of lists, and that their pages together are the whole list. */
export class Order {
  readonly #college: College;
  readonly #known = new Map<string, readonly string[]>();

  constructor(college: College) {
    this.#college = college;
  }

  /** @throws when records that were there before stand in another order, or a page repeats or leaves out one */
  async check(): Promise<void> {
    for (const list of LISTS) {
      const ids = await this.#pages(list);
      must(new Set(ids).size === ids.length, `${list} has a record on two pages`);
      const before = this.#known.get(list) ?? [];
      const [was, is] = [common(before, ids), common(ids, before)];
      must(was.join() === is.join(), `${list} has another order than before: ${was} became ${is}`);
      this.#known.set(list, ids);
    }
  }

  async #pages(list: string): Promise<string[]> {
    const ids: string[] = [];
    for (let page = 1; ; page += 1) {
      const answer = await this.#college.must('GET', `${list}?page=${page}&limit=7`);
      const records = answer.json as { _id: string }[];
      if (records.length === 0) return ids;
      ids.push(...records.map(({ _id }) => _id));
      const total = Number(answer.headers['x-total-count']);
      if (ids.length >= total) {
        must(ids.length === total, `${list} tells of ${total} records and shows ${ids.length}`);
        return ids;
      }
    }
  }
}

const common = (some: readonly string[], others: readonly string[]) => {
  const known = new Set(others);
  return some.filter((id) => known.has(id));
};
