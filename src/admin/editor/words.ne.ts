import type { Words } from '../../languages/words.ts';
import type * as english from './words.ts';

export const alignWords: Words<typeof english.alignWords> = {
  left: 'बायाँ मिलाउनुहोस्',
  center: 'बीचमा मिलाउनुहोस्',
  right: 'दायाँ मिलाउनुहोस्',
};

export const fillWords: Words<typeof english.fillWords> = {
  name: 'विन्डो पूरै भर्नुहोस्',
  tip: (keys) => `विन्डो पूरै भर्नुहोस् (${keys}, Esc ले फर्काउँछ)`,
};

export const pasteWords: Words<typeof english.pasteWords> = {
  lost: (losses) => `टाँसेको सबै राखिएन: ${losses}`,
  more: (count) => `र अरू ${count} कुरा।`,
  close: 'बुझेँ',
};

export const toolWords: Words<typeof english.toolWords> = {
  toolbar: 'अक्षरको रूप',
  of: (tool, label) => `${tool}: ${label}`,
  bold: 'गाढा',
  italic: 'छड्के',
  underline: 'मुनि धर्को',
  superscript: 'माथिको सानो अक्षर',
  subscript: 'तलको सानो अक्षर',
  withKeys: (tool, keys) => `${tool} (${keys})`,
  bullets: 'बुँदा',
  numbers: 'क्रमाङ्क भएका बुँदा',
  quote: 'उद्धरण',
  link: 'लिङ्क',
  picture: 'तस्बिर',
  insertTable: 'तालिका राख्नुहोस्',
  undo: 'फर्काउनुहोस्',
  redo: 'फेरि गर्नुहोस्',
  paragraphStyle: 'अनुच्छेदको रूप',
  paragraph: 'अनुच्छेद',
  heading: 'शीर्षक',
  subheading: 'उपशीर्षक',
  smallHeading: 'सानो शीर्षक',
  font: 'फन्ट',
  standardFont: 'सामान्य फन्ट',
  size: 'अक्षरको आकार',
  standardSize: 'सामान्य आकार',
  sizes: { 'extra-small': 'धेरै सानो', small: 'सानो', medium: 'मझौला', large: 'ठूलो' },
};

export const tableWords: Words<typeof english.tableWords> = {
  name: 'तालिका',
  tools: {
    rowAbove: 'माथि पङ्क्ति',
    rowBelow: 'तल पङ्क्ति',
    deleteRow: 'पङ्क्ति मेटाउनुहोस्',
    columnBefore: 'अघि स्तम्भ',
    columnAfter: 'पछि स्तम्भ',
    deleteColumn: 'स्तम्भ मेटाउनुहोस्',
    headerRow: 'शीर्षक पङ्क्ति',
    headerColumn: 'शीर्षक स्तम्भ',
    mergeCells: 'कोठा गाभ्नुहोस्',
    mergeRight: 'दायाँसँग गाभ्नुहोस्',
    mergeDown: 'तलसँग गाभ्नुहोस्',
    splitCell: 'कोठा छुट्याउनुहोस्',
    deleteTable: 'तालिका मेटाउनुहोस्',
  },
  caption: 'तालिकाको शीर्षक',
  captionHint: 'तालिकामा के छ',
};

export const listWords: Words<typeof english.listWords> = {
  name: 'बुँदा',
  indent: 'भित्र सार्नुहोस्',
  outdent: 'बाहिर सार्नुहोस्',
};

export const pictureWords: Words<typeof english.pictureWords> = {
  alt: 'तस्बिरको वर्णन',
  altHint: 'तस्बिरमा के छ',
  done: 'भयो',
  remove: 'तस्बिर हटाउनुहोस्',
};

export const linkWords: Words<typeof english.linkWords> = {
  address: 'लिङ्कको ठेगाना',
  wrong: 'यो ठेगाना होइन। https://example.com, /notices वा office@example.com जस्तो लेख्नुहोस्।',
  apply: 'लगाउनुहोस्',
  remove: 'लिङ्क हटाउनुहोस्',
  document: 'कागजात…',
};
