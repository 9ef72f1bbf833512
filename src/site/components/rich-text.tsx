import { withExternalLinkRel } from '../../schema/fields/rich-text/links.ts';
import { langOfHtml } from '../../ui/lang-of.ts';
import { withFiguresAligned } from './table-figures.ts';

/** Wraps tables in focusable frames that scroll, so that a wide table is reachable by keyboard. */
function withTablesFramed(html: string): string {
  return html
    .replaceAll('<table', '<div class="table-frame" role="group" aria-label="Table" tabindex="0"><table')
    .replaceAll('</table>', '</table></div>');
}

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

export interface RichTextProps {
  html: string;
  /** Level of the heading above the text. */
  under?: 1 | 2 | 3;
}

/** Rich text, which the server cleaned when it was stored. */
export function RichText({ html, under = 1 }: RichTextProps) {
  if (!html) return null;
  return (
    <div
      className="rich-text"
      lang={langOfHtml(html)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that the server has cleaned by an allow-list
      dangerouslySetInnerHTML={{
        __html: withTablesFramed(withFiguresAligned(withExternalLinkRel(withHeadingsBelow(html, under)))),
      }}
    />
  );
}
