import type { CompiledQuery } from 'kysely';
import {
  type ContentType,
  fieldsOf,
  type Item,
  type RecordBase,
  type TextField,
  type Titled,
} from '../schema/define-type.ts';
import type { Fields } from '../schema/field.ts';
import type { ContentRow, Engine } from './engine.ts';
import { type Keyword, Keywords } from './keyword.ts';
import { after, inOrder, type ListOrder, listedSortOf, type Sort, sortOf } from './order.ts';
import { sizeOfRow } from './rows.ts';
import { contentOf, itemFrom, itemsReferencing, type Versioned } from './store.ts';

export interface PageQuery extends Keyword {
  /** From 1. */
  page: number;
  limit: number;
}

export interface Page<R = Item> {
  items: R[];
  /** Number of records on all pages. */
  total: number;
}

/** About the size of a chunk of a whole list; each chunk is a short read of its own. */
const CHUNK_BYTES = 64 * 1024;
const FIRST_CHUNK = 20;
const MAX_CHUNK = 500;

/** Reads content and returns records of the declared types. Queries of every request are compiled once. */
export class Reading {
  readonly #engine: Engine;
  readonly #types: ReadonlyMap<string, ContentType>;
  readonly #keywords: Keywords;
  readonly #oneById = new Map<string, CompiledQuery<ContentRow>>();

  constructor(engine: Engine, types: readonly ContentType[]) {
    this.#engine = engine;
    this.#types = new Map(types.map((type) => [type.name, type]));
    this.#keywords = new Keywords(engine, this.#types);
  }

  /** @returns the record, or null */
  async one<R extends RecordBase>(type: ContentType<R>, id: string): Promise<Versioned<R> | null> {
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
    const [item] = row ? await this.withRelated(type, [itemFrom(type, row)]) : [];
    return item ? { item, version: Number(row?.version) } : null;
  }

