import type { Words } from '../../languages/words.ts';
import type { words as english } from './words.ts';

const CONTACT = '/ne/contact-us';

/** The sentences in Nepali as people type it in Latin letters, for those who ask in them. */
export const words: Words<typeof english> = {
  greeting: 'Namaste! College bare ke janna chahanuhuncha?',
  thanks: 'Swagat cha.',
  farewell: 'Namaskar, subhakamana!',
  ask: `Bharna, sulka, chhatrabritti, pariksha wa suchana bare sodhnuhos. College le prakashit gareka kurama khojera jawaf dinchu. Karyalaya ko thegana ra phone: [Sampark](${CONTACT})`,
  unknown: `Yas bare prakashit kehi bhetiyena. Kripaya karyalaya ma sodhnuhos: [Sampark](${CONTACT})`,
  noAnswer: `Yasko jawaf masanga chaina. Kripaya karyalaya ma sodhnuhos: [Sampark](${CONTACT})`,
  offer: 'Tapai ko prasna ko thyakkai jawaf yahi ho bhanna sakdina, tara yo page bhetiyo:',
  inOtherLanguage: 'Yo Angreji ma matra prakashit cha:',
  hasEnded: (day) => `Yo ${day} ma sakisakeko cha:`,
  writeToUs: `Wa hamilai lekhnuhos: [Sampark](${CONTACT})`,
  source: 'Srot',
  related: 'Yo pani hernuhos',
};
