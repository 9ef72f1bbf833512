import { digitsIn } from '../../languages/digits.ts';
import { joined } from '../../languages/joined.ts';
import type { Words } from '../../languages/words.ts';
import type * as english from './words.ts';

export const exportWords: Words<typeof english.exportWords> = {
  csv: 'CSV डाउनलोड',
  xlsx: 'Excel डाउनलोड',
};

export const words: Words<typeof english.words> = {
  inbox: 'आएका सन्देश',
  spamPurpose: 'विज्ञापनजस्ता सन्देश यहाँ छुट्टै राखिन्छन्।',
  spam: 'स्प्याम',
  notSpam: 'स्प्याम होइन',
  backTo: (list) => `${joined(list, 'मा')} फर्कनुहोस्`,
  inSpam: (count) => `स्प्याममा ${digitsIn('ne', count)}`,
  received: 'प्राप्त',
  reference: 'दर्ता नम्बर',
  view: 'हेर्नुहोस्',
  viewed: 'हेरिएको',
  unviewed: 'नहेरिएको',
  removal: 'मेटाउन, तालिकामा डाउनलोड गर्न वा स्प्याम भन्न',
  remove: 'मेटाउनुहोस्',
  answer: 'इमेलबाट जवाफ दिनुहोस्',
  print: 'छाप्नुहोस्',
  markUnviewed: 'नहेरिएको बनाउनुहोस्',
  markedUnviewed: 'नहेरिएको बनाइयो',
  movedToSpam: (noun) => `${noun} स्प्याममा सारियो`,
  movedBack: (noun, list) => `${noun} फेरि ${joined(list, 'मा')} सारियो`,
  newer: 'नयाँ',
  older: 'पुरानो',
  notGiven: 'नदिएको',
  late: 'ढिलो',
  lateNote: 'यो कोर्समा निवेदन दिने अन्तिम दिन बितेपछि आएको हो। पठाउनेलाई यो भनिएको छ।',
  takenForSpam: 'यसलाई स्प्याम ठानिएको छ: कुनै सूची र सङ्ख्यामा गनिँदैन।',
  countsUnreadable: 'कति सन्देश पढ्न बाँकी छन् भन्ने थाहा पाउन सकिएन। फेरि प्रयास गर्नुहोस्।',
};
