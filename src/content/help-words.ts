/** Words beside an error of the server. */
export const helpWords = {
  /** @param id of the request */
  number: (id: string) => `If you ask for help, give this number: ${id}.`,
};
