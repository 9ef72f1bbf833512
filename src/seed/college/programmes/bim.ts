import { dots, h2, h3, p, shows, steps, table } from '../writing.ts';
import { eightSemesters, type Programme } from './programme.ts';

export const bim: Programme = {
  semesters: eightSemesters,
  picture: shows('prayer-flags', 'Prayer flags over a pass in Mustang, where a BIM class studied homestays'),
  fields: {
    title: 'BIM',
    full_name: 'Bachelor of Information Management',
    description: [
      p(
        'Between those who run an organisation and those who build its computers there is often silence. BIM educates the person who speaks both languages: enough programming to know what is possible, enough management to know what is worth it.',
      ),
      p(
        'The programme is small, thirty-six seats, and lives from its projects. Each semester the class takes on one organisation and follows how information travels through it: who writes it down, who copies it, who waits for it, and who never gets it.',
      ),
      h2('Organisations that let us in'),
      dots(
        'a ward office with 14,000 paper records of births',
        'eleven homestays above Jharkot that share two walkie-talkies',
        'a milk cooperative in Kavre with 312 members and one ledger',
        'a district hospital where test results crossed the yard on foot',
      ),
      p(
        'Sometimes the answer was a program. More often it was a better form, a shared calendar or a cupboard moved from one room to another, and finding that out is what the degree is about.',
      ),
    ].join(''),
    admission_policy: [
      p(
        'Admission goes through the entrance examination of the university, which the college neither sets nor marks. To sit it one needs second division in class twelve and a full paper of a hundred marks in mathematics or English.',
      ),
      steps(
        'Register on the university’s portal in the weeks after the results of class twelve.',
        'Sit the examination of two hours in Kathmandu or at one of six centres outside the valley.',
        'Bring the score card to our reception and fill in the college’s form.',
        'Come for an interview if your score is among the first ninety of those who chose us.',
      ),
      h3('Fees of the programme'),
      p(
        'NPR 17,000 are paid once on admission and NPR 72,500 for each semester, laboratory and library included. Project journeys are paid by the department, up to NPR 7,500 for each student in four years.',
      ),
    ].join(''),
    program_objective: [
      p('Those who leave with this degree have learned to look before they build. In particular they can'),
      steps(
        'draw the flow of information in an organisation so that the people in it recognise themselves;',
        'write requirements that both a director and a programmer will sign;',
        'build a prototype with a database in a fortnight, and throw it away in the third week;',
        'compute what a system costs over five years, including the people who answer the telephone;',
        'train colleagues who are afraid of it.',
      ),
      p(
        'Sujan Bajracharya, who has led BIM since it opened, asks each class on its first day for the worst queue they have ever stood in. By the eighth semester they have to be able to shorten it.',
      ),
    ].join(''),
    job_prospectus: [
      p(
        'Business analysts, system officers and coordinators of digital services are sought by banks, telephone companies, hospitals, municipalities and the organisations that advise them. Our graduates are few, and most have signed a contract before their last paper.',
      ),
      table(
        ['Sector', 'Share of graduates', 'Typical position'],
        ['Banking and payments', '34 %', 'analyst, product officer'],
        ['Public service', '22 %', 'information officer of a municipality'],
        ['Health and education', '19 %', 'system administrator, trainer'],
        ['Software companies', '18 %', 'requirements engineer, project coordinator'],
        ['Further study', '7 %', 'master’s degree at home or abroad'],
      ),
      p(
        'Since the college sends no more than four candidates to any employer at a time, letters of recommendation are taken seriously, and written by somebody who knows the student.',
      ),
    ].join(''),
  },
};
