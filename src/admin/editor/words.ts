/** Names of the editor's tools. */
export const alignWords = { left: 'Align left', center: 'Align centre', right: 'Align right' };

export const fillWords = {
  name: 'Fill the window',
  /** @param keys as on this keyboard, 'Ctrl + Shift + F' */
  tip: (keys: string) => `Fill the window (${keys}, back with Esc)`,
};

export const pasteWords = {
  /** @param losses sentences */
  lost: (losses: string) => `What you pasted was not taken whole: ${losses}`,
  /** @param count of further sentences */
  more: (count: string) => `And ${count} more.`,
  close: 'Got it',
};

export const toolWords = {
  toolbar: 'Formatting',
  /** Used where two editors are side by side. */
  of: (tool: string, label: string) => `${tool}: ${label}`,
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  superscript: 'Superscript',
  subscript: 'Subscript',
  /** @param keys as on this keyboard, 'Ctrl + .' */
  withKeys: (tool: string, keys: string) => `${tool} (${keys})`,
  bullets: 'Bulleted list',
  numbers: 'Numbered list',
  quote: 'Quote',
  link: 'Link',
  picture: 'Picture',
  insertTable: 'Insert table',
  undo: 'Undo',
  redo: 'Redo',
  paragraphStyle: 'Paragraph style',
  paragraph: 'Paragraph',
  heading: 'Heading',
  subheading: 'Subheading',
  smallHeading: 'Small heading',
  font: 'Font',
  standardFont: 'Standard font',
  size: 'Size',
  standardSize: 'Standard size',
  sizes: { 'extra-small': 'extra-small', small: 'small', medium: 'medium', large: 'large' },
};

/** Tools for the node at the cursor. */
export const tableWords = {
  name: 'Table',
  tools: {
    rowAbove: 'Row above',
    rowBelow: 'Row below',
    deleteRow: 'Delete row',
    columnBefore: 'Column before',
    columnAfter: 'Column after',
    deleteColumn: 'Delete column',
    headerRow: 'Header row',
    headerColumn: 'Header column',
    mergeCells: 'Merge cells',
    mergeRight: 'Merge with right',
    mergeDown: 'Merge with below',
    splitCell: 'Split cell',
    deleteTable: 'Delete table',
  },
  caption: 'Caption',
  captionHint: 'What the table shows',
};

export const listWords = { name: 'List', indent: 'Indent item', outdent: 'Outdent item' };

export const pictureWords = {
  alt: 'Alt text',
  altHint: 'What the picture shows',
  done: 'Done',
  remove: 'Remove picture',
};

export const linkWords = {
  address: 'Link address',
  wrong: 'This is no address. Write it like https://example.com, /notices or office@example.com.',
  apply: 'Apply',
  remove: 'Remove link',
  document: 'A document…',
};
