import { withOutwardLinks } from '../../schema/fields/rich-text/outward-links.ts';
import { langOfHtml } from '../../ui/lang-of.ts';

/** Wide tables scroll in a frame of their own, which the keyboard reaches. */
function withTablesFramed(html: string): string {
  return html
    .replaceAll('<table', '<div class="table-frame" role="group" aria-label="Table" tabindex="0"><table')
    .replaceAll('</table>', '</table></div>');
}

/** The same text with its headings, which begin at the second level, so much deeper. */
function withHeadingsBelow(html: string, deeper: number): string {
  if (deeper === 0) return html;
  return html.replace(
    /(<\/?h)([2-4])\b/g,
    (_, tag: string, level: string) => `${tag}${Math.min(6, Number(level) + deeper)}`,
  );
}

export interface RichTextProps {
  html: string;
  /** Level of the heading under which it stands, where that is not the page's first. */
  under?: 1 | 2 | 3;
}

/** Text that staff wrote, cleaned by the server when it was stored. */
export function RichText({ html, under = 1 }: RichTextProps) {
  if (!html) return null;
  return (
    <div
      className="rich-text"
      lang={langOfHtml(html)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that the server has cleaned by an allow-list
      dangerouslySetInnerHTML={{
        __html: withTablesFramed(withOutwardLinks(withHeadingsBelow(html, under - 1))),
      }}
    />
  );
}
