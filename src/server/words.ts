/** Error messages for requests that reach no route. */
export const words = {
  badAddress: 'This address is not written correctly.',
  notAccepted: 'This kind of content is not accepted here.',
  bodyTooLarge: 'The request is too large.',
  headersTooLarge: 'The headers of the request are too large.',
  tooSlow: 'The request took too long to arrive. Please try again.',
  unreadable: 'This is not a request that can be read.',
};
