/** Names of the Latin letters in Devanagari, with long vowels shortened: BCA is बी.सी.ए. */
const NAMES =
  'ए:a बि:b सि:c डि:d इ:e एफ:f जि:g एच:h आइ:i जे:j के:k एल:l एम:m एन:n ओ:o पि:p क्यु:q आर:r एस:s टि:t यु:u भि:v डब्लु:w एक्स:x वाइ:y जेड:z एस्सि:sc';
const LETTERS = new Map(NAMES.split(' ').map((pair) => pair.split(':') as [string, string]));
const ANY_NAME = [...LETTERS.keys()].sort((one, other) => other.length - one.length).join('|');
/** Two letter names may begin an ordinary word; three or more are an abbreviation. */
const RUN = new RegExp(`^(?:${ANY_NAME}){3,}$`, 'u');
const EACH = new RegExp(ANY_NAME, 'gu');

const shortened = (text: string) =>
  text.replaceAll('ी', 'ि').replaceAll('ू', 'ु').replaceAll('ई', 'इ').replaceAll('ऊ', 'उ').replaceAll('य़', 'य');

/** The Latin letters of an abbreviation's parts; null if a part is not the name of a letter. */
export function lettersOf(parts: readonly string[]): string | null {
  const letters = parts.map((part) => (/^[a-z]$/.test(part) ? part : LETTERS.get(shortened(part))));
  return letters.every((letter) => letter !== undefined) ? letters.join('') : null;
}

/** The Latin letters of an abbreviation without dots, such as बीबीए; null if the word is not one. */
export function lettersIn(word: string): string | null {
  const short = shortened(word);
  return RUN.test(short) ? lettersOf(short.match(EACH) ?? []) : null;
}
