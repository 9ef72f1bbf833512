import type { InEach } from '../languages/language.ts';
import type { Words } from '../languages/words.ts';

/** Why a picture or document is refused. */
const english = {
  /** @param formats accepted ones */
  emptyPicture: (formats: string) => `This file is empty. Please send a ${formats} picture.`,
  heic: 'This photo is in the HEIC format, which browsers cannot show. Please send it as JPEG: on an iPhone choose Settings, Camera, Formats, Most Compatible, or export the photo as JPEG.',
  noPicture: (formats: string) => `This is not an image that is accepted. Please send a ${formats} picture.`,
  formats: 'JPEG, PNG, WebP, AVIF or GIF',
  damagedPicture:
    'This is not an image that is accepted: the file is damaged or incomplete. Please save it again, as JPEG or PNG, and send that.',
  slowPicture:
    'This is not an image that is accepted: it takes too long to open. Please save it again, as JPEG, and send that.',
  /** @param has megapixels of the picture @param max megapixels that are accepted */
  tooManyPixels: (has: string, max: string) =>
    `This picture has ${has} megapixels; at most ${max} are accepted. Please make it smaller.`,
  tooManyPixelsInFrames: (has: string, max: string) =>
    `This picture has ${has} megapixels over all its frames; at most ${max} are accepted. Please make it smaller.`,
  emptyDocument: 'This file is empty. Please choose the document that you want to hand out.',
  noDocument:
    'This is not a document that can be handed out: PDF, Word (.docx), Excel (.xlsx), PowerPoint (.pptx), OpenDocument (.odt, .ods). Please save or export it as one of these, best as PDF, and choose that file.',
  oldDocument:
    'This is a file of an older Office, or one with a password. Please save it as .docx, .xlsx or .pptx without a password, or as PDF, and choose that file.',
  lockedDocument:
    'This document is protected by a password. Please save it without one, or as PDF, and choose that file.',
  macros:
    'This document contains macros, which are programs. Please save it without them, as .docx, .xlsx or .pptx, or as PDF, and choose that file.',
  embedded:
    'This document contains another file or a program, or takes parts from elsewhere, such as linked pictures. Please remove them, or save it as PDF, and choose that file.',
  hugeDocument:
    'This document unpacks to far more than a document needs. Please save it as PDF, and choose that file.',
  damagedDocument:
    'This document is damaged or incomplete. Please save or download it again, and choose that file.',
  /** @param max megabytes that are accepted */
  largePicture: (max: string) => `This picture is larger than ${max} MB. Please send a smaller one.`,
  largeDocument: (max: string) => `This document is larger than ${max} MB. Please send a smaller one.`,
  /** A refusal of one file among several. */
  ofFile: (file: string, refusal: string) => `${file}: ${refusal}`,
  brokeOff: 'The upload broke off before its end. Please send it again.',
};

const nepali: Words<typeof english> = {
  emptyPicture: (formats) => `यो फाइल खाली छ। कृपया ${formats} तस्बिर पठाउनुहोस्।`,
  heic: 'यो तस्बिर HEIC मा छ, जुन ब्राउजरले देखाउन सक्दैन। कृपया JPEG मा पठाउनुहोस्: आइफोनमा Settings, Camera, Formats, Most Compatible छान्नुहोस्, वा तस्बिरलाई JPEG मा निकाल्नुहोस्।',
  noPicture: (formats) => `यस्तो तस्बिर लिइँदैन। कृपया ${formats} तस्बिर पठाउनुहोस्।`,
  formats: 'JPEG, PNG, WebP, AVIF वा GIF',
  damagedPicture: 'यो तस्बिर लिन सकिएन: फाइल बिग्रिएको वा अधुरो छ। कृपया JPEG वा PNG मा फेरि राखेर त्यही पठाउनुहोस्।',
  slowPicture: 'यो तस्बिर लिन सकिएन: खोल्न धेरै बेर लाग्छ। कृपया JPEG मा फेरि राखेर त्यही पठाउनुहोस्।',
  tooManyPixels: (has, max) => `यो तस्बिर ${has} मेगापिक्सेलको छ; बढीमा ${max} लिइन्छ। कृपया सानो बनाउनुहोस्।`,
  tooManyPixelsInFrames: (has, max) =>
    `यो तस्बिर सबै फ्रेम जोड्दा ${has} मेगापिक्सेलको छ; बढीमा ${max} लिइन्छ। कृपया सानो बनाउनुहोस्।`,
  emptyDocument: 'यो फाइल खाली छ। कृपया बाँड्न चाहेको कागजात छान्नुहोस्।',
  noDocument:
    'यो बाँड्न मिल्ने कागजात होइन: PDF, वर्ड, एक्सेल, पावरपोइन्ट वा ओपनडकुमेन्ट। कृपया यीमध्ये एकमा, सकेसम्म PDF मा राखेर त्यही फाइल छान्नुहोस्।',
  oldDocument:
    'यो पुरानो Office को वा पासवर्ड भएको फाइल हो। कृपया पासवर्डबिना .docx, .xlsx वा .pptx मा, वा PDF मा राखेर त्यही फाइल छान्नुहोस्।',
  lockedDocument: 'यो कागजातमा पासवर्ड छ। कृपया पासवर्ड हटाएर वा PDF मा राखेर त्यही फाइल छान्नुहोस्।',
  macros:
    'यो कागजातमा म्याक्रो (प्रोग्राम) छ। कृपया म्याक्रो हटाएर .docx, .xlsx वा .pptx मा, वा PDF मा राखेर त्यही फाइल छान्नुहोस्।',
  embedded:
    'यो कागजातभित्र अर्को फाइल वा प्रोग्राम छ, वा यसले अन्यत्रबाट केही (जस्तै लिङ्क गरिएको तस्बिर) ल्याउँछ। कृपया त्यो हटाएर वा PDF मा राखेर त्यही फाइल छान्नुहोस्।',
  hugeDocument: 'यो कागजात खोल्दा अनावश्यक रूपमा ठूलो हुन्छ। कृपया PDF मा राखेर त्यही फाइल छान्नुहोस्।',
  damagedDocument: 'यो कागजात बिग्रिएको वा अधुरो छ। कृपया फेरि राखेर वा डाउनलोड गरेर त्यही फाइल छान्नुहोस्।',
  largePicture: (max) => `यो तस्बिर ${max} एमबीभन्दा ठूलो छ। कृपया सानो पठाउनुहोस्।`,
  largeDocument: (max) => `यो कागजात ${max} एमबीभन्दा ठूलो छ। कृपया सानो पठाउनुहोस्।`,
  ofFile: (file, refusal) => `${file}: ${refusal}`,
  brokeOff: 'अपलोड बीचमै टुट्यो। कृपया फेरि पठाउनुहोस्।',
};

export const words: InEach<typeof english> = { en: english, ne: nepali };
