/** Does something with each item, so many at once. @throws the first failure */
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