  /**
   * One page of the records that match, in the given order. Finds the ids in the index alone, then fetches
   * the records.
   */
  async page<R extends RecordBase>(
    type: ContentType<R>,
    { page, limit, ...keyword }: PageQuery,
    order: ListOrder = 'listed',
  ): Promise<Page<R>> {
    const sort = sortOf(type, order);
    if (page === 1) {
      const ids = await this.#matching(type, keyword, { limit, offset: 0, sort });
      // A first page that is not full gives the total: a rare word is searched for only once.
      const total = ids.length < limit ? ids.length : await this.count(type, keyword);
      return { items: await this.#byIds(type, ids), total };
    }
    const total = await this.count(type, keyword);
    const offset = (page - 1) * limit;
    const size = Math.min(limit, total - offset);
    if (size <= 0) return { items: [], total };
    // The second half is read from the end, so that the last page is as fast as the first.
    const ids =
      offset > total / 2
        ? (
            await this.#matching(type, keyword, { limit: size, offset: total - offset - size, sort }, 'asc')
          ).reverse()
        : await this.#matching(type, keyword, { limit: size, offset, sort });
    return { items: await this.#byIds(type, ids), total };
  }

  /** The first `limit` records in the visitors' order. */
  async first<R extends RecordBase>(type: ContentType<R>, limit: number): Promise<R[]> {
    const rows = await inOrder(
      contentOf(this.#engine.reader).selectFrom(type.name).selectAll(),
      sortOf(type, 'shown'),
    )
      .limit(limit)
      .execute();
    const records = rows.map((row) => itemFrom(type, row));
    return this.withRelated(type, records);
  }

  /** The records before and after this one in the visitors' order; null at an end. */
  async beside<R extends RecordBase>(
    type: ContentType<R>,
    id: string,
  ): Promise<{ before: R | null; after: R | null }> {
    const sort = sortOf(type, 'shown');
    const rows = contentOf(this.#engine.reader).selectFrom(type.name).selectAll();
    const own = await contentOf(this.#engine.reader)
      .selectFrom(type.name)
      .select([...sort])
      .where('_id', '=', id)
      .executeTakeFirst();
    const next = async (direction: 'asc' | 'desc') => {
      const row =
        own &&
        (await inOrder(after(rows, sort, own, direction), sort, direction)
          .limit(1)
          .executeTakeFirst());
      return row ? itemFrom(type, row) : null;
    };
    return { before: await next('asc'), after: await next('desc') };
  }

  /** Some text fields of the first `limit` records in the visitors' order, without reading whole records. */
  async brief<F extends Fields, Name extends TextField<F>>(
    type: ContentType<Item, F>,
    fields: readonly Name[],
    limit: number,
  ): Promise<Record<Name | '_id', string>[]> {
    const columns: readonly string[] = ['_id', ...fields];
    const rows = await inOrder(
      contentOf(this.#engine.reader).selectFrom(type.name).select(columns),
      sortOf(type, 'shown'),
    )
      .limit(limit)
      .execute();
    return rows.map(
      (row) =>
        Object.fromEntries(columns.map((column) => [column, String(row[column])])) as Record<
          Name | '_id',
          string
        >,
    );
  }

  /** All records that match, in the given order, in chunks; no cursor or connection is held between them. */
  async *all<R extends RecordBase>(
    type: ContentType<R>,
    { order = 'listed', q = '', orIds = [] }: Partial<Keyword> & { order?: ListOrder } = {},
  ): AsyncGenerator<R[]> {
    const sort = sortOf(type, order);
    let limit = FIRST_CHUNK;
    let last: ContentRow | undefined;
    for (;;) {
      const query = contentOf(this.#engine.reader)
        .selectFrom(type.name)
        .selectAll()
        .where(this.#keywords.matches(type, { q, orIds }));
      const rows = await inOrder(after(query, sort, last), sort)
        .limit(limit)
        .execute();
      const records = rows.map((row) => itemFrom(type, row));
      const chunk = await this.withRelated(type, records);
      if (chunk.length > 0) yield chunk;
      if (chunk.length < limit) return;
      last = rows.at(-1);
      const bytes = rows.reduce((sum, row) => sum + sizeOfRow(row), 0);
      limit = Math.min(MAX_CHUNK, Math.max(1, Math.floor(CHUNK_BYTES / (bytes / rows.length))));
    }
  }

  /** Ids, titles and times of the last change of all records, newest first, in chunks: enough for their URLs. */
  async *names(type: ContentType): AsyncGenerator<{ _id: string; title: string; updatedAt: string }[]> {
    const sort = ['createdAt', '_id'];
    let last: ContentRow | undefined;
    for (;;) {
      const query = contentOf(this.#engine.reader)
        .selectFrom(type.name)
        .select(['_id', 'createdAt', 'updatedAt', `${type.titleField} as title`]);
      const rows = await inOrder(after(query, sort, last), sort)
        .limit(MAX_CHUNK)
        .execute();
      if (rows.length > 0)
        yield rows.map(({ _id, title, updatedAt }) => ({
          _id: String(_id),
          title: String(title),
          updatedAt: String(updatedAt),
        }));
      if (rows.length < MAX_CHUNK) return;
      last = rows.at(-1);
    }
  }

  /**
   * Ids and titles of the first `limit` records in the API's order whose title contains all words of `q`, or that match
   * otherwise.
   */
  async titled(type: ContentType, keyword: Keyword, limit: number): Promise<Titled[]> {
    const query = contentOf(this.#engine.reader)
      .selectFrom(type.name)
      .select(['_id', `${type.titleField} as title`])
      .where(this.#keywords.matchesWords(type, keyword));
    const rows = await inOrder(query, sortOf(type, 'listed')).limit(limit).execute();
    return rows.map(({ _id, title }) => ({ _id: String(_id), title: String(title) }));
  }

  /** The records that name this one in their reference field `field`, in the order of its list of them. */
  async listed<R extends RecordBase>(type: ContentType<R>, field: string, id: string): Promise<R[]> {
    return this.withRelated(type, await itemsReferencing(this.#engine.reader, type, field, id));
  }

  /** Adds the titles of referenced records and the back-reference lists to the records, in place. */
  async withRelated<R extends RecordBase>(type: ContentType<R>, records: R[]): Promise<R[]> {
    if (records.length === 0) return records;
    const items: readonly Item[] = records;
    for (const [name, field] of fieldsOf(type)) {
      const target = field.refersTo && this.#types.get(field.refersTo.type);
      if (!field.refersTo || !target) continue;
      const ids = [...new Set(items.map((item) => String(item[name])).filter((id) => id !== ''))];
      const named = await this.#titlesOf(target, '_id', ids);
      const titles = new Map(named.map(({ _id, title }) => [_id, title]));
      for (const item of items) item[field.refersTo.titleAs] = titles.get(String(item[name])) ?? '';
    }
    for (const list of type.backReferences ?? []) {
      const naming = await this.#listedAs(type, list, items);
      const lists = Map.groupBy(naming, (row) => row.key);
      for (const item of items)
        item[list] = (lists.get(item._id) ?? []).map(({ _id, title }) => ({ _id, title }));
    }
    return records;
  }

  /** The records in a back-reference list of these, with the id that each refers to. */
  async #listedAs(type: ContentType, list: string, items: readonly Item[]) {
    const ids = items.map(({ _id }) => _id);
    for (const referring of this.#types.values()) {
      for (const [name, { refersTo }] of fieldsOf(referring)) {
        if (refersTo?.type === type.name && refersTo.listedAs === list)
          return this.#titlesOf(referring, name, ids);
      }
    }
    return [];
  }

  /** Ids and titles of the records whose column has one of these values, in the order within it, or oldest first. */
  async #titlesOf(type: ContentType, column: string, values: readonly string[]) {
    if (values.length === 0) return [];
    const query = contentOf(this.#engine.reader)
      .selectFrom(type.name)
      .select(['_id', `${type.titleField} as title`, `${column} as key`])
      .where(column, 'in', [...values]);
    const rows = await inOrder(query, listedSortOf(type), 'asc').execute();
    return rows.map(({ _id, title, key }) => ({ _id: String(_id), title: String(title), key: String(key) }));
  }

  /** The number of records that match; of all records by default. */
  async count(type: ContentType, keyword: Keyword = { q: '' }): Promise<number> {
    const { total } = await contentOf(this.#engine.reader)
      .selectFrom(type.name)
      .select((eb) => eb.fn.countAll().as('total'))
      .where(this.#keywords.matches(type, keyword))
      .executeTakeFirstOrThrow();
    return Number(total);
  }

  async #matching(
    type: ContentType,
    keyword: Keyword,
    { limit, offset, sort }: { limit: number; offset: number; sort: Sort },
    direction: 'asc' | 'desc' = 'desc',
  ): Promise<string[]> {
    const query = contentOf(this.#engine.reader)
      .selectFrom(type.name)
      .select('_id')
      .where(this.#keywords.matches(type, keyword));
    const rows = await inOrder(query, sort, direction).limit(limit).offset(offset).execute();
    return rows.map((row) => String(row._id));
  }

  async #byIds<R extends RecordBase>(type: ContentType<R>, ids: readonly string[]): Promise<R[]> {
    if (ids.length === 0) return [];
    const rows = await contentOf(this.#engine.reader)
      .selectFrom(type.name)
      .selectAll()
      .where('_id', 'in', [...ids])
      .execute();
    const byId = new Map(rows.map((row) => [String(row._id), itemFrom(type, row)]));
    return this.withRelated(
      type,
      ids.flatMap((id) => byId.get(id) ?? []),
    );
  }
}
