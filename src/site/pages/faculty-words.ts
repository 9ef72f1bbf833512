/** Sentences of a programme's page. */
export const facultyWords = {
  length: 'Length',
  oneSemester: '1 semester',
  manySemesters: (number: string) => `${number} semesters`,
  oneYear: '1 year',
  manyYears: (number: string) => `${number} years`,
  apply: 'Apply',
  online: 'Online, in five minutes',
  ask: 'Ask',
  overview: 'Overview',
  structure: 'Course structure',
  /** Where no subjects are known. */
  semesters: 'Semesters',
  code: 'Code',
  subject: 'Subject',
  credits: 'Credits',
  oneCredit: '1 credit',
  manyCredits: (number: string) => `${number} credits`,
  study: (title: string) => `Study ${title} here`,
  applyFor: (title: string) => `Apply for ${title}`,
  advice:
    'The application takes five minutes. Read what the admissions office asks for, or ask about the programme first.',
  others: 'Other programmes',
};
