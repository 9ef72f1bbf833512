/** Messages for failures without a message from the server. */
export const words = {
  /** When the server did not respond (requirement 8.2). */
  unreachable: 'The server cannot be reached. Check the connection and try again.',
  inTrash: 'This lies in Trash. A publisher can put it back for 30 days.',
  failed: (status: string) => `The server answered with an error (${status}). Please try again.`,
  noRecord: 'The server answered something that is not a record. Please try again.',
  /** @param max megabytes that are accepted */
  fileTooLarge: (max: string) => `This file is larger than ${max} MB. Please choose a smaller one.`,
  fileUnread: 'The file could not be read. Please try again.',
  documentNotUploaded: 'The document could not be uploaded. Please try again.',
  pictureNotUploaded: 'The picture could not be uploaded. Please try again.',
};
