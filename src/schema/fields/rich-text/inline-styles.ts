/**
 * Inline styles of other programs → elements of the allow-list; the styles themselves are dropped. Only whole property
 * names match: Word writes `mso-bidi-font-weight:normal` on bold text.
 */
const meanings: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/(?<![\w-])font-style:\s*italic/i, 'em'],
  [/(?<![\w-])text-decoration(?:-line)?:[^;]*underline/i, 'u'],
  [/(?<![\w-])text-decoration(?:-line)?:[^;]*line-through/i, 's'],
  [/(?<![\w-])vertical-align:\s*super\b/i, 'sup'],
  [/(?<![\w-])vertical-align:\s*sub\b/i, 'sub'],
];

export function marksOfStyle(style: string): string[] {
  return meanings.flatMap(([meaning, tag]) => (meaning.test(style) ? [tag] : []));
}

/** Whether a style cancels the element: Google Docs wraps all it copies in `<b style="font-weight:normal">`. */
export function isCancelled(tag: string, style: string): boolean {
  if (tag === 'b' || tag === 'strong') return /(?<![\w-])font-weight:\s*(?:normal|[1-4]00)/i.test(style);
  return (tag === 'i' || tag === 'em') && /(?<![\w-])font-style:\s*normal/i.test(style);
}
