/** Sentences about an album's pictures. */
export const words = {
  ordering: 'Drag a picture to its place, or move it with its arrows. The order is saved at once.',
  earlier: 'Move earlier',
  later: 'Move later',
  drag: 'Drag',
  unnamed: 'The picture',
  moved: (name: string, number: number, count: number) => `${name} is now number ${number} of ${count}.`,
  deletedAtOnce: 'It will be gone for visitors at once. The history of the album still has it.',
  deletedInDraft: 'It leaves the draft. What visitors see stays as it is.',
};
