import { linkIn } from '../../languages/address.ts';
import type { Language } from '../../languages/language.ts';
import { withExternalLinkRel } from '../../schema/fields/rich-text/links.ts';
import { langWithin } from '../../ui/lang-of.ts';
import { usePageLanguage } from '../language.tsx';
import { PAGE_IDS } from './page-ids.ts';
import { withFiguresAligned, withTablesFramed } from './tables.ts';
import { words as inEach } from './words.ts';

/** Shifts headings below the heading level `under`, without gaps, regardless of the levels that the author chose. */
function withHeadingsBelow(html: string, under: number): string {
  const open: string[] = [];
  return html.replace(/<(\/?)h([1-6])\b/g, (_, end: string, level: string) => {
    if (!end) {
      while ((open.at(-1) ?? '') >= level) open.pop();
      open.push(level);
    }
    return `<${end}h${Math.min(6, under + open.length)}`;
  });
}

/**
 * Gives headings other ids than the page itself uses, which its styles, scripts and links look for; links to them in the
 * same text follow.
 */
function withTargetsApart(html: string): string {
  const targets = new Set([...html.matchAll(/<h\d[^<>]* id="([^"]*)"/g)].map(([, id = '']) => id));
  const taken = targets.intersection(PAGE_IDS);
  if (taken.size === 0) return html;
  return html.replace(/(<h\d[^<>]* id="|<a [^<>]*?href="#)([^"]*)/g, (whole, before, id) =>
    taken.has(id) ? `${before}in-text-${id}` : whole,
  );
}

/** Links to pages of this site lead to those in the language of the page. */
function withLinksIn(language: Language, html: string): string {
  if (language === 'en') return html;
  return html.replace(/(<a [^<>]*?href=")(\/[^"]*)/g, (_, before, href) => before + linkIn(language, href));
}

/** Pictures that lead nowhere open in their full size, in which a scanned letter can be read. */
function withPicturesOpening(html: string, language: Language): string {
  let isInLink = false;
  return html.replace(/<(\/?)a\b|<img [^<>]*?src="(\/uploads\/[^"]*)"[^<>]*>/g, (found, end, path) => {
    if (path === undefined) {
      isInLink = end === '';
      return found;
    }
    if (isInLink) return found;
    const label = /alt="[^"]/.test(found) ? '' : ` aria-label="${inEach[language].larger}"`;
    return `<a class="larger" href="${path}"${label}>${found}</a>`;
  });
}

interface RichTextProps {
  html: string;
  /** Level of the heading above the text. */
  under?: 1 | 2 | 3;
}

/** Rich text, which the server cleaned when it was stored. */
export function RichText({ html, under = 1 }: RichTextProps) {
  const { language } = usePageLanguage();
  if (!html) return null;
  const lang = langWithin(language, html.replace(/<[^<>]*>|&\w+;/g, ' '));
  const clean = withLinksIn(
    language,
    withFiguresAligned(
      withExternalLinkRel(withPicturesOpening(withTargetsApart(withHeadingsBelow(html, under)), language)),
    ),
  );
  return (
    <div
      className="rich-text"
      lang={lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that the server has cleaned by an allow-list
      dangerouslySetInnerHTML={{
        __html: withTablesFramed(clean, language === 'ne' ? (lang ?? 'ne') : 'en'),
      }}
    />
  );
}
