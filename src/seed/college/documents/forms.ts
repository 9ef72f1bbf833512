import type { SeedDocument } from '../../record.ts';

/** Forms to be printed and filled in by hand. */
export const applicationForm: SeedDocument = {
  name: 'application-form-on-paper.pdf',
  title: 'Pipalchaur College: application for admission',
  paragraphs: [
    'Please write in capital letters, in Nepali or in English, with a blue or black pen. Return the sheet to the reception or by post to Pipalchaur, Kathmandu 44600. There is nothing to pay with it.',
    '1. Name as on the mark sheet of class twelve: ______________________________________________',
    '2. Name by which you wish to be called: ______________________________________________',
    '3. District and municipality of your home: ______________________________________________',
    '4. Telephone on which we reach you in the afternoon: ______________________________________________',
    '5. First choice, one of BCA, BBA, BIM, BSc CSIT, BBS: ____________    Second choice, if any: ____________',
    '6. School, board and year of class twelve: ______________________________________________',
    '7. Grade point average or division, if you know it already: ____________',
    '8. Do you need anything for the test, such as large print, a writer, or a room without steps? ______________________________________________',
    '9. What would you like to be able to do in four years’ time that you cannot do today? Three lines are enough.',
    '______________________________________________________________________',
    '______________________________________________________________________',
    '______________________________________________________________________',
    'Signature of the applicant and date: ______________________________    For the office, form number: ____________',
  ],
};

export const scholarshipForm: SeedDocument = {
  name: 'need-based-scholarship-form.pdf',
  title: 'Request for a need-based scholarship',
  paragraphs: [
    'This sheet is read by four people who do not learn whose it is: the counsellor cuts off the upper part and keeps it. Put both pages and the enclosures into an envelope without a name and slip it under her door.',
    'PART A, kept by the counsellor. Name: ______________________________    Programme and roll number: ____________',
    'PART B, for the committee. How many people live from the income of your household? ____________',
    'What do they earn in an ordinary month, all together, in NPR? ____________    In the worst month of last year? ____________',
    'Who else of them goes to school or college? ______________________________________________',
    'How far do you travel to your lectures, and by what? ______________________________________________',
    'Have you borrowed for your studies so far? From whom you need not say. Amount: ____________',
    'Did anything happen during the last two years that we ought to know of, such as illness, a flood or a death? ______________________________________________',
    'PART C. Describe on a separate page, in your own hand, what you would do with the money that you do not have to pay.',
    'Enclosures: a letter of the ward or proof of income, and your latest mark sheet. Copies will do. All papers are given back or burned after the decision, as you tick here: [ ] back  [ ] burned.',
  ],
};

export const instalmentRequest: SeedDocument = {
  name: 'request-to-pay-in-three-parts.pdf',
  title: 'Request to pay the semester fee in three parts',
  paragraphs: [
    'To the accounts section, counter 1.',
    'I ask that the fee of the semester for ______________________________ (name of the student), roll number ____________, be taken in parts of forty, thirty and thirty per cent.',
    'I know that no interest is charged, that the admit card is handed out when the second part is paid, and that I may pay earlier at any time.',
    'Should a part be late, please call me on ____________ before you speak to my child.',
    'Name and signature of the guardian: ______________________________    Date: ____________',
    'Seen by the accountant: ______________________________',
  ],
};
