/** Sentences of the components. */
export const words = {
  /** @param from and until times such as '3:30 pm' */
  hours: (from: string, until: string) => `${from} to ${until}`,
  addToCalendar: 'Add to calendar',
  eventsCalendar: 'Calendar of events',
  eventsCalendarAdvice: 'Add its address to your own calendar, and new events come by themselves.',
  /** Marks what stands first on a list, whatever its date. */
  pinned: 'Pinned',
  affiliatedTo: 'Affiliated to',
  affiliation: 'Affiliation',
  openingHours: 'Opening hours',
  /** Before a value that is offered instead of a refused one. */
  use: 'Use',
  receiptFor: 'The address of this page shows this receipt for 24 hours.',
  receiptOver: {
    heading: 'This receipt is no longer shown',
    text:
      'For your privacy a receipt can be opened for 24 hours after sending. What you sent is with our office: to ask ' +
      'about it, call us and say your name, or the reference if you kept it.',
  },
};
