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
};
