import * as z from 'zod';
import { DEFAULT_LANGUAGE } from '../../../languages/language.ts';
import { inLanguage, type Sentence } from '../../../languages/sentence.ts';
import { DOCUMENT_ENDINGS } from '../../document-names.ts';
import {
  type Field,
  type FieldFacts,
  type HintOptions,
  type InputTools,
  type NewFile,
  textFieldDefaults,
} from '../../field.ts';
import { isTranslated, type TranslatedBy, type TranslationOptions } from '../../twins.ts';
import type { Loss } from '../../warning.ts';
import { frameOf } from '../frame.ts';
import { hasAtMost, missing, storableText, tooLong } from '../plain-text.ts';
import { partsOf } from './parts-of.ts';
import { textOf } from './text-of.ts';

export interface RichTextFacts extends FieldFacts {
  kind: 'rich-text';
  max: number;
  /** Said below the label. */
  hint?: string;
}

interface RichTextOptions extends TranslationOptions, HintOptions {
  required?: boolean;
  /** In characters. */
  max?: number;
}

const MAX_LENGTH = 100_000;
/** Pasted text may be several times as long as its cleaned form. Cleaning more than this would block the server. */
const MAX_UNCLEANED = 4 * MAX_LENGTH;
/** Before the path of a document, the path, the rest of the tag, and the words of the link. */
const DOCUMENT_LINK = new RegExp(
  String.raw`(<a [^<>]*\bhref=")(/uploads/[0-9a-f]{32}\.${DOCUMENT_ENDINGS})((?:#[^"]*)?"[^<>]*>)((?:(?!</a>).)*)</a>`,
  'gs',
);
const PICTURE_PATH = /\ssrc="(\/uploads\/[^"]+)"/g;

/** The paths of the stored pictures in a clean rich text, in order. */
export const picturesIn = (html: string): string[] =>
  [...html.matchAll(PICTURE_PATH)].map((match) => match[1] ?? '');

/** The paths of the stored documents that a clean rich text links to. */
export const documentsIn = (html: string): string[] =>
  [...html.matchAll(DOCUMENT_LINK)].map((match) => match[2] ?? '');

/** A clean rich text that links to another document in every place of one, or with its bare words there. */
const withDocument = (html: string, path: string, by: NewFile | null): string =>
  html.replace(DOCUMENT_LINK, (link, before: string, href: string, after: string, words: string) => {
    if (href !== path) return link;
    return by ? `${before}${by.path}${after}${words}</a>` : words;
  });

/** A clean rich text with another picture in every place of one, in its own size, or with none there. */
const withPicture = (html: string, path: string, by: NewFile | null): string =>
  html.replace(/<img\b[^>]*>/g, (tag) => {
    if (!tag.includes(` src="${path}"`)) return tag;
    if (!by) return '';
    const { path: src, ...size } = by;
    const attributes = Object.entries({ src, ...size });
    return attributes.reduce(
      (next, [name, value]) => next.replace(new RegExp(` ${name}="[^"]*"`), ` ${name}="${value}"`),
      tag,
    );
  });

/** Formatted text as HTML of the editor. It is cleaned before its length is checked and it is stored. */
export const richText = <const Options extends RichTextOptions>(label: string, options: Options) =>
  richTextField(label, options) as Field<string, 'rich-text'> & TranslatedBy<Options>;

/** Cleans the text once more, which is rare: the editor's own text is clean, and nothing of it is lost. */
function lossesOf(html: unknown, { cleanHtml }: InputTools): Loss[] {
  if (typeof html !== 'string' || html.length > MAX_UNCLEANED) return [];
  const losses = new Map<Sentence, Loss>();
  cleanHtml(html, (loss) => losses.set(inLanguage(loss.what, DEFAULT_LANGUAGE), loss));
  return [...losses.values()];
}

function richTextField(
  label: string,
  { ne, required = false, hint, max = MAX_LENGTH, ...more }: RichTextOptions,
): Field<string, 'rich-text'> {
  const twin = isTranslated(more) ? richTextField(ne, { ne, hint, max }) : undefined;
  return {
    ...textFieldDefaults,
    ...frameOf<RichTextFacts, string>(
      'rich-text',
      { label, ne, required, twin },
      { max, hint },
      (said, language, { cleanHtml }) => {
        const isTooLong = { error: () => tooLong(said, max, language), abort: true };
        return storableText(said, language)
          .refine((html) => html.length <= MAX_UNCLEANED, isTooLong)
          .transform((html) => cleanHtml(html))
          .refine((html) => hasAtMost(max, html), isTooLong)
          .refine((html) => !required || textOf(html) !== '', { error: missing(said, language) });
      },
    ),
    lossesOf,
    output: () => z.string().meta({ description: 'HTML, cleaned when it was written' }),
    filesIn: (html) => [...picturesIn(html), ...documentsIn(html)],
    replaceFile: (html, path, by) => withDocument(withPicture(html, path, by), path, by),
    searchText: textOf,
    searchParts: partsOf,
    ...(twin && { twin }),
  };
}
