import { anchorsOf } from '../content/anchors.ts';
import type { ContentVersion } from '../db/content-version.ts';
import type { ContentReading } from '../db/reading.ts';
import { type ContentType, hasAddresses, namingField, titleOf } from '../schema/define-type.ts';
import { hrefOf } from '../schema/slug.ts';
import type { Candidate } from './engine.ts';
import { COLLEGE } from './entry.ts';
import { oncePerVersion } from './once-per-version.ts';

const CONTACT = '/contact-us';
/** Above this many records on shared pages, a result links to the first page instead of to its anchor. */
const MAX_LOCATED = 2000;

/** URLs of search results: a record's own page, or its anchor on a page that it shares with others. */
export class ResultUrls {
  readonly #reading: ContentReading;
  readonly #version: Pick<ContentVersion, 'current'>;
  readonly #types: ReadonlyMap<string, ContentType>;
  /** By type. */
  readonly #shared = new Map<string, () => Promise<Map<string, string>>>();

  constructor(
    reading: ContentReading,
    version: Pick<ContentVersion, 'current'>,
    types: readonly ContentType[],
  ) {
    this.#reading = reading;
    this.#version = version;
    this.#types = new Map(types.map((type) => [type.name, type]));
  }

  /** Path on this host. */
  async of({ type: name, item, title }: Pick<Candidate, 'type' | 'item' | 'title'>): Promise<string> {
    if (name === COLLEGE.type) return CONTACT;
    const type = this.#types.get(name);
    const { list = '/', item: base, whole } = type?.page ?? {};
    if (!type || (base === undefined && !whole)) return list;
    if (base !== undefined && !hasAddresses(type) && type.page?.itemIf === undefined)
      return hrefOf(base, type, { _id: item, [type.titleField]: title });
    const paths = this.#shared.get(name) ?? oncePerVersion(this.#version, () => this.#readPaths(type));
    this.#shared.set(name, paths);
    return (await paths()).get(item) ?? list;
  }

  async #readPaths(type: ContentType): Promise<Map<string, string>> {
    const { list = '/', item: base, whole = 1 } = type.page ?? {};
    const paths = new Map<string, string>();
    if (base !== undefined) {
      for await (const some of this.#reading.names(type))
        for (const one of some) paths.set(one._id, hrefOf(base, type, one));
      return paths;
    }
    const records = await this.#reading.brief(type, [namingField(type)], MAX_LOCATED);
    for (let at = 0; at < records.length; at += whole) {
      const together = records
        .slice(at, at + whole)
        .map((record) => ({ id: record._id ?? '', title: titleOf(type, record) }));
      const page = at === 0 ? list : `${list}?page=${at / whole + 1}`;
      for (const [index, anchor] of anchorsOf(together).entries())
        paths.set(together[index]?.id ?? '', `${page}#${encodeURIComponent(anchor)}`);
    }
    return paths;
  }
}
