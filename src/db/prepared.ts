import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db } from './engine.ts';

/** Marks the position of a value in a prepared query. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Placeholders for the query's values, by name. */
type Placeholders<V> = { readonly [Name in keyof V]: RawBuilder<V[Name]> };

type Adapter = ReturnType<Db['getExecutor']>['adapter'];

type RunDirectly = (statement: string, parameters: readonly unknown[]) => unknown[];

const directRuns = new WeakMap<Adapter, RunDirectly>();

/**
 * Makes prepared queries on this database run by `run` instead of through Kysely, whose handling of connections takes
 * as long as a small insert.
 * @param run returns the rows; only for a database with a single connection
 */
export function runPreparedDirectly(db: Db, run: RunDirectly): void {
  directRuns.set(db.getExecutor().adapter, run);
}

/**
 * A query that is built and compiled once for each database. For inserts that run often: building one takes longer than
 * running it.
 * @param names names of its values
 * @param build must not inspect the placeholders, only put them into the query
 */
export function prepared<V extends Readonly<Record<string, unknown>>, R>(
  names: readonly (keyof V & string)[],
  build: (db: Db, placeholders: Placeholders<V>) => Compilable<R>,
): (db: Db, values: V) => Promise<R[]> {
  const placeholders = Object.fromEntries(
    names.map((name) => [name, sql`${new Placeholder(name)}`]),
  ) as Placeholders<V>;
  const compiled = new WeakMap<Adapter, CompiledQuery<R>>();
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    let query = compiled.get(adapter);
    if (!query) {
      query = build(db, placeholders).compile() as CompiledQuery<R>;
      compiled.set(adapter, query);
    }
    const parameters = query.parameters.map((one) => (one instanceof Placeholder ? values[one.name] : one));
    const runDirectly = directRuns.get(adapter);
    if (runDirectly) return runDirectly(query.sql, parameters) as R[];
    return (await db.executeQuery<R>({ ...query, parameters })).rows;
  };
}
