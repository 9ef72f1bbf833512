/** Error messages of changes to records. Many begin with a field's label. */
export const words = {
  /** @param many records of a kind, such as 'semesters' */
  listChanged: (many: string) =>
    `Some ${many} were added or deleted meanwhile. Load the page again, then put them in order.`,
  orderChanged: 'Somebody else has changed the order meanwhile. Nothing was moved.',
  neighbourGone: 'The one after which it should stand is not there any more. Choose another place.',
  noImageThere: 'There is no image at this position any more.',
  otherImageThere: 'Another image stands at this position now. Load the page again.',
  imagesChanged: 'Images were added or deleted meanwhile. Load the page again, then put them in order.',
  /** @param max number of pictures */
  tooMany: (label: string, max: string) => `${label}: at most ${max} at once.`,
  noPicture: (label: string) => `${label}: choose at least one picture.`,
  animation: 'This picture moves. Its first frame was stored, as a still.',
  /** @param count of pictures */
  animations: (count: string) =>
    `Pictures that move: ${count}. The first frame of each was stored, as a still.`,
  tooManyFiles: (max: string) => `At most ${max} files can be sent at once.`,
  gone: (label: string) => `${label} does not exist any more. Choose another.`,
  foreignFile: (label: string) =>
    `${label}: a file belongs to the draft of another record. Upload it for this one.`,
  otherCall: 'Something else was sent under this key before. Load the page again.',
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
