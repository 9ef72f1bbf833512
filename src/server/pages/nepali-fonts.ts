import type { OutgoingHttpHeaders } from 'node:http';

/** Paths of the built faces with Devanagari letters. */
export interface NepaliFonts {
  text: string;
  headings: string;
}

const devanagari = /\p{Script=Devanagari}/u;
const headings = /<h([1-6])\b.*?<\/h\1>/gs;

/** A header by which browsers fetch the faces for a page's Devanagari letters beside its style sheets; none where it has no such letters. */
export function nepaliFontHeader(html: string, fonts: NepaliFonts | undefined): OutgoingHttpHeaders {
  if (!fonts || !devanagari.test(html)) return {};
  const isInHeading = [...html.matchAll(headings)].some(([heading]) => devanagari.test(heading));
  const faces = isInHeading ? [fonts.headings, fonts.text] : [fonts.text];
  const links = faces.map((path) => `<${path}>; rel=preload; as=font; type="font/woff2"; crossorigin`);
  return { link: links.join(', ') };
}
