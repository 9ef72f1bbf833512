import type { InEach } from '../../languages/language.ts';
import type { Words } from '../../languages/words.ts';

/** Headings and cells of tables that are downloaded. */
const english = {
  reference: 'Reference',
  received: 'Received',
  viewed: 'Viewed',
  yes: 'Yes',
  no: 'No',
  when: 'When',
  who: 'Who',
  what: 'What',
  type: 'Type',
  title: 'Title',
  detail: 'Detail',
  record: 'Record',
  account: 'Account',
  session: 'Session',
};

const nepali: Words<typeof english> = {
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

export const exportWords: InEach<typeof english> = { en: english, ne: nepali };
