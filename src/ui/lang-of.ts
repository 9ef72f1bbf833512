const letters = /\p{L}/gu;
const devanagari = /\p{Script=Devanagari}/u;

/** 'ne' when most letters of the text are Devanagari, so that it is read and broken as Nepali; otherwise the page's language. */
export function langOf(text: string): 'ne' | undefined {
  let nepali = 0;
  let all = 0;
  for (const [letter] of text.matchAll(letters)) {
    all += 1;
    if (devanagari.test(letter)) nepali += 1;
  }
  return nepali * 2 > all ? 'ne' : undefined;
}

/** The same of cleaned HTML: tags and entities do not count as letters. */
export function langOfHtml(html: string): 'ne' | undefined {
  return langOf(html.replace(/<[^>]*>|&\w+;/g, ' '));
}
