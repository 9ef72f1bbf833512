/**
 * Calls `work` for every item, up to `limit` at a time. After a failure no further call begins; it resolves or rejects
 * once none is running, so that none goes on after the caller's clean-up.
 */
export async function concurrently<T>(
  items: Iterable<T> | AsyncIterable<T>,
  limit: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const shared = iterate(items);
  let hasFailed = false;
  const worker = async () => {
    try {
      while (!hasFailed) {
        const next = await shared.next();
        if (next.done) return;
        await work(next.value);
      }
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: limit }, worker));
  await shared.return(undefined);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

/** A generator, which queues calls of `next` that come at the same time. */
async function* iterate<T>(items: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T, void, undefined> {
  yield* items;
}
