import { langOfHtml } from '../lang-of.ts';

/** Text that staff wrote, cleaned by the server when it was stored. */
export function RichText({ html }: { html: string }) {
  if (!html) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that the server has cleaned by an allow-list
  return <div className="rich-text" lang={langOfHtml(html)} dangerouslySetInnerHTML={{ __html: html }} />;
}
