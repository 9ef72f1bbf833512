import { textIn } from '../languages/text-in.ts';
import type { TypeFacts } from '../schema/derive/describe.ts';
import { twinNameOf } from '../schema/twins.ts';
import { language } from './language.ts';
import { titleOf } from './paths.ts';
import { words } from './words.ts';

/** The title of a record in both languages; the Nepali one is absent or '' if there is none. */
export interface BothTitles {
  title: string;
  title_ne?: string;
}

/**
 * The title in the language of the back office: in Nepali the twin, if there is one (requirement 20.192). A draft
 * without a title is called so.
 */
export const shownTitle = ({ title, title_ne = '' }: BothTitles): string =>
  textIn(language, { title, title_ne }, 'title').text.trim() || words.untitled;

/** The shown title of a record. Calls, sorting and filters use the stored title, `titleOf`. */
export const shownTitleOf = (type: TypeFacts, item: Readonly<Record<string, unknown>>): string =>
  shownTitle({ title: titleOf(type, item), title_ne: String(item[twinNameOf(type.titleField)] ?? '') });

/** Whether the record has a title in either language. */
export const isTitled = (type: TypeFacts, item: Readonly<Record<string, unknown>>): boolean =>
  [type.titleField, twinNameOf(type.titleField)].some((name) => String(item[name] ?? '').trim() !== '');
