import { joined } from '../../../languages/joined.ts';
import type { Words } from '../../../languages/words.ts';
import type { words as english } from './words.ts';

export const words: Words<typeof english> = {
  foreignPicture: (address) => `अन्यत्रको तस्बिर राखिएन (${address})। त्यसलाई कम्प्युटरमा राखेर यहाँ अपलोड गर्नुहोस्।`,
  inlinePicture: 'पाठभित्रको तस्बिर राखिएन। त्यसलाई कम्प्युटरमा राखेर यहाँ अपलोड गर्नुहोस्।',
  embed: (what, address) => `भित्र राखिएको कुरा लिङ्क बन्यो: ${what} (${address})।`,
  videoOn: (site) => `${joined(site, 'मा')} भिडियो`,
  pageOn: (site) => `${joined(site, 'मा')} पेज`,
  video: 'भिडियो',
  audio: 'अडियो',
  map: 'नक्सा',
  form: 'फारम',
  calendar: 'पात्रो',
  sheet: 'तालिका',
  slides: 'स्लाइड',
  document: 'कागजात',
  named: (kind, file) => (file === '' ? kind : `${kind}: ${file}`),
  lostEmbed: 'भित्र राखिएको एउटा कुरा हटाइयो: लिङ्क दिन मिल्ने ठेगाना त्यसमा थिएन।',
  element: (element) => `${element} राखिएन; त्यसभित्रका शब्द राखिए।`,
  elementWithContent: (element) => `${element} र त्यसभित्रको कुरा राखिएन।`,
  link: (address) => `लिङ्क राखिएन, शब्द मात्र राखिए: ${joined(address, 'बाट')} यहाँ कतै पुगिँदैन।`,
  deadLinks: (targets) => `पाठभित्रका लिङ्क शीर्षकमा मात्र पुग्छन्। अरूका शब्द मात्र राखिए: ${targets}`,
  colours: 'अक्षर र पृष्ठभूमिका रङ राखिँदैनन्।',
  justified: 'दुवैतिर मिलाइएको (justify) पाठ राखिँदैन: त्यो बायाँबाट सुरु हुन्छ।',
  script: 'क्लिक गर्दा वा माउस लैजाँदा चल्ने कुरा राखिँदैन।',
  oldFont: (typed) => `प्रीति वा कान्तिपुर फन्टमा टाइप गरिएको पाठ युनिकोडमा बदलियो: ${typed}`,
};
