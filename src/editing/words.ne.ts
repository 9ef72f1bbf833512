import type { Words } from '../languages/words.ts';
import type { words as english } from './words.ts';

export const words: Words<typeof english> = {
  noDraft: 'प्रकाशन गर्न मस्यौदा छैन। पहिले मस्यौदा राख्नुहोस्।',
  expiresTooEarly: 'हटाउने दिन देखिने दिनभन्दा पछि हुनुपर्छ।',
  unpinsTooEarly: 'माथि राख्ने अन्तिम दिन देखिने दिनभन्दा पछि हुनुपर्छ।',
  otherPicture: (label) => `${label}: यसका लागि छुट्टै तस्बिर अपलोड गर्नुहोस्।`,
  noField: (name) => `${name} नामको विवरण छैन।`,
  notPublished: (reason) => `यो आफैँ देखिनुपर्ने थियो, तर प्रकाशन हुन सकेन। ${reason}`,
  notStored: 'वेबसाइटले परिवर्तन राख्न सकेन; के बिग्रियो, लगमा लेखिएको छ। हरेक पटक पृष्ठ खुल्दा फेरि प्रयास हुन्छ।',
  noNote: 'के बदल्नुपर्छ, लेख्नुहोस्।',
  inTrash: 'यो रद्दीमा छ। पहिले फर्काउनुहोस्।',
  tooManyViews: (max) => `तपाईंका ${max} दृश्य भइसके। पहिले एउटा मेटाउनुहोस्।`,
  notLive: 'यो सार्वजनिक पृष्ठमा छैन, त्यसैले हटाउन मिल्दैन।',
};
