interface Declared {
  titleField: string;
  /** Names and kinds of the fields, in declared order. */
  fields: readonly { name: string; kind: string; twinOf?: string }[];
}

const SHORT_KINDS: ReadonlySet<string> = new Set(['text', 'long-text', 'choice']);

/** The text that tells two records of one title apart: the first other short one that is filled; empty without any. */
export function detailTextOf(
  { titleField, fields }: Declared,
  item: Readonly<Record<string, unknown>>,
): string {
  const texts = fields.filter(
    ({ kind, name, twinOf }) => SHORT_KINDS.has(kind) && name !== titleField && twinOf === undefined,
  );
  return texts.map(({ name }) => String(item[name] ?? '').trim()).find((text) => text !== '') ?? '';
}
