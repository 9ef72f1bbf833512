/** Makes rich text safe and tidy. For the server: the browser must not carry the library that this needs. */
import sanitizeHtml from 'sanitize-html';
import { allowedTags, ruleOf } from './allowed.ts';
import { inOurWords, notes, silentTags } from './foreign-markup.ts';
import { isClean } from './is-clean.ts';
import { nestedLists } from './quill-lists.ts';
import { Rebuild } from './rebuild.ts';
import { tokensOf } from './tokens.ts';

/** Elements inside elements that are kept; what is deeper loses its tags, not its text. */
const DEEPEST = 100;
/** The library's work grows with depth times length, so that beyond this only the text is kept. */
const HOPELESS = 1000;

class TooDeep extends Error {}

/**
 * Any text that was sent as rich text → rich text for which `isClean` holds. What is clean comes back unchanged, byte
 * for byte; everything else is cut down to the allow-list, and what was left open is closed.
 */
export function cleanHtml(html: string): string {
  if (isClean(html)) return html;
  const cleaned = Rebuild.of(nestedLists(tokensOf(sanitized(html))));
  // The promise must hold even where the library and we read a text differently.
  return isClean(cleaned) ? cleaned : textOnly(html);
}

function sanitized(html: string): string {
  let depth = 0;
  try {
    return sanitizeHtml(html, {
      ...fixedOptions,
      onOpenTag: () => {
        depth += 1;
        if (depth > HOPELESS) throw new TooDeep();
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

const fixedOptions: sanitizeHtml.IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: Object.fromEntries(
    allowedTags.map((tag) => [tag, [...Object.keys(ruleOf(tag)?.attributes ?? {}), ...(notes[tag] ?? [])]]),
  ),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: silentTags,
  nestingLimit: DEEPEST,
  parseStyleAttributes: false,
  transformTags: { '*': inOurWords },
};

function textOnly(html: string): string {
  return html.replace(/<[^<>]*>?/g, ' ').replaceAll('>', '&gt;');
}
