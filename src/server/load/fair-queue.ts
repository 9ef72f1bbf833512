/** Round-robin queue: takes one item from each origin in turn, however many items an origin has queued. */
export class FairQueue<Item> {
  /** Of each origin, in the order of their turns. */
  readonly #byOrigin = new Map<string, Item[]>();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** How many wait of one origin. */
  countOf(origin: string): number {
    return this.#byOrigin.get(origin)?.length ?? 0;
  }

  push(origin: string, item: Item): void {
    const items = this.#byOrigin.get(origin);
    if (items) items.push(item);
    else this.#byOrigin.set(origin, [item]);
    this.#length += 1;
  }

  shift(): Item | undefined {
    const [next] = this.#byOrigin;
    if (!next) return undefined;
    const [origin, items] = next;
    const item = items.shift();
    this.#byOrigin.delete(origin);
    // Set again, it comes after all others.
    if (items.length > 0) this.#byOrigin.set(origin, items);
    this.#length -= 1;
    return item;
  }

  /** Takes out the newest item of the origin that has the most, if that is at least so many. */
  dropFromLongest(atLeast: number): Item | undefined {
    let longest: Item[] = [];
    for (const items of this.#byOrigin.values()) if (items.length > longest.length) longest = items;
    if (longest.length < Math.max(atLeast, 2)) return undefined;
    this.#length -= 1;
    return longest.pop();
  }
}
