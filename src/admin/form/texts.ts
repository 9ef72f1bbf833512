import { langOfHtml } from '../../languages/lang-of.ts';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { dayInKathmandu } from '../../schema/kathmandu.ts';
import { publishedAtOf } from '../../schema/published-at.ts';
import { nameOfOwn, twinNameOf } from '../../schema/twins.ts';
import type { TextField } from './inputs/index.ts';
import type { TextKind } from './inputs/input-kind.ts';

export type Texts = Readonly<Record<string, string>>;

/**
 * The initial texts of a form with these fields: those of a record, or empty ones. A text that is stored in Nepali only is
 * the field's own (`movedTwins`); it stands in its Nepali half here, where it was written.
 */
export function textsOf(
  fields: readonly (Pick<TextField, 'facts'> & { kind: Pick<TextKind, 'textOf'> })[],
  item?: Readonly<Record<string, unknown>>,
): Texts {
  const texts = Object.fromEntries(
    fields.map(({ facts, kind }) => [facts.name, (kind.textOf ?? String)(item?.[facts.name] ?? '')]),
  );
  for (const { facts } of fields) {
    const [name, twin] = [facts.twinOf ?? '', facts.name];
    if (texts[twin] !== '' || langOfHtml(texts[name] ?? '') !== 'ne') continue;
    texts[twin] = texts[name] ?? '';
    texts[name] = '';
  }
  return texts;
}

/**
 * Field → what visitors have of a live record where the form may not say so: its address, and the day, `YYYY-MM-DD`, that
 * stands for one without a day of its own (requirement 17.60).
 */
export function shownOnSite({ order, fields }: Pick<TypeFacts, 'order' | 'fields'>, live: Item): Texts {
  const addresses = fields.filter(({ kind }) => kind === 'address');
  return {
    ...Object.fromEntries(addresses.map(({ name }) => [name, String(live[name] ?? '')])),
    ...(order?.by === 'day' && {
      [order.field]: dayInKathmandu(publishedAtOf({ order }, { createdAt: live.createdAt })),
    }),
  };
}

/**
 * Only the changed texts, so that saving cannot overwrite untouched fields; of a text that was in Nepali only both halves,
 * since nobody else knows where it is stored.
 */
export function changedTexts(start: Texts, now: Texts): Texts {
  const isChanged = (name: string) => name in now && now[name] !== start[name];
  const isInNepaliOnly = (name: string) => start[name] === '' && (start[twinNameOf(name)] ?? '') !== '';
  const goesAlong = (name: string) => {
    const own = nameOfOwn(name);
    return isInNepaliOnly(own) && [own, twinNameOf(own)].some(isChanged);
  };
  return Object.fromEntries(Object.entries(now).filter(([name]) => isChanged(name) || goesAlong(name)));
}

/** The texts of these fields. */
export function textsNamed(fields: readonly Pick<TextField, 'facts'>[], texts: Texts): Texts {
  const names = new Set(fields.map(({ facts }) => facts.name));
  return Object.fromEntries(Object.entries(texts).filter(([name]) => names.has(name)));
}

/** A multipart form of texts. */
export function formDataOf(texts: Texts): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  return form;
}
