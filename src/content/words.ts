/** Sentences of the declarations that people read, beside labels and toasts. */
export const words = {
  endWithoutStart: 'Say also when it starts, or leave ‘Ends at’ empty.',
  endAtStart: '‘Ends at’ cannot be the time at which it starts.',
  needsOwnSecondFactor:
    'Set up two-step sign-in for your own account first, under your name at the top. Then ask it of everybody.',
  pictureIsGone: 'This picture is no longer stored. Please choose it again.',
  facultyHints: {
    duration: 'How long it takes, such as 4 years. Empty: as many semesters or years as it has.',
    university: 'Which awards the degree. Empty: the one of the settings.',
    seats: 'How many students are taken a year, such as 48.',
    hours: 'When classes are held, such as 6:15 to 9:50, Sunday to Friday.',
    eligibility: 'Who may apply, in one sentence.',
    totalFee:
      'Of the whole programme, with what it covers: NPR 582,500: admission, eight semesters, deposit.',
    coordinator: 'Who answers questions about the programme.',
  },
  albumDayHint: 'When the pictures were taken. Empty: the day on which it is added.',
  dateHint: 'Empty: the day on which it is added.',
  eventHints: {
    day: 'Leave it empty if this is no event.',
    start: 'Kathmandu time. Empty: the whole day.',
    end: 'A time before ‘Starts at’ is on the next day.',
  },
  testimonialWords: 'In the student’s own words. Without them visitors do not see the testimonial.',
  faqAnswer: 'The answer. Without it visitors see the question alone.',
  noWayToAnswer: 'Give an email address or a phone number, so that we can answer.',
  invalidEmail: 'Email has to look like name@example.org.',
  /** @param suggestion the address that was probably meant */
  suggestedEmail: (suggestion: string) =>
    `Did you mean ${suggestion}? Email has to look like name@example.org.`,
  invalidPhone:
    'Phone has to be a number such as 9841234567 or +977 1 5970123. Put a comma between several numbers.',
};
