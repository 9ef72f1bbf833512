import type { Language } from '../../languages/language.ts';
import { type TranslatedNames, textIn } from '../../languages/text-in.ts';
import type { ContentType, RecordBase } from '../../schema/define-type.ts';

/**
 * The record in a page's language: each translated field has the text in that language, or the other one if that is
 * missing. Addresses are made of the record itself, since they are the same in both (requirement 20.13).
 */
export function recordIn<R extends RecordBase>(language: Language, { fields }: ContentType<R>, item: R): R {
  const translated = Object.keys(fields).filter((name) => fields[name]?.twin) as TranslatedNames<R>[];
  const texts = translated.map((name) => [name, textIn(language, item, name).text]);
  return { ...item, ...Object.fromEntries(texts) };
}
