/** Sentences of the components. */
export const words = {
  /** Before a value that is offered instead of a refused one. */
  use: 'Use',
  receiptOver: {
    heading: 'This receipt is no longer shown',
    text:
      'For your privacy a receipt can be opened for 24 hours after sending. What you sent is with our office: to ask ' +
      'about it, call us and say your name, or the reference if you kept it.',
  },
};
