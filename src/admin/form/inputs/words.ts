export const subjectWords = {
  code: 'Code',
  name: 'Name',
  credits: 'Credits',
  add: 'Add subject',
  hint: 'Enter leads to the next row. Lines pasted from a spreadsheet fill a row each.',
  nth: (place: number) => `Subject ${place}`,
  pasted: (count: number) => (count === 1 ? '1 subject was pasted.' : `${count} subjects were pasted.`),
  leftOut: (max: number, count: number) =>
    `A semester has at most ${max} subjects: ${count} of the pasted ones ${count === 1 ? 'was' : 'were'} left out.`,
  inOneLine: ({ code, name, credits }: { code: string; name: string; credits: string }) =>
    [code, name, /^[\d.]+$/.test(credits) ? `${credits} credits` : credits].filter(Boolean).join(' · '),
};

export const dayWords = {
  shownInstead: 'The day on which it was added. Choose another one if the site should show that.',
};

export const fileWords = {
  chooseDocument: 'Choose documents',
  documentHint:
    'PDF, Word, Excel, PowerPoint or OpenDocument without macros, at most 20 MB each. Visitors download them under the names that the files have here.',
  chooseImage: 'Choose Image',
  chosen: (count: number) => `${count} files chosen`,
  chosenPicture: (label: string) => `${label} as chosen`,
  imageHint: 'JPEG, PNG, WebP, AVIF or GIF, at most 20 MB.',
  imagesHint: 'JPEG, PNG, WebP, AVIF or GIF, at most 20 MB each.',
  leftOut: (name: string, max: number) => `${name} was left out: there can be at most ${max} here at once.`,
  uploading: 'Uploading…',
  storing: 'Storing…',
  uploadOf: (name: string) => `Upload of ${name}`,
  tryAgain: 'Try again',
  remove: 'Remove',
  /** Errors about files. */
  about: (name: string, what: string) => `${name}: ${what}`,
  attached: (name: string) => `${name} is attached.`,
  notFetched: (name: string) => `${name} could not be fetched. Check the connection and try again.`,
  previewOf: (name: string) => `Preview of ${name}`,
};

export const addressWords = {
  hint: 'What stands behind the site’s name, in both languages: a word, or several with hyphens.',
  followsTitle: 'follows the title',
  /** @param former address, whole */
  moves: (former: string) => `Once this is live, ${former} leads to the new address.`,
  leadsNowhere: 'Nothing answers at this address at present.',
};

/** Shared by all inputs. */
export const fieldWords = {
  required: 'Required',
  /** Between the sentences below a label. */
  join: '. ',
  pleaseSelect: 'Please select',
  altTextHint:
    'What the picture shows, for people who cannot see it. Leave it empty if the picture only decorates.',
};
