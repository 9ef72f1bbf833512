/** What the letters of the Latin alphabet are called in Devanagari, with short vowels for long: BCA is बी.सी.ए. */
const NAMES =
  'ए:a बि:b सि:c डि:d इ:e एफ:f जि:g एच:h आइ:i जे:j के:k एल:l एम:m एन:n ओ:o पि:p क्यु:q आर:r एस:s टि:t यु:u भि:v डब्लु:w एक्स:x वाइ:y जेड:z एस्सि:sc';
const LETTERS = new Map(NAMES.split(' ').map((pair) => pair.split(':') as [string, string]));
const ANY_NAME = [...LETTERS.keys()].sort((one, other) => other.length - one.length).join('|');
/** Two may be the beginning of an ordinary word; from three on it is an abbreviation. */
const RUN = new RegExp(`^(?:${ANY_NAME}){3,}$`, 'u');
const EACH = new RegExp(ANY_NAME, 'gu');

const shortened = (text: string) =>
  text.replaceAll('ी', 'ि').replaceAll('ू', 'ु').replaceAll('ई', 'इ').replaceAll('ऊ', 'उ').replaceAll('य़', 'य');

/** The Latin letters that the parts of an abbreviation stand for; null when one is no letter's name. */
export function lettersOf(parts: readonly string[]): string | null {
  const letters = parts.map((part) => (/^[a-z]$/.test(part) ? part : LETTERS.get(shortened(part))));
  return letters.every((letter) => letter !== undefined) ? letters.join('') : null;
}

/** The same for an abbreviation that is written in one: बीबीए. */
export function lettersIn(word: string): string | null {
  const short = shortened(word);
  return RUN.test(short) ? lettersOf(short.match(EACH) ?? []) : null;
}
