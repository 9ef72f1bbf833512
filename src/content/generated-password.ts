/** Without characters that are mistaken for each other on a screen or when read aloud. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Random groups of five characters, each of 24 bits, that people can copy by hand. */
export function randomGroups(groups: number): string {
  const random = crypto.getRandomValues(new Uint32Array(groups * 5));
  const letters = Array.from(random, (number) => ALPHABET.charAt(number % ALPHABET.length));
  return letters.join('').replace(/.{5}(?=.)/g, '$&-');
}

/** A random password of 99 bits. */
export const generatePassword = (): string => randomGroups(4);
