import { withOutwardLinks } from '../../schema/fields/rich-text/outward-links.ts';
import { langOfHtml } from '../lang-of.ts';

/** Wide tables scroll in a frame of their own, which the keyboard reaches. */
function withTablesFramed(html: string): string {
  return html
    .replaceAll('<table', '<div class="table-frame" role="group" aria-label="Table" tabindex="0"><table')
    .replaceAll('</table>', '</table></div>');
}

/** Text that staff wrote, cleaned by the server when it was stored. */
export function RichText({ html }: { html: string }) {
  if (!html) return null;
  return (
    <div
      className="rich-text"
      lang={langOfHtml(html)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that the server has cleaned by an allow-list
      dangerouslySetInnerHTML={{ __html: withTablesFramed(withOutwardLinks(html)) }}
    />
  );
}
