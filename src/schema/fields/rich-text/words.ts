/** What of a text was not kept as it came, said to who sent or pasted it. */
export const words = {
  /** @param address of the picture */
  foreignPicture: (address: string) =>
    `A picture from elsewhere was left out (${address}). Save it, and upload it here.`,
  /** Pictures within the text itself, as Word pastes them. */
  inlinePicture: 'A picture inside the text was left out. Save it, and upload it here.',
  /** @param what what the link leads to, such as “Map” */
  embed: (what: string, address: string) => `What was embedded became a link: ${what} (${address}).`,
  videoOn: (site: string) => `Video on ${site}`,
  pageOn: (site: string) => `Page on ${site}`,
  video: 'Video',
  audio: 'Audio',
  map: 'Map',
  form: 'Form',
  calendar: 'Calendar',
  sheet: 'Table',
  slides: 'Slides',
  document: 'Document',
  /** @param kind such as ‘Video’; @param file its name */
  named: (kind: string, file: string) => (file === '' ? kind : `${kind}: ${file}`),
  lostEmbed: 'Something embedded was left out: it has no address that a link could lead to.',
  /** @param element such as <marquee> */
  element: (element: string) => `${element} is not kept; the words in it are.`,
  elementWithContent: (element: string) => `${element} is not kept, nor what is in it.`,
  link: (address: string) => `A link was not kept, only its words: ${address} leads nowhere from here.`,
  /** @param targets such as '#fn1, #fn2' */
  deadLinks: (targets: string) =>
    `Links within the text lead to headings only. Of others the words were kept: ${targets}`,
  colours: 'Colours of the text are not kept.',
  justified: 'Justified text is not kept: it starts at the left.',
  script: 'What runs when somebody clicks or points at something is not kept.',
  /** @param typed its beginning, as it was typed */
  oldFont: (typed: string) => `What was typed in Preeti or Kantipur was changed to Unicode: ${typed}`,
};
