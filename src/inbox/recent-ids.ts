/** Each takes four bytes. */
const SLOTS = 0x10000;

/**
 * The submission ids that this process stored lately: repeats usually arrive soon. Only numbers derived from the ids are
 * kept, since thousands of rows that live for a while cost the garbage collector 3 % of the work on a submission. So an
 * id may be missing because another one took its slot, and one may be found that was never stored; the database knows.
 */
export class RecentIds {
  readonly #marks = new Uint32Array(SLOTS);

  /** @param id a UUID in lower case, as below */
  add(id: string): void {
    this.#marks[slotOf(id)] = markOf(id);
  }

  mayHave(id: string): boolean {
    return this.#marks[slotOf(id)] === markOf(id);
  }

  clear(): void {
    this.#marks.fill(0);
  }
}

// From the end, which is random in every kind of UUID that browsers and libraries make.
const slotOf = (id: string) => Number.parseInt(id.slice(-4), 16);
const markOf = (id: string) => Number.parseInt(id.slice(-12, -4), 16);
