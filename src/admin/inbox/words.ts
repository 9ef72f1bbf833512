/** What the buttons say that download the list as a table, by the ending of its file. */
export const exportWords = { csv: 'Export CSV', xlsx: 'Export Excel' } as const;
