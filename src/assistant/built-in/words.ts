import { addressIn } from '../../languages/address.ts';
import { joined } from '../../languages/joined.ts';
import type { Words } from '../../languages/words.ts';
import type { Candidate } from '../../search/engine.ts';
import { type Script, scriptOf } from '../../search/words/language.ts';
import type { Reply, Source } from '../assistant.ts';

/** The assistant's own sentences; everything else that it says is published by the college. */
const english = {
  greeting: 'Hello! What would you like to know about the college?',
  thanks: 'You are welcome.',
  farewell: 'Goodbye, and all the best.',
  ask: 'Ask me about admission, fees, scholarships, examinations or notices, and I look for it in what the college has published. How to reach the office: [Contact Us](/contact-us)',
  unknown: 'I have found nothing published about this. Please ask the office: [Contact Us](/contact-us)',
  /** Instead of `unknown`, where a chat service was asked. */
  noAnswer: 'I have no answer to that. Please ask the office: [Contact Us](/contact-us)',
  /** For a question for a sum, a number or a time that does not say of what. */
  ofWhat: 'Of what? Please name the programme, or the thing that you mean.',
  /** Introduces sources that may not answer the question. */
  offer: 'I am not sure that it answers your question, but I found this page:',
  /** Introduces a passage that is likely to answer the question. */
  likely: 'This may be what you are looking for:',
  /** Introduces a passage in the other language. */
  inOtherLanguage: 'This is published in Nepali only:',
  /** Introduces a passage whose days are all past. */
  hasEnded: (day: string) => `This has ended, on ${day}. It was announced so:`,
  /** Follows telephone and opening hours. */
  writeToUs: 'Or write to us: [Contact Us](/contact-us)',
  source: 'Source',
  related: 'See also',
  /** To somebody who thinks of dying. */
  despair:
    'I am sorry that it is so hard for you. You are not alone with it. I am only a program: please talk to somebody now, to your family, a friend, or a teacher whom you trust. If you might hurt yourself, do not stay alone.',
  /** Before the page that tells of the counsellor. */
  counsellor: 'About the counsellor of the college',
  /** Before the lines of the setting. */
  helplines: 'Somebody listens on these telephones, too',
  office: 'The office of the college',
  /** To an insult. */
  calm: 'What would you like to know about the college?',
};

const devanagari: Words<typeof english> = {
  greeting: 'नमस्ते! कलेजबारे के जान्न चाहनुहुन्छ?',
  thanks: 'स्वागत छ।',
  farewell: 'नमस्कार, शुभकामना!',
  ask: 'भर्ना, शुल्क, छात्रवृत्ति, परीक्षा वा सूचनाबारे सोध्नुहोस्। कलेजले प्रकाशित गरेका कुरामा खोजेर जवाफ दिन्छु। कार्यालयको ठेगाना र फोन: [सम्पर्क](/ne/contact-us)',
  unknown: 'यसबारे प्रकाशित केही भेटिएन। कृपया कार्यालयमा सोध्नुहोस्: [सम्पर्क](/ne/contact-us)',
  noAnswer: 'यसको जवाफ मसँग छैन। कृपया कार्यालयमा सोध्नुहोस्: [सम्पर्क](/ne/contact-us)',
  ofWhat: 'केको? कृपया कोर्सको वा जेबारे सोध्नुभएको हो, त्यसको नाम लेख्नुहोस्।',
  offer: 'तपाईंको प्रश्नको ठ्याक्कै जवाफ यही हो भन्न सक्दिनँ, तर यो पृष्ठ भेटियो:',
  likely: 'खोज्नुभएको कुरा यो हुन सक्छ:',
  inOtherLanguage: 'यो अङ्ग्रेजीमा मात्र प्रकाशित छ:',
  hasEnded: (day) => `यो ${joined(day, 'मा')} सकिसकेको छ। सूचना यस्तो थियो:`,
  writeToUs: 'वा हामीलाई लेख्नुहोस्: [सम्पर्क](/ne/contact-us)',
  source: 'स्रोत',
  related: 'यो पनि हेर्नुहोस्',
  despair:
    'तपाईंलाई अहिले निकै गाह्रो भएको रहेछ। तपाईं एक्लो हुनुहुन्न। म प्रोग्राम मात्र हुँ, त्यसैले कृपया अहिले नै कसैसँग कुरा गर्नुहोस्: परिवार, साथी वा भरोसा लागेका शिक्षकसँग। आफूलाई चोट पुर्‍याउने मन भए एक्लै नबस्नुहोस्।',
  counsellor: 'कलेजका परामर्शदाताबारे',
  helplines: 'यी फोनमा पनि तपाईंको कुरा सुनिन्छ',
  office: 'कलेजको कार्यालय',
  calm: 'कलेजबारे के जान्न चाहनुहुन्छ?',
};

