import type { CompiledQuery } from 'kysely';
import {
  type ContentType,
  type Item,
  namingField,
  openly,
  type RecordBase,
  type TextField,
} from '../schema/define-type.ts';
import type { Fields } from '../schema/field.ts';
import { type BothTitles, titleColumns, titlesIn } from './both-titles.ts';
import type { ContentRow, Engine } from './engine.ts';
import { type Keyword, Keywords } from './keyword.ts';
import {
  after,
  inChunks,
  inOrder,
  type ListOrder,
  NEWEST_FIRST,
  type Slice,
  type Sort,
  sortOf,
  type VisitorsOrder,
} from './order.ts';
import type { Pins } from './pins.ts';
import { Related } from './related.ts';
import { contentOf, itemFrom, itemsReferencing, type Versioned } from './store.ts';

export interface PageQuery extends Keyword {
  /** Counted from 1. */
  page: number;
  limit: number;
}

export interface Page<R = Item> {
  items: R[];
  /** Number of records on all pages. */
  total: number;
}

/** The reads of content, which a preview overrides for one record. */
export type ContentReading = Pick<Reading, keyof Reading>;

/** Each chunk of a whole list is a short read of its own. */
const CHUNK_BYTES = 64 * 1024;

/** Reads content and returns records of the declared types. Queries of every request are compiled once. */
export class Reading {
  readonly #engine: Engine;
  readonly #keywords: Keywords;
  readonly #related: Related;
  readonly #pins: Pins;
  readonly #oneById = new Map<string, CompiledQuery<ContentRow>>();

