import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db } from './engine.ts';

/** Stands in a prepared query where a value comes. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** A place for one of the query's values, to be used wherever a value may stand. */
type Placeholders<V> = { readonly [Name in keyof V]: RawBuilder<V[Name]> };

type Adapter = ReturnType<Db['getExecutor']>['adapter'];

/**
 * A query that is put together and turned into SQL once for each database instead of each time: for what runs with
 * every submission of a results day, where that would take longer than running it.
 * @param names of its values
 * @param build must not look at the places, only put them into the query
 */
export function prepared<V extends Readonly<Record<string, unknown>>, R>(
  names: readonly (keyof V & string)[],
  build: (db: Db, places: Placeholders<V>) => Compilable<R>,
): (db: Db, values: V) => Promise<R[]> {
  const places = Object.fromEntries(
    names.map((name) => [name, sql`${new Placeholder(name)}`]),
  ) as Placeholders<V>;
  const compiled = new WeakMap<Adapter, CompiledQuery<R>>();
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    let query = compiled.get(adapter);
    if (!query) {
      query = build(db, places).compile() as CompiledQuery<R>;
      compiled.set(adapter, query);
    }
    const parameters = query.parameters.map((one) => (one instanceof Placeholder ? values[one.name] : one));
    const { rows } = await db.executeQuery<R>({ ...query, parameters });
    return rows;
  };
}
