import type { Words } from '../../languages/words.ts';
import type { words as english } from './words.ts';

export const words: Words<typeof english> = {
  unreachable: 'सर्भरसँग सम्पर्क भएन। इन्टरनेट हेरेर फेरि प्रयास गर्नुहोस्।',
  inTrash: 'यो रद्दीमा छ। प्रकाशकले ३० दिनभित्र फिर्ता राख्न सक्छन्।',
  failed: (status) => `सर्भरमा त्रुटि आयो (${status})। कृपया फेरि प्रयास गर्नुहोस्।`,
  noRecord: 'सर्भरको जवाफ बुझिएन। कृपया फेरि प्रयास गर्नुहोस्।',
  fileTooLarge: (max) => `यो फाइल ${max} एमबीभन्दा ठूलो छ। कृपया सानो छान्नुहोस्।`,
  fileUnread: 'फाइल खुल्न सकेन। कृपया फेरि प्रयास गर्नुहोस्।',
  documentNotUploaded: 'कागजात अपलोड गर्न सकिएन। कृपया फेरि प्रयास गर्नुहोस्।',
  pictureNotUploaded: 'तस्बिर अपलोड गर्न सकिएन। कृपया फेरि प्रयास गर्नुहोस्।',
};
