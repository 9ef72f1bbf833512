/** Sentences of the settings. */
export const words = {
  ownPictures: 'Logo and icon',
  ownPicturesHint: 'In place of the drawn tree. Both are used from the next Save on.',
  logo:
    'Beside the name at the top and the foot of every page, on paper, and in shared links. Best with a transparent ' +
    'ground, at least 200 pixels high; where a page is dark it stands on white.',
  favicon:
    'In browser tabs and on the home screens of phones. Best square, 512 × 512 pixels. Without one, the logo is used.',
  uploading: 'Uploading…',
  removePicture: (label: string) => `Remove ${label.toLowerCase()}`,
  chosenPicture: (label: string) => `${label} as chosen`,
  university: 'At the foot of every page, and on the page of each programme that names no other one.',
  openingHours:
    'Of the office, as you would say it: Sunday to Friday, 10:00 to 17:00. At the foot of every page.',
  webAddresses: 'Web addresses, such as facebook.com/college. What stays empty is not shown.',
  review: 'Approval',
  reviewHint:
    'Texts of these kinds are submitted for review and appear only once a publisher has approved them. ' +
    'Without any, everybody who publishes does so at once.',
  othersSaved: 'The other fields are saved.',
};
