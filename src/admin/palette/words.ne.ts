import { digitsIn } from '../../languages/digits.ts';
import type { Words } from '../../languages/words.ts';
import type { words as english } from './words.ts';

export const words: Words<typeof english> = {
  placeholder: 'पृष्ठ, शीर्षक, नाम, फोन नम्बर, दर्ता नम्बर…',
  found: 'भेटिएका',
  looking: 'खोज्दै…',
  count: (count) => `${digitsIn('ne', count)} वटा भेटिए`,
  nothing: (typed) => `‘${typed}’ भएको केही भेटिएन। थोरै अक्षर वा अङ्क लेख्दा भेटिन सक्छ।`,
  within: (title, of) => `${title} · ${of}`,
  all: (label, q) => `‘${q}’ भएका सबै ${label}`,
  failed: 'अभिलेखहरू खोज्न सकिएन। कृपया फेरि प्रयास गर्नुहोस्।',
  screens: 'पृष्ठहरू',
  actions: 'काम',
  choose: 'छान्ने',
  open: 'खोल्ने',
  close: 'बन्द गर्ने',
  addRedirect: 'पुनर्निर्देशन थप्नुहोस्',
  addAccount: 'खाता थप्नुहोस्',
};
