/** Labels of the buttons that download the list as a table, by file extension. */
export const exportWords = { csv: 'Export CSV', xlsx: 'Export Excel' } as const;

export const words = {
  inbox: 'Inbox',
  /** For an empty list of spam. */
  spamPurpose: 'What looks like advertising is kept here, apart.',
  spam: 'Spam',
  notSpam: 'Not spam',
  backTo: (list: string) => `Back to ${list}`,
  inSpam: (count: number) => `${count} in spam`,
  received: 'Received',
  reference: 'Reference',
  view: 'View',
  viewed: 'Viewed',
  unviewed: 'Unviewed',
  remove: 'Delete',
  /** Begins a sentence that says which duty it needs. */
  removal: 'To delete, export or mark as spam',
  answer: 'Answer by mail',
  print: 'Print',
  markUnviewed: 'Mark as unviewed',
  markedUnviewed: 'Marked as unviewed',
  /** @param noun begins with a capital letter */
  movedToSpam: (noun: string) => `${noun} moved to spam`,
  movedBack: (noun: string, list: string) => `${noun} moved back to ${list}`,
  newer: 'Newer',
  older: 'Older',
  notGiven: 'Not given',
  late: 'Late',
  lateNote: 'It came after the last day to apply for this programme. The sender was told so.',
  takenForSpam: 'This is taken for spam: it is in no list and no number.',
  countsUnreadable: 'How much waits in the inbox could not be read. Please try again.',
};
