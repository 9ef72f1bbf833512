import { digitsIn } from '../../languages/digits.ts';
import { joined } from '../../languages/joined.ts';
import type { Words } from '../../languages/words.ts';
import type * as english from './words.ts';

const digits = (of: number) => digitsIn('ne', of);

export const words: Words<typeof english.words> = {
  noPicture: 'अहिले तस्बिर छैन।',
  noAltText: 'तस्बिरको वर्णन छैन: सजावटका लागि मात्र हो।',
  altTexts:
    'तस्बिर देख्न नसक्नेका लागि वर्णनले त्यसमा के छ भन्छ। तस्बिर खोल्दा आगन्तुकले तल पनि यही पढ्छन्। सजावटका लागि मात्र भए खाली छोड्नुहोस्।',
  changeImage: 'तस्बिर बदल्नुहोस्',
  arrangePictures: 'तस्बिर बदल्नुहोस्, मिलाउनुहोस्, वर्णन लेख्नुहोस्',
  nthPicture: (present, number) => `${present} ${digits(number)}`,
  place: 'ठाउँ',
  firstPlace: '१. सबैभन्दा माथि',
  placeAfter: (number, title, isLast) => `${digits(number)}. ‘${title}’पछि${isLast ? ', सबैभन्दा तल' : ''}`,
  presentPicture: (label) => `अहिलेको ${label}`,
  morePictures: (count) => `र थप ${digits(count)} वटा`,
  saveWaits: 'सबै फाइल पुग्नेबित्तिकै राखिन्छ…',
  saving: 'राख्दै…',
  notAllUploaded: 'सबै फाइल अपलोड गर्न सकिएन। फेरि प्रयास गर्नुहोस्, वा नपुगेका हटाएर राख्नुहोस्।',
  cancel: 'रद्द गर्नुहोस्',
  moreActions: 'अरू काम',
  save: 'राख्नुहोस्',
  leaveTitle: 'नराखी जाने?',
  leaveText: 'यहाँ बदलेको कुरा राखिएको छैन, र हराउँछ।',
  leaveOnDevice: 'यहाँ बदलेको कुरा अझै कार्यालयसम्म पुगेको छैन। यो यही यन्त्रमा रहन्छ, र फेरि खोल्दा फर्काउन सकिन्छ।',
  keepEditing: 'लेख्दै जानुहोस्',
  leave: 'जानुहोस्',
  notFound: 'भेटिएन',
  backTo: (list) => `${joined(list, 'मा')} फर्कनुहोस्`,
  add: (noun) => `${noun} थप्नुहोस्`,
  update: (noun) => `${noun} बदल्नुहोस्`,
  read: (noun) => `${noun} पढ्नुहोस्`,
  updateImage: (noun) => `तस्बिर बदल्नुहोस्: ${noun}`,
  this: (noun) => `यो ${noun}`,
  edit: 'बदल्नुहोस्',
  viewOnSite: 'वेबसाइटमा हेर्नुहोस्',
  title: 'शीर्षक',
  loading: 'खुल्दै छ…',
};
