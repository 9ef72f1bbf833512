import { langOf, langOfHtml } from '../../../languages/lang-of.ts';
import type { Language } from '../../../languages/language.ts';
import type { Texts } from '../draft.ts';
import type { TextField } from '../inputs/index.ts';

/** A text field and its Nepali twin, if it has one. */
export interface FieldPair {
  field: TextField;
  twin: TextField | undefined;
}

/** The fields of a form, each with its twin beside it. */
export function pairsOf(fields: readonly TextField[]): FieldPair[] {
  return fields
    .filter(({ facts }) => facts.twinOf === undefined)
    .map((field) => ({ field, twin: fields.find(({ facts }) => facts.twinOf === field.facts.name) }));
}

/**
 * The text that a pair lacks; this is shown as a hint, never as an error. `onlyNepali`: the field itself has Nepali
 * text.
 */
export type Lack = 'noNepali' | 'noEnglish' | 'onlyNepali';

export function lackOf({ field, twin }: FieldPair, texts: Texts): Lack | null {
  if (!twin) return null;
  const [own, nepali] = [texts[field.facts.name] ?? '', texts[twin.facts.name] ?? ''];
  if (isBlank(own)) return isBlank(nepali) ? null : 'noEnglish';
  if (!isBlank(nepali)) return null;
  return (langOfHtml(own) ?? langOf(own)) === 'ne' ? 'onlyNepali' : 'noNepali';
}

const isBlank = (text: string) => text.replace(/<(?!img\b)[^>]*>|&nbsp;|\s/g, '') === '';

/**
 * The language whose tab has the first of these invalid fields; null if the open tab has one, or none belongs to a
 * pair.
 */
export function tabOfErrors(
  pairs: readonly FieldPair[],
  errors: Readonly<Record<string, string>>,
  open: Language,
): Language | null {
  const isWrong = (half: TextField | undefined) => half !== undefined && half.facts.name in errors;
  const translated = pairs.filter(({ twin }) => twin !== undefined);
  const wrong = {
    en: translated.some(({ field }) => isWrong(field)),
    ne: translated.some(({ twin }) => isWrong(twin)),
  };
  const other = open === 'en' ? 'ne' : 'en';
  return wrong[other] && !wrong[open] ? other : null;
}
