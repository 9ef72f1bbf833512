/** Shorter keys would match too many words. */
const MIN_LENGTH = 4;

/**
 * The consonants of a key and its clear vowels, which words typed by ear share although their keys differ:
 * `bhettaunu` and `vetaunu`, `pauchha` and `pauxa`. Empty for a word that is too short to be told by them.
 */
export function looseKeyOf(key: string): string {
  if (!/^[a-z]+$/.test(key)) return '';
  const loose = key
    .replaceAll('ks', 'c')
    .replaceAll('ch', 'c')
    .replaceAll('ng', 'n')
    .replace(/f|ph/g, 'p')
    .replace(/(?<=[bdgjkptcl])h/g, '')
    .replace(/[eiy]+/g, 'i')
    .replace(/[ou]+/g, 'u')
    .replace(/(?<=.)a/g, '')
    .replace(/(.)\1+/g, '$1');
  return loose.length >= MIN_LENGTH ? loose : '';
}
