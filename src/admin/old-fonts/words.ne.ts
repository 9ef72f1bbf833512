import type { Words } from '../../languages/words.ts';
import type { words as english } from './words.ts';

export const words: Words<typeof english> = {
  title: 'यो पाठ पुरानो फन्टमा छ',
  explains:
    'यो प्रीति वा कान्तिपुर फन्टमा टाइप गरिएको हो, त्यो फन्ट नभए कसैले पढ्न सक्दैन। युनिकोडमा सबैले पढ्न र खोज्न सक्छन्।',
  before: 'टाँसिएको',
  after: 'युनिकोडमा',
  leave: 'टाँसिएकै राख्नुहोस्',
  leaveKey: 'Esc थिच्दा पनि टाँसिएकै रहन्छ।',
  change: 'युनिकोडमा बदल्नुहोस्',
  changed: 'पाठ युनिकोडमा बदलियो',
};
