import type { Write } from '../college/write.ts';

/** A value that, sent in an unknown field, must not appear in any row or response. */
export const MARKS = ['extraextra', 'e'.repeat(24), '1999-01-02T03:04:05', '987654321'] as const;
const [text, id, instant, number] = MARKS;
const at = `${instant}.678Z`;

/** Names that rows have, or that libraries listen to, with values that would be noticed. */
const EXTRAS: Readonly<Record<string, unknown>> = {
  _id: id,
  id,
  createdAt: at,
  updatedAt: at,
  version: Number(number),
  slug: text,
  role: 'admin',
  duties: ['accounts'],
  disabled: true,
  isView: true,
  isSpam: true,
  passwordHash: text,
  reference: text,
  state: text,
  publishAt: at,
  rank: Number(number),
  account: id,
  token: text,
  image: `/uploads/${id}${id.slice(0, 8)}.webp`,
  imageAlt: text,
  unknown: text,
  constructor: { prototype: { polluted: text } },
};

/** The same as text: JSON.parse makes a property of this name, which a literal cannot. */
const PROTOTYPE = JSON.parse(`{"__proto__":{"polluted":"${text}","role":"admin"}}`) as object;

/** At least 20 fields that a call does not take. */
export function extrasFor({ fields, takes = [], within }: Write): Record<string, unknown> {
  const own = new Set([...Object.keys(within ? (fields[within] as object) : fields), ...takes]);
  const extras: Record<string, unknown> = {};
  for (const [name, value] of Object.entries({ ...EXTRAS, ...PROTOTYPE }))
    if (!own.has(name)) extras[name] = value;
  for (let more = Object.keys(extras).length; more < 20; more += 1) extras[`unknown${more}`] = text;
  return extras;
}
