const BLOCK = 'p, h1, h2, h3, h4, h5, h6, li, blockquote, tr, pre, div';

/** The words of formatted text, a line for each paragraph. Nothing in it is loaded or run. */
export function plainTextOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const block of body.querySelectorAll(BLOCK)) block.append('\n');
  for (const end of body.querySelectorAll('br')) end.replaceWith('\n');
  return (body.textContent ?? '').replace(/[ \t]*\n\s*/g, '\n').trim();
}
