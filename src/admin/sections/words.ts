/** The list of a page's sections, and the lists within them. */
export const words = {
  none: 'No section yet. A page shows its sections one below the other.',
  add: 'Add a section',
  which: 'Which section?',
  paste: (name: string) => `Paste ‘${name}’`,
  addBelow: 'Add below',
  duplicate: 'Duplicate',
  copy: 'Copy',
  copied: 'Copied. Paste it here or in another page, at the end of the sections.',
  removed: (name: string) => `‘${name}’ is deleted, once you save`,
  full: (max: number) => `No more than ${max} fit here.`,
  unknown: 'Cannot be edited here. It stays as it is.',
  entry: (number: number) => `Entry ${number}`,
  addEntry: 'Add an entry',
  alt: 'Read out in place of the picture',
  alts: {
    library: 'The description in the library',
    own: 'Another text in this place',
    none: 'Nothing: it only decorates',
  },
};
