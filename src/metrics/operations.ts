import { counter, type Family, Histogram, histogram, seriesOf } from './family.ts';

interface Counts {
  durations: Histogram;
  errors: number;
}

/** How often and how long the operations of one object ran, by the names of its methods. */
export class Operations {
  readonly #byName = new Map<string, Counts>();
  readonly #isFault: (error: unknown) => boolean;

  /** @param isFault whether an error is a failure of the operation, not a refusal of its input */
  constructor(isFault: (error: unknown) => boolean = () => true) {
    this.#isFault = isFault;
  }

  /**
   * @param expected methods that have a series before their first call: Prometheus sees no increase in one that begins
   *   with its first failure
   * @returns `object` with its asynchronous methods counted and timed
   */
  watch<T extends object>(object: T, expected: readonly (keyof T & string)[] = []): T {
    for (const name of expected) this.#countsOf(name);
    return new Proxy(object, {
      get: (target, name) => {
        const method: unknown = Reflect.get(target, name, target);
        if (typeof method !== 'function') return method;
        return (...parameters: unknown[]) => {
          const startedAt = performance.now();
          const result: unknown = method.apply(target, parameters);
          return result instanceof Promise ? this.#follow(String(name), startedAt, result) : result;
        };
      },
    });
  }

  /** @param prefix such as `chautari_storage` @param what the noun of the objects */
  families(prefix: string, what: string): Family[] {
    const operations = [...this.#byName].map(([operation, counts]) => ({ labels: { operation }, counts }));
    return [
      histogram(
        `${prefix}_operation_seconds`,
        `Operations on ${what} and their durations`,
        operations.map(({ labels, counts }) => seriesOf(labels, counts.durations)),
      ),
      counter(
        `${prefix}_errors_total`,
        `Operations on ${what} that failed`,
        operations.map(({ labels, counts }) => ({ labels, value: counts.errors })),
      ),
    ];
  }

  async #follow(name: string, startedAt: number, result: Promise<unknown>): Promise<unknown> {
    const counts = this.#countsOf(name);
    try {
      return await result;
    } catch (error) {
      if (this.#isFault(error)) counts.errors += 1;
      throw error;
    } finally {
      counts.durations.observe((performance.now() - startedAt) / 1000);
    }
  }

  #countsOf(name: string): Counts {
    const counts = this.#byName.get(name) ?? { durations: new Histogram(), errors: 0 };
    this.#byName.set(name, counts);
    return counts;
  }
}
