import { helpWords } from './help-words.ts';

/** The header of every refused request with its id, which the log names too (requirement 18.65). */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Shown with errors of the server. @param id of the request */
export const helpNumber = (id: string) => helpWords.number(id);

/** The message of a failed call, with the request's number where the server is at fault. */
export const messageWithNumber = (message: string, status: number, id: string | null, words = helpWords) =>
  status >= 500 && id ? `${message} ${words.number(id)}` : message;
