/** Sentences of the forms of records. */
export const words = {
  noPicture: 'No picture yet: visitors see a drawing in its place.',
  noAltText: 'Without alt text: it only decorates.',
  altTexts:
    'Alt text says what a picture shows, for people who cannot see it. Visitors also read it below the open picture, as its caption. Leave it empty if the picture only decorates.',
  changeImage: 'Change image',
  /** Of an album: leads to the screen of its pictures. */
  arrangePictures: 'Change, order and caption the pictures',
  nthPicture: (present: string, number: number) => `${present} ${number}`,
  place: 'Place',
  firstPlace: '1. First',
  placeAfter: (number: number, title: string, isLast: boolean) =>
    `${number}. ${isLast ? 'Last, after' : 'After'} ‘${title}’`,
  presentPicture: (label: string) => `Present ${label.toLowerCase()}`,
  morePictures: (count: number) => `and ${count} more`,
};
