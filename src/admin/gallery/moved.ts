/** The list with the element at `from` at the position `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const others = list.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...list.slice(from, from + 1));
}
