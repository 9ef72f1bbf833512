/** What the fields of several kinds of sections have in common. */
const translated = { translated: true } as const;

export const headingOptions = { ne: 'शीर्षक', ...translated, max: 200 } as const;
export const richOptions = { ne: 'विवरण', ...translated, max: 20_000 } as const;
/** A short text of an entry. */
export const shortOptions = (ne: string, max = 300) => ({ ne, ...translated, max }) as const;
