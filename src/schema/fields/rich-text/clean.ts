/** Sanitizes rich text, on the server only: the browser's bundle must not contain sanitize-html. */
import { createRequire } from 'node:module';
import type sanitizeHtml from 'sanitize-html';
import { lineFeedsOf } from '../../line-ends.ts';
import type { Loss } from '../../warning.ts';
import { allowedTags, ruleOf } from './allowed.ts';
import { classStyles } from './class-styles.ts';
import { withDrawnText } from './drawn-text.ts';
import { embedsAsLinks } from './embed-links.ts';
import { isRatherNepali } from './embeds.ts';
import { readForeignHtml } from './foreign-html.ts';
import { droppedTags, hintAttributes, toAllowedTag } from './foreign-markup.ts';
import { isClean } from './is-clean.ts';
import { linkSchemes } from './links.ts';
import { lossesOf } from './losses.ts';
import { nestedLists } from './quill-lists.ts';
import { Rebuild } from './rebuild.ts';
import { tokensOf } from './tokens.ts';

/** Elements nested deeper lose their tags, not their text. */
const MAX_DEPTH = 100;
/** The library's time grows with depth times length: nested deeper than this, only the text is kept. */
const MAX_SOURCE_DEPTH = 1000;

const require = createRequire(import.meta.url);
/** Loaded with the first text that is not clean, to keep the start fast: the editor's own text is clean. */
const library = (): typeof sanitizeHtml => require('sanitize-html');

class TooDeep extends Error {}

/**
 * Turns any text into rich text for which `isClean` holds. Clean text comes back byte for byte; anything else is
 * reduced to the allow-list, and open elements are closed.
 * @param tell is called with everything that is not kept as it came
 */
export function cleanHtml(html: string, tell?: (loss: Loss) => void): string {
  if (isClean(html)) return html;
  const read = readForeignHtml(html, tell);
  const language = isRatherNepali(read) ? 'ne' : 'en';
  // Line ends that were written as references, such as &#13;, are characters now.
  const cleaned = lineFeedsOf(
    Rebuild.of(
      nestedLists(withDrawnText(embedsAsLinks(tokensOf(sanitized(read, tell)), { language, tell }))),
    ),
  );
  // The result must be clean even where the library parses a text differently.
  return isClean(cleaned) ? cleaned : textOnly(read);
}

function sanitized(html: string, tell?: (loss: Loss) => void): string {
  let depth = 0;
  const styleOf = classStyles(html);
  try {
    return library()(html, {
      ...fixedOptions,
      transformTags: {
        '*': (name, came) => {
          const style = [styleOf(name, came.class), came.style].filter(Boolean).join(';');
          const attributes = style ? { ...came, style } : came;
          if (tell) for (const loss of lossesOf(name, attributes)) tell(loss);
          return toAllowedTag(name, attributes);
        },
      },
      onOpenTag: () => {
        depth += 1;
        if (depth > MAX_SOURCE_DEPTH) throw new TooDeep();
      },
      onCloseTag: () => {
        depth -= 1;
      },
    });
  } catch (error) {
    if (error instanceof TooDeep) return textOnly(html);
    throw error;
  }
}

/** The types lack an option that the library has. */
const fixedOptions: sanitizeHtml.IOptions & { allowedEmptyAttributes: string[] } = {
  allowedTags: [...allowedTags],
  allowedAttributes: Object.fromEntries(
    allowedTags.map((tag) => [
      tag,
      [...Object.keys(ruleOf(tag)?.attributes ?? {}), ...(hintAttributes[tag] ?? [])],
    ]),
  ),
  allowedSchemes: linkSchemes,
  allowedEmptyAttributes: ['alt', 'reversed'],
  allowProtocolRelative: false,
  nonTextTags: droppedTags,
  nestingLimit: MAX_DEPTH,
  parseStyleAttributes: false,
};

function textOnly(html: string): string {
  return html.replace(/<[^<>]*>?/g, ' ').replaceAll('>', '&gt;');
}
