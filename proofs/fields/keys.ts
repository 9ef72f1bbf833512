/** Ids, languages and the like that stand as names in an answer count as one. */
const isVariable = (name: string) => /^[0-9a-f]{24}$/.test(name);

/** Every property of a JSON value, with those within it behind a dot; items of lists have no part of their own. */
export function keysOf(value: unknown, before = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => keysOf(item, before)))];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const key = `${before}${isVariable(name) ? '{id}' : name}`;
    return [key, ...keysOf(inner, `${key}.`)];
  });
}
