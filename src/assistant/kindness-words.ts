import type { Words } from '../languages/words.ts';

/** What the assistant says to despair and to abuse. */
const english = {
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
  despair:
    'तपाईंलाई अहिले निकै गाह्रो भएको रहेछ। तपाईं एक्लो हुनुहुन्न। म प्रोग्राम मात्र हुँ, त्यसैले कृपया अहिले नै कसैसँग कुरा गर्नुहोस्: परिवार, साथी वा भरोसा लागेका शिक्षकसँग। आफूलाई चोट पुर्‍याउने मन भए एक्लै नबस्नुहोस्।',
  counsellor: 'कलेजका परामर्शदाताबारे',
  helplines: 'यी फोनमा पनि तपाईंको कुरा सुनिन्छ',
  office: 'कलेजको कार्यालय',
  calm: 'कलेजबारे के जान्न चाहनुहुन्छ?',
};

/** As people type it in Latin letters. */
const romanised: Words<typeof english> = {
  despair:
    'Tapai lai ahile nikai garho bhayeko rahecha. Tapai eklo hunuhunna. Ma program matra hu, tyasaile kripaya ahile nai kasai sanga kura garnuhos: pariwar, sathi wa bharosa lageka shikshak sanga. Aafulai chot puryaune man bhaye eklai nabasnuhos.',
  counsellor: 'College ka paramarshadata bare',
  helplines: 'Yi phone ma pani tapaiko kura suninchha',
  office: 'College ko karyalaya',
  calm: 'College bare ke janna chahanuhuncha?',
};

/** By the letters of the message. */
export const words = { english, devanagari, romanised };
