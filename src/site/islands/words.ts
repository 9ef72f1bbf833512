export const words = {
  pictures: 'Pictures',
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  position: (picture: number, pictures: number) => `${picture} of ${pictures}`,
  failed: 'This picture could not be loaded.',
};
