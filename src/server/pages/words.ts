/** Sentences in files for programs. */
export const words = {
  calendarName: (college: string) => `${college}: events`,
};
