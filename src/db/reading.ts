import { type CompiledQuery, type Expression, type SqlBool, sql } from 'kysely';
import { type ContentType, fieldsOf, type Item, titleOf } from '../schema/define-type.ts';
import { fold } from '../schema/fold.ts';
import type { ContentRow, Engine } from './engine.ts';
import { contentOf, itemFrom, type Versioned } from './store.ts';

export interface PageQuery {
  /** Part of a title, in any case; empty for all. */
  q: string;
  /** From 1. */
  page: number;
  limit: number;
}

export interface Page {
  items: Item[];
  /** How many there are on all pages. */
  total: number;
}

/** A whole list is read in chunks of about so many bytes, each a short read of its own. */
const CHUNK_BYTES = 64 * 1024;
const FIRST_CHUNK = 20;
const LARGEST_CHUNK = 500;

/** Reads of published content. Queries that run on every request are compiled once. */
export class Reading {
  readonly #engine: Engine;
  readonly #types: ReadonlyMap<string, ContentType>;
  readonly #oneById = new Map<string, CompiledQuery<ContentRow>>();

  constructor(engine: Engine, types: readonly ContentType[]) {
    this.#engine = engine;
    this.#types = new Map(types.map((type) => [type.name, type]));
  }

  /** @returns the record, or null when there is none */
  async one(type: ContentType, id: string): Promise<Versioned | null> {
    let query = this.#oneById.get(type.name);
    if (!query) {
      query = contentOf(this.#engine.reader)
        .selectFrom(type.name)
        .selectAll()
        .where('_id', '=', '')
        .compile();
      this.#oneById.set(type.name, query);
    }
    const { rows } = await this.#engine.reader.executeQuery<ContentRow>({ ...query, parameters: [id] });
    const row = rows[0];
    if (!row) return null;
    const [item] = await this.withTitles(type, [itemFrom(type, row)]);
    return item ? { item, version: Number(row.version) } : null;
  }

  /**
   * One page of those whose title contains `q`, newest first. Ids are found in the index alone, the records are
   * fetched after.
   */
  async page(type: ContentType, { q, page, limit }: PageQuery): Promise<Page> {
    const needle = fold(q);
    if (page === 1) {
      const ids = await this.#matching(type, needle, { limit, offset: 0 });
      // A first page that is not full has told how many there are: a rare word is searched for once, not twice.
      const total = ids.length < limit ? ids.length : await this.#count(type, needle);
      return { items: await this.#byIds(type, ids), total };
    }
    const total = await this.#count(type, needle);
    const offset = (page - 1) * limit;
    const size = Math.min(limit, total - offset);
    if (size <= 0) return { items: [], total };
    // The second half is counted from the end, so that the last page is as near as the first.
    const ids =
      offset > total / 2
        ? (
            await this.#matching(type, needle, { limit: size, offset: total - offset - size }, 'asc')
          ).reverse()
        : await this.#matching(type, needle, { limit: size, offset });
    return { items: await this.#byIds(type, ids), total };
  }

  /** The newest `limit` records. */
  async newest(type: ContentType, limit: number): Promise<Item[]> {
    const rows = await contentOf(this.#engine.reader)
      .selectFrom(type.name)
      .selectAll()
      .orderBy('createdAt', 'desc')
      .orderBy('_id', 'desc')
      .limit(limit)
      .execute();
    return this.withTitles(
      type,
      rows.map((row) => itemFrom(type, row)),
    );
  }

  /** Every record, newest first, in chunks; between two of them nothing is held open. */
  async *all(type: ContentType): AsyncGenerator<Item[]> {
    let limit = FIRST_CHUNK;
    let last: Item | undefined;
    for (;;) {
      const chunk = await this.#after(type, last, limit);
      if (chunk.length > 0) yield chunk;
      if (chunk.length < limit) return;
      last = chunk.at(-1);
      const bytes = chunk.reduce((sum, item) => sum + sizeOf(item), 0);
      limit = Math.min(LARGEST_CHUNK, Math.max(1, Math.floor(CHUNK_BYTES / (bytes / chunk.length))));
    }
  }

  /** Adds the titles of the records that reference fields name (`titleAs`). */
  async withTitles(type: ContentType, items: Item[]): Promise<Item[]> {
    for (const [name, field] of fieldsOf(type)) {
      const target = field.refersTo && this.#types.get(field.refersTo.type);
      if (!field.refersTo || !target) continue;
      const ids = [...new Set(items.map((item) => String(item[name])).filter((id) => id !== ''))];
      const named = new Map(
        (await this.#byIds(target, ids)).map((item) => [item._id, titleOf(target, item)]),
      );
      for (const item of items) item[field.refersTo.titleAs] = named.get(String(item[name])) ?? '';
    }
    return items;
  }

  #titleContains(needle: string): Expression<SqlBool> {
    return needle === '' ? sql<SqlBool>`1 = 1` : this.#engine.contains('titleFolded', needle);
  }

  async #count(type: ContentType, needle: string): Promise<number> {
    const { total } = await contentOf(this.#engine.reader)
      .selectFrom(type.name)
      .select((eb) => eb.fn.countAll().as('total'))
      .where(this.#titleContains(needle))
      .executeTakeFirstOrThrow();
    return Number(total);
  }

  async #matching(
    type: ContentType,
    needle: string,
    { limit, offset }: { limit: number; offset: number },
    direction: 'asc' | 'desc' = 'desc',
  ): Promise<string[]> {
    const rows = await contentOf(this.#engine.reader)
      .selectFrom(type.name)
      .select('_id')
      .where(this.#titleContains(needle))
      .orderBy('createdAt', direction)
      .orderBy('_id', direction)
      .limit(limit)
      .offset(offset)
      .execute();
    return rows.map((row) => String(row._id));
  }

  async #after(type: ContentType, last: Item | undefined, limit: number): Promise<Item[]> {
    let query = contentOf(this.#engine.reader).selectFrom(type.name).selectAll();
    if (last) {
      query = query.where(
        sql<SqlBool>`(${sql.ref('createdAt')}, ${sql.ref('_id')}) < (${last.createdAt}, ${last._id})`,
      );
    }
    const rows = await query.orderBy('createdAt', 'desc').orderBy('_id', 'desc').limit(limit).execute();
    return this.withTitles(
      type,
      rows.map((row) => itemFrom(type, row)),
    );
  }

  async #byIds(type: ContentType, ids: readonly string[]): Promise<Item[]> {
    if (ids.length === 0) return [];
    const rows = await contentOf(this.#engine.reader)
      .selectFrom(type.name)
      .selectAll()
      .where('_id', 'in', [...ids])
      .execute();
    const byId = new Map(rows.map((row) => [String(row._id), itemFrom(type, row)]));
    return this.withTitles(
      type,
      ids.flatMap((id) => byId.get(id) ?? []),
    );
  }
}

/** About how long a record is, without writing it out. */
function sizeOf(item: Item): number {
  return Object.values(item).reduce<number>(
    (sum, value) => sum + (typeof value === 'string' ? value.length : 100),
    0,
  );
}
