import { dots, h2, h3, p, quote, shows, table } from '../writing.ts';
import { eightSemesters, type Programme } from './programme.ts';

export const bba: Programme = {
  semesters: eightSemesters,
  picture: shows('terraces', 'Terraced rice fields above Trishuli, the subject of a case study in BBA'),
  fields: {
    title: 'BBA',
    full_name: 'Bachelor of Business Administration',
    description: [
      p(
        'Business is what happens between people who need something and people who can provide it. BBA teaches how to see that, count it, and run it honestly: accounting and marketing, law and finance, and a great deal of talking to shopkeepers, farmers and hotel owners.',
      ),
      p(
        'Half of the teaching is done with cases, and half of the cases are our own. Students wrote them in Nuwakot, in Pokhara, in the vegetable market of Kalimati and in the canteen downstairs, which they also run.',
      ),
      h2('A week in the fourth semester'),
      table(
        ['Day', '6:15–7:55', '8:10–9:50'],
        ['Sunday', 'Financial Management', 'Business Law'],
        ['Monday', 'Marketing', 'Statistics II'],
        ['Tuesday', 'Case of the week: reading', 'Financial Management'],
        ['Wednesday', 'Business Communication', 'Marketing'],
        ['Thursday', 'Statistics II', 'Case of the week: discussion'],
        ['Friday', 'Business Law', 'Field visit, every second week'],
      ),
      p(
        'In the seventh semester one chooses a direction: banking and finance, marketing, or small enterprise. The last is taken by fewer and fewer elsewhere and by more and more here.',
      ),
      quote(
        'In my first month I sold momos for the canteen. In my last I sold the canteen’s method to two hospitals.',
      ),
    ].join(''),
    admission_policy: [
      p(
        'There are sixty-four seats in two sections. Class twelve has to be passed in second division or with a grade point average of 2.0, from whichever board and in whichever stream; mathematics is an advantage but no condition.',
      ),
      p(
        'Applicants take the college’s entrance test and, if they are among the first hundred and twenty, come for a conversation. Bring something that you have sold, grown, repaired or organised, or a photograph of it; that is what we shall talk about.',
      ),
      h3('Fees'),
      table(
        ['Paid', 'What for', 'Amount'],
        ['on the day of admission', 'admission, identity card, first-aid insurance', 'NPR 16,000'],
        ['every semester', 'tuition, library, use of the computer room', 'NPR 67,500'],
        ['in the second and third year', 'field studies, at cost', 'about NPR 9,000'],
      ),
      p('Brothers and sisters who study here at the same time pay a tenth less tuition each.'),
    ].join(''),
    program_objective: [
      p(
        'The programme prepares managers for organisations of ten to two hundred people, since these are the ones that Nepal has. They can rarely afford five specialists; they need one person who understands the whole.',
      ),
      dots(
        'to read a balance sheet and ask the one question that matters',
        'to find out what customers want without telling them what to answer',
        'to lead a meeting of eight people to a decision in forty minutes',
        'to know the labour law well enough never to break it by accident',
        'to write a plan that a bank officer reads to the end',
      ),
      p(
        'Ethics has no paper of its own. It is a question at the end of every case, and a student who leaves it out cannot get more than sixty per cent.',
      ),
    ].join(''),
    job_prospectus: [
      p(
        'Banks, cooperatives and insurance companies take about four in ten of our graduates. As many join trading houses, hotels, travel agencies and offices of development organisations, and the rest begin something or return to a family business with new ideas and, as one father wrote to us, with new opinions.',
      ),
      h3('Where they began, over the last three years'),
      dots(
        'trainee officer in a commercial bank: 29 graduates',
        'accounts and administration: 24',
        'sales and marketing: 21',
        'hotels and tourism: 13',
        'own enterprise: 11, of which nine still exist',
      ),
      p(
        'An MBA is open to all who finish with a grade point average of 2.7 or more; forty-four have taken one since the first batch left.',
      ),
    ].join(''),
  },
};
