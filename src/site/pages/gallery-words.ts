/** Sentences of the albums and their list. */
export const galleryWords = {
  none: 'Days worth remembering are kept here in pictures. There is no album yet.',
  purpose: 'The college in pictures: its days, its people, its places.',
  description: (title: string, pictures: string, day: string) => `${title}: ${pictures}, ${day}.`,
  empty: 'The pictures of this album are not here yet. Please come back soon.',
  others: 'Other albums',
  more: 'More pictures',
  all: 'All albums',
};
