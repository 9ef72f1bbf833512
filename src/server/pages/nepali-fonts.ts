import type { OutgoingHttpHeaders } from 'node:http';

/** Paths of the built faces with Devanagari letters. */
export interface NepaliFonts {
  /** Of the letters of Nepali days alone, which stand on most pages. */
  days: string;
  text: string;
  headings: string;
}

const devanagari = /\p{Script=Devanagari}/u;
const firstHeading = /<h1\b.*?<\/h1>/s;
/** Data for programs is not drawn, nor are what pictures and addresses are called. */
const unseen = /<[^>]*>/g;

/**
 * A header by which browsers fetch the Devanagari faces beside the style sheets of a page that is itself in Nepali,
 * which its first heading tells; none for other pages. On a slow line each face delays what is seen first: where a
 * few words of a page are Nepali, their letters are found when it is laid out.
 */
export function nepaliFontHeader(html: string, fonts: NepaliFonts | undefined): OutgoingHttpHeaders {
  const [heading = ''] = firstHeading.exec(html) ?? [];
  if (!fonts || !devanagari.test(heading.replace(unseen, ''))) return {};
  const links = [fonts.headings, fonts.text].map(
    (path) => `<${path}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
  );
  return { link: links.join(', ') };
}
