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
  emptyPdf: 'This file is empty. Please choose the PDF that you want to hand out.',
  noPdf: 'This is not a PDF. Please save or export the document as PDF, and choose that file.',
  damagedPdf:
    'This PDF is damaged or incomplete: its end is missing. Please save or download it again, and choose that file.',
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
  emptyPdf: 'यो फाइल खाली छ। कृपया बाँड्न चाहेको PDF छान्नुहोस्।',
  noPdf: 'यो PDF होइन। कृपया कागजात PDF मा राखेर त्यही फाइल छान्नुहोस्।',
  damagedPdf: 'यो PDF बिग्रिएको वा अधुरो छ: अन्तिम भाग छैन। कृपया फेरि राखेर वा डाउनलोड गरेर त्यही फाइल छान्नुहोस्।',
  largePicture: (max) => `यो तस्बिर ${max} एमबीभन्दा ठूलो छ। कृपया सानो पठाउनुहोस्।`,
  largeDocument: (max) => `यो कागजात ${max} एमबीभन्दा ठूलो छ। कृपया सानो पठाउनुहोस्।`,
  ofFile: (file, refusal) => `${file}: ${refusal}`,
  brokeOff: 'अपलोड बीचमै टुट्यो। कृपया फेरि पठाउनुहोस्।',
};

export const words: InEach<typeof english> = { en: english, ne: nepali };
