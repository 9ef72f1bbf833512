/** Requirements whose rooms are being built: the inbox's screens, and the forms in the browser. */
export const WAITING: readonly string[] = [
  ...['1.6', '2.39', '2.41', '2.42', '2.60', '2.61', '2.65', '2.68', '2.83', '4.1', '4.2', '8.23', '8.24'],
];
