import { digitsIn } from '../../../languages/digits.ts';
import type { Words } from '../../../languages/words.ts';
import type { words as english } from './words.ts';

export const words: Words<typeof english> = {
  language: 'ne',
  title: 'कलेजलाई सोध्नुहोस्',
  conversation: 'कुराकानी',
  empty: 'आफ्नो कुरा सोध्नुहोस्…',
  privacy: 'तपाईंका प्रश्न कति समय राखिन्छन्',
  marks: { visitor: 'तपाईं', assistant: 'सहायक' },
  typing: 'लेख्दै…',
  message: 'सन्देश',
  placeholder: 'शुल्क, मिति, भर्ना…',
  send: 'पठाउनुहोस्',
  rating: 'यसले तपाईंको प्रश्नको जवाफ दियो?',
  helped: 'मेरो प्रश्नको जवाफ पाएँ',
  notHelped: 'पाइनँ',
  thanks: 'धन्यवाद।',
  open: 'कुराकानी सुरु गर्नुहोस्',
  close: 'कुराकानी बन्द गर्नुहोस्',
  notSent: 'पठाइएन। फेरि प्रयास गर्नुहोस्',
  notSentNumber: (number) => `पठाइएन। फेरि प्रयास गर्नुहोस्। ${number}`,
  refused: (reason) => `पठाइएन। ${reason}`,
  tooLong: 'पठाइएन। सन्देश बढीमा १,००० अक्षरको हुन सक्छ।',
  room: (left) =>
    left < 0 ? `${digitsIn('ne', -left)} अक्षर बढी` : `१,००० मध्ये ${digitsIn('ne', left)} अक्षर बाँकी`,
};
