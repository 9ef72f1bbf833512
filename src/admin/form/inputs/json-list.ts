/** A list as a form keeps it: JSON, empty for none. */
export function jsonOf(value: unknown): string {
  return Array.isArray(value) && value.length > 0 ? JSON.stringify(value) : '';
}

/** The list that such a text stands for. */
export function listIn(text: string): unknown[] {
  const list: unknown = text === '' ? [] : JSON.parse(text);
  return Array.isArray(list) ? list : [];
}

export function textsIn(text: string): string[] {
  return listIn(text).map(String);
}
