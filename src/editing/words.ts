/** Why drafts, dates, reviews and bulk changes are refused. */
export const words = {
  noDraft: 'There is no draft to publish. Save a draft first.',
  expiresTooEarly: 'The day on which it is taken down has to come after the day on which it appears.',
  unpinsTooEarly: 'The day until which it is pinned has to come after the day on which it appears.',
  otherPicture: (label: string) => `${label}: upload the picture for this record.`,
  noField: (name: string) => `There is no field ${name}.`,
  scheduled:
    'This draft is scheduled, so only a publisher changes it or throws it away. Ask one to cancel the schedule first.',
  /** Stored with a draft that was to appear by itself; the reason follows. */
  notPublished: (reason: string) => `It was to appear by itself, and could not be published. ${reason}`,
  notStored:
    'The site could not store the change; its log says what is wrong. It is tried again with every visit.',
  /** Told with an answer. */
  unscheduled: 'The draft is not scheduled any more. Publish it, or schedule it again.',
  noNote: 'Say what should be changed.',
  inTrash: 'This lies in the Trash. Put it back first.',
  /** @param max number of views */
  notLive: 'This is not shown to visitors, so it cannot be taken down.',
};
