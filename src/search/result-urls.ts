import { anchorsOf } from '../content/anchors.ts';
import type { ContentVersion } from '../db/content-version.ts';
import type { ContentReading } from '../db/reading.ts';
import { type ContentType, titleOf } from '../schema/define-type.ts';
import { hrefOf } from '../schema/slug.ts';
import type { Candidate } from './engine.ts';
import { COLLEGE } from './entry.ts';

const CONTACT = '/contact-us';
/** Above this many records on shared pages, a result links to the first page instead of to its anchor. */
const MAX_LOCATED = 2000;

interface CachedPaths {
  version: number;
  paths: Promise<Map<string, string>>;
}

/** URLs of search results: a record's own page, or its anchor on a page that it shares with others. */
export class ResultUrls {
  readonly #reading: ContentReading;
  readonly #version: Pick<ContentVersion, 'current'>;
  readonly #types: ReadonlyMap<string, ContentType>;
  readonly #shared = new Map<string, CachedPaths>();

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
    if (!type) return list;
    if (base) return hrefOf(base, type, { _id: item, [type.titleField]: title });
    return whole ? ((await this.#sharedPaths(type, list, whole)).get(item) ?? list) : list;
  }

  /** Cached per content version. */
  #sharedPaths(type: ContentType, list: string, whole: number): Promise<Map<string, string>> {
    const version = this.#version.current;
    const known = this.#shared.get(type.name);
    if (known?.version === version) return known.paths;
    const paths = this.#readPaths(type, list, whole);
    this.#shared.set(type.name, { version, paths });
    paths.catch(() => this.#shared.delete(type.name));
    return paths;
  }

  async #readPaths(type: ContentType, list: string, whole: number): Promise<Map<string, string>> {
    const records = await this.#reading.brief(type, [type.titleField], MAX_LOCATED);
    const paths = new Map<string, string>();
    for (let at = 0; at < records.length; at += whole) {
      const together = records
        .slice(at, at + whole)
        .map((record) => ({ id: record._id ?? '', title: titleOf(type, record) }));
      const page = at === 0 ? list : `${list}?page=${at / whole + 1}`;
      for (const [index, anchor] of anchorsOf(together).entries()) {
        paths.set(together[index]?.id ?? '', `${page}#${encodeURIComponent(anchor)}`);
      }
    }
    return paths;
  }
}
