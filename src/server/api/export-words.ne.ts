import type { Words } from '../../languages/words.ts';
import type { exportWords as english } from './export-words.ts';

export const exportWords: Words<typeof english> = {
  reference: 'दर्ता नम्बर',
  received: 'पाइएको',
  viewed: 'हेरिएको',
  yes: 'हो',
  no: 'होइन',
  when: 'कहिले',
  who: 'कसले',
  what: 'के',
  type: 'प्रकार',
  title: 'शीर्षक',
  detail: 'विस्तार',
  record: 'अभिलेख',
  account: 'खाता',
  session: 'प्रवेश',
};
