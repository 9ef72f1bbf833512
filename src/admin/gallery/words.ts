/** Sentences about an album's pictures. */
export const words = {
  updateImages: (noun: string) => `Update ${noun} image`,
  images: 'Images',
  view: 'View Images',
  addImage: 'Add Image',
  none: (noun: string) => `There is no image in this ${noun}.`,
  addImages: 'Add images',
  remove: 'Delete',
  updateAltTexts: 'Update alt texts',
  number: (number: number, count: number) => `${number} of ${count}`,
  ordering: 'Drag a picture to its place, or move it with its arrows. The order is saved at once.',
  earlier: 'Move earlier',
  later: 'Move later',
  unnamed: 'The picture',
  /** As specified for all deletions. */
  deleteQuestion: 'Are you really want to delete this image?',
  toBeDeleted: (number: number, count: number) => `Number ${number} of ${count}, which will be deleted`,
  deletedAtOnce: 'It will be gone for visitors at once. The history of the album still has it.',
  deletedInDraft: 'It leaves the draft. What visitors see stays as it is.',
};
