const MB = 1024 * 1024;

/** What a picture or a document has at most. The browser refuses a larger one before it is sent, the server in any case. */
export const MAX_FILE_BYTES = 20 * MB;
/** The same of a table of redirects. */
export const MAX_CSV_BYTES = MB;

/** A number of bytes in whole megabytes. */
export const inMegabytes = (bytes: number): number => Math.floor(bytes / MB);

/**
 * The header of a refusal for what is in a file: which one of the call, as its field and its place among the files of
 * the field, from 0, such as `image 2` (requirement 23.79). Names repeat, and bodies of errors are the same for all.
 */
export const REFUSED_FILE_HEADER = 'x-refused-file';

export const refusedFile = (field: string, index: number) => `${field} ${index}`;
