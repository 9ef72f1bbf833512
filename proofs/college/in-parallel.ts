/** Runs `act` for each item, at most `atOnce` at a time. @throws the first failure */
export async function inParallel<T>(
  items: readonly T[],
  atOnce: number,
  act: (item: T, index: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < items.length) {
      const index = next;
      next += 1;
      await act(items[index] as T, index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/**
 * Waits until all have ended, so that none goes on while a proof is tidied up.
 * @returns their results @throws the first failure
 */
export async function allEnded<T>(tasks: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(tasks);
  return Promise.all(tasks);
}
