/** Headings and cells of tables that are downloaded. */
export const exportWords = {
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
