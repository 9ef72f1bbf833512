export const words = {
  title: (noun: string) => `History of this ${noun}`,
  link: 'History',
  back: 'Back to the form',
  timeline: 'Versions',
  noVersions: 'Nothing of this has been published yet. A version is kept each time something goes live.',
  onlyOne: 'There is one version only, so there is nothing to compare yet.',
  inTrash: (noun: string) => `This ${noun} was deleted. A publisher can put it back from Trash.`,
  gone: (noun: string) =>
    `There is no such ${noun}, or it was deleted. What was deleted in the last 30 days lies in Trash.`,
  trash: 'Open Trash',
  live: 'What is live',
  draft: 'The draft',
  isLive: 'Live now',
  version: (n: number) => `Version ${n}`,
  /** Who did it; the program itself, and whose account was deleted, have no name. */
  by: (name: string) => ` · by ${name}`,
  somebody: 'somebody',
  changed: (labels: string) => `Changed: ${labels}`,
  whatItChanged: 'What it changed',
  compareWithLive: 'Compare with what is live',
  compareDraft: 'Compare the draft with what is live',
  ofVersion: (n: number) => ` (version ${n})`,
  showAll: (count: number) => `Show all ${count} versions`,

  compare: 'Compare',
  from: 'From',
  to: 'To',
  differences: 'What differs',
  none: 'Nothing that people see differs between the two.',
  onlyMarkup: 'Only empty lines or spaces differ.',
  empty: 'Empty',
  yes: 'Yes',
  no: 'No',
  removed: 'removed',
  added: 'added',
  moved: (from: number, to: number) => `moved from place ${from} to ${to}`,
  changedThing: 'changed',
  endOf: (what: string) => ` (end of what was ${what})`,
  formatting: (text: string, former: string, present: string) => `‘${text}’: ${former} → ${present}`,
  formattingChanged: 'Formatting changed',
  plain: 'plain',
  linkTo: (href: string) => `link to ${href}`,
  became: (former: string, present: string) => `${former} → ${present}`,
  unchanged: (count: number) => (count === 1 ? '1 part that stayed' : `${count} parts that stayed`),
  stayed: (count: number) =>
    count === 1 ? '1 that stayed is not shown.' : `${count} that stayed are not shown.`,
  more: (count: number) => `Show ${count} more`,
  pictureInText: (alt: string) => (alt ? `Picture: ${alt}` : 'Picture without alt text'),
  noAltText: 'Without alt text',
  download: 'Download',
  pictureLost: 'This picture cannot be shown.',

  restore: (n: number) => `Restore version ${n}`,
  restoreField: (label: string, n: number) => `Restore ${label} of version ${n}`,
  restoreHint:
    'Makes a draft of it: nothing changes on the site until it is published, and every version stays in this list.',
  restored: 'Draft saved',
  replaceTitle: 'Replace the draft?',
  replaceDraft: (name: string, time: string) =>
    `There is a draft that ${name} saved on ${time}. Restoring a whole version takes its place, and what is only in that draft is lost. A single field can be restored without that.`,
  replace: 'Replace the draft',
};

/** Kinds of versions in words; any other is shown as it is. */
export const kindWords = {
  saved: 'Saved',
  replaced: 'Picture or document replaced everywhere',
  published: 'Published',
  scheduled: 'Published as scheduled',
  unpublished: 'Taken down',
  ended: 'Taken down by its date',
  deleted: 'Moved to Trash',
  'put-back': 'Put back',
};

/** Formatting in words; fonts by their own names. */
export const markWords = {
  strong: 'bold',
  em: 'italic',
  u: 'underlined',
  s: 'struck through',
  sub: 'subscript',
  sup: 'superscript',
  'ql-size-extra-small': 'extra-small',
  'ql-size-small': 'small',
  'ql-size-medium': 'medium',
  'ql-size-large': 'large',
};

/** Names of the blocks of rich text. */
export const blockWords = {
  p: 'Paragraph',
  h2: 'Heading',
  h3: 'Smaller heading',
  h4: 'Smallest heading',
  tr: 'Table row',
  hr: 'Line',
  li: (isNumbered: boolean, depth: number) =>
    `${isNumbered ? 'Numbered item' : 'List item'}${depth > 1 ? `, level ${depth}` : ''}`,
  quoted: 'quoted',
  center: 'centred',
  right: 'to the right',
};
