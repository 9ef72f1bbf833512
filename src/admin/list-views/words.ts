export const words = {
  menu: 'Views',
  none: 'Keep filter, order and columns under a name, to come back to them or to show them to others.',
  shared: 'for everyone',
  keep: 'Keep this view…',
  title: 'Keep this view',
  explains: 'The filter, the state, the order and the columns as they are now.',
  name: 'Name',
  forAll: 'Everyone sees it',
  save: 'Keep',
  cancel: 'Cancel',
  kept: 'View kept',
  remove: (name: string) => `Delete the view ‘${name}’`,
  /** As specified for all deletions. */
  deleteQuestion: 'Are you really want to delete this view?',
  deletedForAll: 'will be gone for everyone.',
  removed: 'View deleted',
  whole: 'The whole list',
};
