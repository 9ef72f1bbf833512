/** Sentences about semesters. */
export const words = {
  heading: 'Semesters',
  /** Above the semesters on their faculty's screen. */
  hint: 'Each change here is saved at once, by itself. Drag a semester to its place, or move it with its arrows.',
  none: 'This faculty has no semesters yet. Its page shows them with their subjects, and accounts of students name one.',
  add: 'Add semester',
  addTitle: (faculty: string) => `Add semester to ${faculty}`,
  updateTitle: 'Update semester',
  faculty: 'Faculty',
  semester: 'Semester',
  noSubjects: 'No subjects yet',
  subjects: (count: number) => (count === 1 ? '1 subject' : `${count} subjects`),
  loading: 'Loading…',
  /** These end the sentence that begins with the semester's title, for one without and one with subjects. */
  deletionAlone:
    'will be gone from its faculty’s page at once, and cannot be brought back. Its students keep their accounts.',
  deletion: (subjects: number) =>
    `will be gone at once with ${subjects === 1 ? 'its subject' : `its ${subjects} subjects`}, and cannot be brought back. Its students keep their accounts.`,
  /** Above the list of all semesters. */
  where:
    'A semester is renamed, put in order and deleted on its faculty’s screen, where its subjects are, too.',
  faculties: 'Faculties',
  inert: (label: string) => `${label}: on its faculty’s screen`,
};

/** What is deleted with a faculty, after the sentence that begins with its title. */
export const facultyDeletion = {
  semesters: (count: number) =>
    count === 1 ? 'Its semester is deleted with it:' : `Its ${count} semesters are deleted with it:`,
  /** Follows their titles. */
  end: '.',
  students: (count: number) =>
    count === 1
      ? '1 student is enrolled in it. The account stays, without a programme.'
      : `${count} students are enrolled in it. Their accounts stay, without a programme.`,
};
