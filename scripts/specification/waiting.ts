const forms = ['1.2', '1.3', '2.13', '2.15', '2.26', '2.27'];
const inbox = [
  '1.6',
  '2.39',
  '2.41',
  '2.42',
  '2.60',
  '2.61',
  '2.65',
  '2.68',
  '2.83',
  '4.1',
  '4.2',
  '8.23',
  '8.24',
];

/** Requirements whose rooms are being built: the forms and the inbox's screens. */
export const WAITING: readonly string[] = [...forms, ...inbox];
