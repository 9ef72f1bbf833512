import { type CollegeFacts, networkNames } from '../content/college.ts';
import { collegeFieldsOf, collegeLabels } from '../content/college-fields.ts';
import { type ContentType, fieldsOf, type Item, titleOf } from '../schema/define-type.ts';
import type { TextPart } from '../schema/field.ts';
import { publishedAtOf } from '../schema/published-at.ts';

/** What can be found: a published record, or what the college says of itself. */
export interface Entry {
  /** Name of its content type. */
  type: string;
  item: string;
  title: string;
  /** What it is found by beside its text: what its type is called, names of its files. */
  aside: string;
  /** Instant from which it counts as published. */
  at: string;
  parts: readonly TextPart[];
}

/** The entry of the college's own facts, beside those of its records. */
const college = { type: 'settings', item: 'college', title: 'Contact Us' } as const;
export const COLLEGE = {
  ...college,
  kind: 'contact phone email address location',
  preference: 0.13,
} as const;

/** Whether visitors can read the records of a type, and so can find them. */
export function isFound(type: ContentType): boolean {
  return type.page !== undefined;
}

export function entryOf(type: ContentType, item: Item): Entry {
  const fields = fieldsOf(type).filter(([name]) => name !== type.titleField);
  // Of several long texts of a record all but the first stand under their label, which is a heading of its page.
  const [first] = fields.filter(([, { searchParts, describes }]) => searchParts && !describes);
  const parts = fields
    .filter(([, { isAside }]) => !isAside)
    .flatMap(([name, field]) => {
      const read = field.searchParts?.(item[name]) ?? [{ heading: '', text: field.searchText(item[name]) }];
      const label = name === first?.[0] || field.describes ? '' : field.label;
      return read.map(({ heading, text }) => ({
        heading: [label, heading].filter(Boolean).join(': '),
        text,
      }));
    })
    .filter(({ text }) => text !== '');
  const asides = fields.flatMap(([name, field]) => (field.isAside ? field.searchText(item[name]) : []));
  return {
    type: type.name,
    item: item._id,
    title: titleOf(type, item),
    aside: [type.admin.label, ...asides].join(' '),
    at: publishedAtOf(type, item),
    parts,
  };
}

/** How and where the college can be reached, as it says it itself. */
export function entryOfCollege(facts: CollegeFacts, at: Date): Entry {
  const fields = collegeFieldsOf(facts);
  const said = (['phone', 'email', 'address', 'established'] as const)
    .filter((name) => fields[name])
    .map((name) => `${collegeLabels[name]}: ${fields[name]}`);
  const pages = facts.social.map(({ network, url }) => `${networkNames[network]}: ${url}`);
  const parts = [
    { heading: '', text: [facts.name, ...said].join('; ') },
    { heading: '', text: pages.join('; ') },
  ].filter(({ text }) => text !== '');
  return { ...college, aside: COLLEGE.kind, at: at.toISOString(), parts };
}
