/**
 * Clean rich text as it is shown to visitors: links that lead off the site say so (`rel`), where the text does not say
 * anything itself. Added when it is shown, so that what is stored stays as it was written.
 */
export function withOutwardLinks(html: string): string {
  return html.replace(/<a ([^<>]+)>/g, (whole, attributes: string) =>
    /(?:^| )rel="/.test(attributes) || !/(?:^| )href="https?:/i.test(attributes)
      ? whole
      : `<a ${attributes} rel="noopener noreferrer">`,
  );
}
