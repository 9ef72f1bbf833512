export const words = {
  noPicture: 'No picture yet.',
  noAltText: 'Without alt text: it only decorates.',
  altTexts:
    'Alt text says what a picture shows, for people who cannot see it. Visitors also read it below the open picture, as its caption. Leave it empty if the picture only decorates.',
  changeImage: 'Change image',
  /** For albums: a link to the screen of their pictures. */
  arrangePictures: 'Change, order and caption the pictures',
  nthPicture: (present: string, number: number) => `${present} ${number}`,
  place: 'Place',
  firstPlace: '1. First',
  placeAfter: (number: number, title: string, isLast: boolean) =>
    `${number}. ${isLast ? 'Last, after' : 'After'} ‘${title}’`,
  presentPicture: (label: string) => `Present ${label.toLowerCase()}`,
  saveWaits: 'Saves as soon as everything is uploaded…',
  saving: 'Saving…',
  notAllUploaded: 'Not everything could be uploaded. Try again, or remove what failed, then save.',
  cancel: 'Cancel',
  /** The menu of the save bar on phones. */
  moreActions: 'More actions',
  save: 'Save',
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you have changed here has not been saved, and will be lost.',
  leaveOnDevice:
    'What you have changed here has not reached the office yet. It stays on this device, and is offered when you open this again.',
  keepEditing: 'Keep editing',
  leave: 'Leave',
  notFound: 'Not found',
  backTo: (list: string) => `Back to ${list}`,
  add: (noun: string) => `Add ${noun}`,
  update: (noun: string) => `Update ${noun}`,
  read: (noun: string) => `Read ${noun}`,
  updateImage: (noun: string) => `Update ${noun} image`,
  /** For read-only forms. */
  this: (noun: string) => `this ${noun}`,
  edit: 'Edit',
  viewOnSite: 'View on site',
  title: 'Title',
  loading: 'Loading…',
  morePictures: (count: number) => `and ${count} more`,
};
