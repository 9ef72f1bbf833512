/** Property names that are ids or languages count as one name. */
const isVariable = (name: string) => /^[0-9a-f]{24}$/.test(name);

/** Every property path of a JSON value, joined by dots; list items add no part. */
export function keysOf(value: unknown, before = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => keysOf(item, before)))];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const key = `${before}${isVariable(name) ? '{id}' : name}`;
    return [key, ...keysOf(inner, `${key}.`)];
  });
}
