import type { Words } from '../languages/words.ts';
import type { words as english } from './words.ts';

export const words: Words<typeof english> = {
  emptyPicture: (formats) => `यो फाइल खाली छ। कृपया ${formats} तस्बिर पठाउनुहोस्।`,
  heic: 'यो फोटो HEIC मा छ, जुन ब्राउजरले देखाउन सक्दैन। कृपया JPEG मा पठाउनुहोस्: आइफोनमा Settings, Camera, Formats, Most Compatible छान्नुहोस्, वा फोटोलाई JPEG मा निकाल्नुहोस्।',
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
