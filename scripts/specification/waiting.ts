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
const students = ['1.9', '2.16', '2.28', '2.29', '2.32', '2.33', '2.34', '3.28', '5.2', '6.2', '6.3'];

/** Requirements whose rooms are being built: the forms, the inbox's screens, and the students' and teachers' way in. */
export const WAITING: readonly string[] = [...forms, ...inbox, ...students];