/** In Nepali as people type it in Latin letters, for those who ask in them. */
const romanised: Words<typeof english> = {
  greeting: 'Namaste! College bare ke janna chahanuhuncha?',
  thanks: 'Swagat cha.',
  farewell: 'Namaskar, subhakamana!',
  ask: 'Bharna, sulka, chhatrabritti, pariksha wa suchana bare sodhnuhos. College le prakashit gareka kurama khojera jawaf dinchu. Karyalaya ko thegana ra phone: [Sampark](/ne/contact-us)',
  unknown: 'Yas bare prakashit kehi bhetiyena. Kripaya karyalaya ma sodhnuhos: [Sampark](/ne/contact-us)',
  noAnswer: 'Yasko jawaf masanga chaina. Kripaya karyalaya ma sodhnuhos: [Sampark](/ne/contact-us)',
  ofWhat: 'Ke ko? Kripaya course ko wa je bare sodhnubhayeko ho, tyas ko naam lekhnuhos.',
  offer: 'Tapai ko prasna ko thyakkai jawaf yahi ho bhanna sakdina, tara yo page bhetiyo:',
  likely: 'Khojnubhaeko kura yo huna sakcha:',
  inOtherLanguage: 'Yo Angreji ma matra prakashit cha:',
  hasEnded: (day) => `Yo ${day} ma sakisakeko cha. Suchana yasto thiyo:`,
  writeToUs: 'Wa hamilai lekhnuhos: [Sampark](/ne/contact-us)',
  source: 'Srot',
  related: 'Yo pani hernuhos',
  despair:
    'Tapai lai ahile nikai garho bhayeko rahecha. Tapai eklo hunuhunna. Ma program matra hu, tyasaile kripaya ahile nai kasai sanga kura garnuhos: pariwar, sathi wa bharosa lageka shikshak sanga. Aafulai chot puryaune man bhaye eklai nabasnuhos.',
  counsellor: 'College ka paramarshadata bare',
  helplines: 'Yi phone ma pani tapaiko kura suninchha',
  office: 'College ko karyalaya',
  calm: 'College bare ke janna chahanuhuncha?',
};

/** By the letters of the question. */
export const words = { english, devanagari, romanised };

/** The assistant's own sentences in the language and letters of a message. */
export const phrasesFor = (script: Script) => words[script];

/** A record's title in the language of a message. */
export const titleIn = (script: Script, { title, nepaliTitle }: Pick<Candidate, 'title' | 'nepaliTitle'>) =>
  (script !== 'english' && nepaliTitle) || title;

/** A link to a page in the language of a message. Square brackets would end its words. */
export function linkTo(script: Script, { title, path }: Source): string {
  const name = title.replace(/[[\]]/g, (one) => (one === '[' ? '(' : ')'));
  return `[${name}](${addressIn(script === 'english' ? 'en' : 'ne', path)})`;
}

/** An answer that begins with what its question took from the one before: 'BCA, fee: …'. */
export const naming = (taken: string, answer: string): string =>
  taken === '' || answer.startsWith(`${taken}: `) ? answer : `${taken}: ${answer}`;

/** The reply if a chat service or language model has no answer; it names the office. */
export function noAnswerReply(message: string): Reply {
  return { texts: [phrasesFor(scriptOf(message)).noAnswer], isGrounded: false };
}
