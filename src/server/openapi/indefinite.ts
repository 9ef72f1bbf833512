/** 'a notice', 'an application'; of content there is no single piece. */
export function indefinite(noun: string): string {
  if (noun.endsWith(' content')) return noun;
  return `${/^(?:[aeiou]|FAQ)/i.test(noun) ? 'an' : 'a'} ${noun}`;
}
