import type { ContentType, Item, RecordBase, TextField } from '../schema/define-type.ts';
import type { Fields } from '../schema/field.ts';
import type { ContentRow } from './engine.ts';
import type { Keyword } from './keyword.ts';
import type { Slice, VisitorsOrder } from './order.ts';
import type { ContentReading, Page, PageQuery } from './reading.ts';
import type { Versioned } from './store.ts';

/** A record as it would be if it were live. */
export interface Overlay {
  type: ContentType;
  item: Item;
  /** The columns by which lists sort it. */
  row: ContentRow;
  isPinned: boolean;
}

/** Reads content with one record replaced by its draft or version, for a preview (requirement 19.230). */
export class OverlayReading implements ContentReading {
  readonly #live: ContentReading;
  readonly #overlay: Overlay;
  #isShown = false;
  #standsOn: number | null = null;

  constructor(live: ContentReading, overlay: Overlay) {
    this.#live = live;
    this.#overlay = overlay;
  }

  /** Whether the record was read since `watch`. */
  get isShown(): boolean {
    return this.#isShown;
  }

  /** Number of the list page that contains the record, once a page of its list has been read; null before. */
  get standsOn(): number | null {
    return this.#standsOn;
  }

  watch(): void {
    this.#isShown = false;
  }

  /** The record's position in the visitors' list, from 0. */
  position(order: VisitorsOrder = 'shown'): Promise<number> {
    const { type, row, isPinned } = this.#overlay;
    return this.#live.positionOf(type, row, order, isPinned);
  }

  async one<R extends RecordBase>(type: ContentType<R>, id: string): Promise<Versioned<R> | null> {
    const own = this.#own(type);
    if (own?._id !== id) return this.#live.one(type, id);
    this.#isShown = true;
    const [item] = await this.shown(type, [own]);
    return item ? { item, version: 0 } : null;
  }

  async slice<R extends RecordBase>(type: ContentType<R>, slice: Slice): Promise<R[]> {
    const own = this.#own(type);
    if (!own) return this.#live.slice(type, slice);
    const { offset, limit, order } = slice;
    const without = own._id;
    const position = await this.position(order);
    if (position < offset) return this.#live.slice(type, { ...slice, offset: offset - 1, without });
    if (position >= offset + limit) return this.#live.slice(type, { ...slice, without });
    this.#isShown = true;
    const others = await this.#live.slice(type, { ...slice, limit: limit - 1, without });
    const [item = own] = await this.shown(type, [own]);
    return others.toSpliced(position - offset, 0, item);
  }

  first<R extends RecordBase>(type: ContentType<R>, limit: number, order: VisitorsOrder = 'shown') {
    return this.slice(type, { offset: 0, limit, order });
  }

  async page<R extends RecordBase>(type: ContentType<R>, query: PageQuery): Promise<Page<R>> {
    const { page, limit } = query;
    const position = this.#own(type) ? await this.position() : -1;
    if (position < 0) return this.#live.page(type, query, 'shown');
    this.#standsOn = Math.floor(position / limit) + 1;
    const items = await this.slice(type, { offset: (page - 1) * limit, limit, order: 'shown' });
    return { items, total: await this.count(type) };
  }

  async brief<F extends Fields, Name extends TextField<F>>(
    type: ContentType<Item, F>,
    fields: readonly Name[],
    limit: number,
  ) {
    const own = this.#own(type);
    const live = await this.#live.brief(type, fields, limit);
    if (!own) return live;
    const names: readonly string[] = ['_id', ...fields];
    const brief = Object.fromEntries(names.map((name) => [name, String(own[name])]));
    const others = live.filter(({ _id }) => _id !== own._id);
    this.#isShown = true;
    return others.toSpliced(await this.position(), 0, brief as (typeof live)[number]).slice(0, limit);
  }

  async count(type: ContentType, keyword?: Keyword): Promise<number> {
    const total = await this.#live.count(type, keyword);
    const own = this.#own(type);
    return own && !(await this.#live.one(type, own._id)) ? total + 1 : total;
  }

  async beside<R extends RecordBase>(type: ContentType<R>, id: string) {
    const own = this.#own(type);
    if (own?._id !== id) return this.#live.beside(type, id);
    const position = await this.position('unpinned');
    const around = { order: 'unpinned', without: id } as const;
    const [before] =
      position > 0 ? await this.#live.slice(type, { ...around, offset: position - 1, limit: 1 }) : [];
    const [after] = await this.#live.slice(type, { ...around, offset: position, limit: 1 });
    return { before: before ?? null, after: after ?? null };
  }

  async pinned(type: ContentType): Promise<readonly string[]> {
    const pinned = await this.#live.pinned(type);
    const own = this.#own(type);
    return own && this.#overlay.isPinned ? [...pinned, own._id] : pinned;
  }

  shown<R extends RecordBase>(type: ContentType<R>, records: R[]): Promise<R[]> {
    return this.#live.shown(type, records);
  }

  withRelated<R extends RecordBase>(type: ContentType<R>, records: R[]): Promise<R[]> {
    return this.#live.withRelated(type, records);
  }

  readonly positionOf: ContentReading['positionOf'] = (...asked) => this.#live.positionOf(...asked);
  readonly all: ContentReading['all'] = (...asked) => this.#live.all(...asked);
  readonly names: ContentReading['names'] = (...asked) => this.#live.names(...asked);
  readonly countPages: ContentReading['countPages'] = (...asked) => this.#live.countPages(...asked);
  readonly titled: ContentReading['titled'] = (...asked) => this.#live.titled(...asked);
  readonly listed: ContentReading['listed'] = (...asked) => this.#live.listed(...asked);

  /** A copy of the record, if it is of this type. */
  #own<R extends RecordBase>(type: ContentType<R>): R | null {
    const { type: own, item } = this.#overlay;
    // A record of the type of the same name.
    return own.name === type.name ? ({ ...item } as Item as R) : null;
  }
}
