import { withOutwardLinks } from '../../schema/fields/rich-text/links.ts';
import { langOfHtml } from '../../ui/lang-of.ts';

/** Wide tables scroll in a frame of their own, which the keyboard reaches. */
function withTablesFramed(html: string): string {
  return html
    .replaceAll('<table', '<div class="table-frame" role="group" aria-label="Table" tabindex="0"><table')
    .replaceAll('</table>', '</table></div>');
}

/** The same text with its headings nested without a gap below the heading of this level, whichever levels its writer chose. */
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
        __html: withTablesFramed(withOutwardLinks(withHeadingsBelow(html, under))),
      }}
    />
  );
}
