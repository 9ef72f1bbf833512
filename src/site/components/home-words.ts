/** Sentences of the home page. */
export const homeWords = {
  allNotices: 'All notices',
  allNews: 'All news & events',
  highlights: 'Highlights',
  shortcuts: 'Shortcuts',
  programmes: 'Programmes',
  contact: 'Contact',
  oneMore: '1 more programme',
  more: (number: string) => `${number} more programmes`,
  admitted: 'How to be admitted',
  fees: 'Help with the fees',
  principal: 'From the principal',
  readMessage: 'Read the message',
  partners: 'Our partners',
  invitation: 'Come and study with us',
  invitationText: 'Apply in five minutes, papers come later. Or ask us first.',
};
