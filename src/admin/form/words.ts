/** Sentences of the forms of records. */
export const words = {
  noPicture: 'There is none yet. Visitors see a drawing in its place.',
  noAltText: 'Without alt text: it only decorates.',
  presentPicture: (label: string) => `Present ${label.toLowerCase()}`,
  morePictures: (count: number) => `and ${count} more`,
};