  constructor(engine: Engine, types: readonly ContentType[], pins: Pins) {
    this.#engine = engine;
    const byName = new Map(types.map((type) => [type.name, type]));
    this.#keywords = new Keywords(engine, byName);
    this.#related = new Related(engine.reader, byName);
    this.#pins = pins;
  }

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
    const [item] = row ? await this.shown(type, [itemFrom(type, row)]) : [];
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
    const offset = (page - 1) * limit;
    if (page === 1) {
      const ids = await this.#idsAt(type, keyword, { order, offset, limit });
      // A first page that is not full gives the total: a rare word is searched for only once.
      const total = ids.length < limit ? ids.length : await this.count(type, keyword);
      return { items: await this.#byIds(type, ids), total };
    }
    const total = await this.count(type, keyword);
    const size = Math.min(limit, total - offset);
    if (size <= 0) return { items: [], total };
    const ids = await this.#idsAt(type, keyword, { order, offset, limit: size, total });
    return { items: await this.#byIds(type, ids), total };
  }

  /** The ids of the pinned records of public lists, in order. */
  pinned(type: ContentType): Promise<readonly string[]> {
    return this.#pins.of(type);
  }

  async first<R extends RecordBase>(
    type: ContentType<R>,
    limit: number,
    order: VisitorsOrder = 'shown',
  ): Promise<R[]> {
    return this.slice(type, { offset: 0, limit, order });
  }

  /** The records at these positions of a list for visitors. */
  async slice<R extends RecordBase>(type: ContentType<R>, slice: Slice): Promise<R[]> {
    const { offset, limit, order, without = '' } = slice;
    const pinned = order === 'shown' ? await this.pinned(type) : [];
    if (offset > 0 || pinned.length > 0) return this.#byIds(type, await this.#idsAt(type, { q: '' }, slice));
    let query = contentOf(this.#engine.reader).selectFrom(type.name).selectAll();
    if (without !== '') query = query.where('_id', '!=', without);
    const rows = await inOrder(query, sortOf(type, order)).limit(limit).execute();
    const records = rows.map((row) => itemFrom(type, row));
    return this.shown(type, records);
  }

  /**
   * How many other records precede this row in a list for visitors.
   * @param isPinned whether the record itself would be pinned
   */
  async positionOf(
    type: ContentType,
    row: ContentRow,
    order: VisitorsOrder,
    isPinned: boolean,
  ): Promise<number> {
    const own = String(row._id);
    const pinned = order === 'shown' ? await this.pinned(type) : [];
    const others = pinned.filter((id) => id !== own);
    const isFirst = isPinned && order === 'shown';
    if (isFirst && others.length === 0) return 0;
    const rows = contentOf(this.#engine.reader)
      .selectFrom(type.name)
      .select((eb) => eb.fn.countAll().as('total'))
      .where('_id', '!=', own)
      .$if(isFirst, (query) => query.where('_id', 'in', others))
      .$if(!isFirst && others.length > 0, (query) => query.where('_id', 'not in', others));
    const { total } = await after(rows, sortOf(type, order), row, 'asc').executeTakeFirstOrThrow();
    return Number(total) + (isFirst ? 0 : others.length);
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
    const pinned = await this.pinned(type);
    const query = contentOf(this.#engine.reader).selectFrom(type.name).select(columns);
    const rows = await inOrder(query, sortOf(type, 'shown')).limit(limit).execute();
    const briefs = rows.map(
      (row) =>
        Object.fromEntries(columns.map((column) => [column, String(row[column])])) as Record<
          Name | '_id',
          string
        >,
    );
    if (pinned.length === 0) return briefs;
    return [...new Set([...pinned.flatMap((id) => briefs.find(({ _id }) => _id === id) ?? []), ...briefs])];
  }

  /** All records that match, in the given order, in chunks. */
  async *all<R extends RecordBase>(
    type: ContentType<R>,
    { order = 'listed', q = '', ...keyword }: Partial<Keyword> & { order?: ListOrder } = {},
  ): AsyncGenerator<R[]> {
    const query = contentOf(this.#engine.reader)
      .selectFrom(type.name)
      .selectAll()
      .where(this.#keywords.matches(type, { q, ...keyword }));
    for await (const rows of inChunks(query, sortOf(type, order), CHUNK_BYTES)) {
      const records = rows.map((row) => itemFrom(type, row));
      yield await this.shown(type, records);
    }
  }

  /** What the URLs of all records with a page of their own need, newest first, in chunks, with the time of their last change. */
  async *names(type: ContentType): AsyncGenerator<RecordName[]> {
    const query = this.#withPages(type).select([
      '_id',
      'createdAt',
      'updatedAt',
      `${namingField(type)} as named`,
    ]);
    for await (const rows of inChunks(query, NEWEST_FIRST))
      yield rows.map(({ _id, named, updatedAt }) => ({
        _id: String(_id),
        [namingField(type)]: String(named),
        updatedAt: String(updatedAt),
      }));
  }

  /**
   * Ids and titles of the first `limit` records in the API's order whose title contains all words of `q`, or that match
   * otherwise.
   */
  async titled(type: ContentType, keyword: Keyword, limit: number): Promise<BothTitles[]> {
    const query = contentOf(this.#engine.reader)
      .selectFrom(type.name)
      .select(titleColumns(type))
      .where(this.#keywords.matchesWords(type, keyword));
    const rows = await inOrder(query, sortOf(type, 'listed')).limit(limit).execute();
    return rows.map((row) => titlesIn(type, row));
  }

  /** The records that name this one in their reference field `field`, in the order of its list of them. */
  async listed<R extends RecordBase>(type: ContentType<R>, field: string, id: string): Promise<R[]> {
    return this.shown(type, await itemsReferencing(this.#engine.reader, type, field, id));
  }

  /** Records as visitors read them: without what is kept to the college, with `withRelated`. */
  shown<R extends RecordBase>(type: ContentType<R>, records: R[]): Promise<R[]> {
    return this.withRelated(
      type,
      records.map((record) => openly(type, record)),
    );
  }

  /** See `Related.addTo`. */
  withRelated<R extends RecordBase>(type: ContentType<R>, records: R[]): Promise<R[]> {
    return this.#related.addTo(type, records);
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

  /** How many records have a page of their own. */
  async countPages(type: ContentType): Promise<number> {
    const counted = this.#withPages(type).select((eb) => eb.fn.countAll().as('total'));
    return Number((await counted.executeTakeFirstOrThrow()).total);
  }

  #withPages({ name, page }: ContentType) {
    const rows = contentOf(this.#engine.reader).selectFrom(name);
    return page?.itemIf === undefined ? rows : rows.where(page.itemIf, 'not in', ['', '[]']);
  }

  /**
   * The ids at these positions of a list.
   * @param total number of all, where it is known: the second half is then read from the end, so that the last page
   *   is as fast as the first
   */
  async #idsAt(
    type: ContentType,
    keyword: Keyword,
    {
      order,
      offset,
      limit,
      without = '',
      total,
    }: Omit<Slice, 'order'> & { order: ListOrder; total?: number },
  ): Promise<string[]> {
    const pinned = order === 'shown' ? await this.pinned(type) : [];
    const leading = pinned.filter((id) => id !== without);
    const ids = leading.slice(offset, offset + limit);
    const others = { sort: sortOf(type, order), limit: limit - ids.length, without: [...leading, without] };
    if (others.limit <= 0) return ids;
    const from = Math.max(0, offset - leading.length);
    const count = total === undefined ? Number.POSITIVE_INFINITY : total - leading.length;
    const rest =
      from > count / 2
        ? (
            await this.#matching(type, keyword, { ...others, offset: count - from - others.limit }, 'asc')
          ).reverse()
        : await this.#matching(type, keyword, { ...others, offset: from });
    return [...ids, ...rest];
  }

  async #matching(
    type: ContentType,
    keyword: Keyword,
    { limit, offset, sort, without }: { limit: number; offset: number; sort: Sort; without: string[] },
    direction: 'asc' | 'desc' = 'desc',
  ): Promise<string[]> {
    const left = without.filter((id) => id !== '');
    const query = contentOf(this.#engine.reader)
      .selectFrom(type.name)
      .select('_id')
      .where(this.#keywords.matches(type, keyword))
      .$if(left.length > 0, (all) => all.where('_id', 'not in', left));
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
    return this.shown(
      type,
      ids.flatMap((id) => byId.get(id) ?? []),
    );
  }
}

/** Of a record: what its URL is made of, under the field's name, and its last change. */
type RecordName = { _id: string; updatedAt: string } & Record<string, string>;
