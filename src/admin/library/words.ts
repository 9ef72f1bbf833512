export const words = {
  kinds: 'Pictures or documents',
  plurals: { picture: 'Pictures', document: 'Documents' },
  nouns: { picture: 'picture', document: 'document' },
  unreadable: 'The answer of the server could not be read.',
  purpose: {
    picture: 'All pictures that the site shows, and those that you keep here for later.',
    document: 'All documents that the site hands out, and those that you keep here for later.',
  },
  noneSuch: { picture: 'No picture is like this.', document: 'No document is like this.' },
  filter: 'Which',
  all: 'All',
  filters: { unused: 'Not used', undescribed: 'Without a description', 'draft-only': 'In drafts only' },
  month: 'Month',
  everyMonth: 'Every month',
  /** @param day on which it came, as the name of what has none */
  from: (day: string) => `From ${day}`,
  used: (count: number) =>
    count === 0 ? 'Not used' : count === 1 ? 'Used in 1 place' : `Used in ${count} places`,
  undescribed: 'No description',
  uploadMany: { picture: 'Upload pictures', document: 'Upload documents' },
  documentHint: 'PDF, Word, Excel, PowerPoint or OpenDocument without macros, at most 20 MB each.',
  added: (count: number) => (count === 1 ? '1 file was added.' : `${count} files were added.`),
  /** Files that are there already. */
  twins: 'There already',
  isThere: (file: string, there: string) => `${file}: you have this already, as ‘${there}’.`,
  showIt: 'Show it',
  allTheSame: 'Upload all the same',
  leaveIt: 'Leave it',

  fromLibrary: 'Choose from the library',
  choose: { picture: 'Choose a picture', document: 'Choose a document' },
  upload: 'Upload',
  nothingToChoose: 'There is nothing to choose yet. Upload the first one.',

  back: 'Back to the library',
  thePicture: 'The picture',
  pixels: (width: string, height: string) => `${width} × ${height} pixels`,
  uploaded: (when: string) => `uploaded ${when}`,
  saved: 'Saved',
  focus: 'What stays in sight',
  focusHint:
    'Lists cut the edges of pictures off. Press on what matters most, such as a face; with the keyboard use the arrow keys.',
  columns: ['Far left', 'Left', 'Centre', 'Right', 'Far right'],
  rows: ['top', 'upper part', 'middle', 'lower part', 'bottom'],
  focusAt: (column: string, row: string) => `${column}, ${row}`,

  usesTitle: 'Where it is used',
  notUsed: 'Nothing uses it.',
  allUses: (count: number) => `Show all ${count}`,
  settings: 'Settings',
  states: {
    live: 'live',
    draft: 'draft',
    scheduled: 'scheduled',
    ended: 'ended',
    trash: 'in the Trash',
    version: 'former version',
  },

  replace: 'Replace',
  replacement: { picture: 'Replace the picture everywhere', document: 'Replace the document everywhere' },
  replacing: (places: number) =>
    places === 0
      ? 'is used nowhere. The new file takes its place in the library, with its texts.'
      : `is used in ${places === 1 ? '1 place' : `${places} places`}. The new file stands there at once, in drafts too; former versions keep this one. Its name and texts stay: look afterwards whether they fit.`,
  replacingReview:
    'Where a review is asked for, this is the approval. Schedules and approvals of drafts stay.',
  newFile: { picture: 'Choose the new picture', document: 'Choose the new document' },
  uploading: 'Uploading',
  replaced: (places: number) => (places === 1 ? 'Replaced in 1 place' : `Replaced in ${places} places`),
  remove: 'Delete',
  removal: { picture: 'Delete this picture?', document: 'Delete this document?' },
  gap: 'is shown by former versions, which will have a gap there. It cannot be brought back.',
  forGood: 'is deleted for good. It cannot be brought back.',
  removed: 'Deleted',
  noDeletion: 'It can be deleted once nothing uses it.',
};
