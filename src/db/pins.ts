import type { ContentType } from '../schema/define-type.ts';
import type { ContentVersion } from './content-version.ts';
import type { Db } from './engine.ts';
import { inOrder, sortOf } from './order.ts';
import { contentOf } from './store.ts';

type PinsByType = ReadonlyMap<string, readonly string[]>;

/**
 * The live records that are first on public lists (requirement 19.250), remembered for one content version, since every
 * change of a pin raises it.
 */
export class Pins {
  readonly #reader: Db;
  readonly #version: Pick<ContentVersion, 'current'>;
  readonly #types: readonly ContentType[];
  #known: { version: number; pins: Promise<PinsByType> } | undefined;

  constructor(reader: Db, version: Pick<ContentVersion, 'current'>, types: readonly ContentType[]) {
    this.#reader = reader;
    this.#version = version;
    this.#types = types;
  }

  /** The ids in the order of the list. */
  async of({ name }: ContentType): Promise<readonly string[]> {
    const version = this.#version.current;
    if (this.#known?.version !== version) {
      const known = { version, pins: this.#read() };
      this.#known = known;
      known.pins.catch(() => {
        if (this.#known === known) this.#known = undefined;
      });
    }
    return (await this.#known.pins).get(name) ?? [];
  }

  async #read(): Promise<PinsByType> {
    const rows = await this.#reader
      .selectFrom('moment')
      .select(['record', 'type'])
      .where('what', '=', 'unpin')
      .execute();
    const pins = new Map<string, readonly string[]>();
    for (const [name, moments] of Map.groupBy(rows, (row) => row.type)) {
      const type = this.#types.find((one) => one.name === name);
      if (!type) continue;
      const ids = moments.map(({ record }) => record);
      const query = contentOf(this.#reader).selectFrom(name).select('_id').where('_id', 'in', ids);
      const live = await inOrder(query, sortOf(type, 'unpinned')).execute();
      pins.set(
        name,
        live.map(({ _id }) => String(_id)),
      );
    }
    return pins;
  }
}
