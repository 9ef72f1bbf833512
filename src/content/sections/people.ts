import { entries } from '../../schema/fields/entries.ts';
import { reference, text } from '../../schema/fields/index.ts';
import { defineSection } from '../../schema/section.ts';
import { person } from '../person.ts';
import { team } from '../team.ts';
import { headingOptions } from './options.ts';

export const peopleSection = defineSection('people', {
  label: { en: 'People', ne: 'मानिसहरू' },
  purpose: {
    en: 'A whole team, or people that you choose, with their post here: a committee, a club.',
    ne: 'पूरै समूह, वा तपाईंले छानेका मानिस, यहाँको पदसँग: समिति, क्लब।',
  },
  fields: {
    heading: text('Heading', headingOptions),
    team: reference('Team', { ne: 'समूह', to: team, titleAs: 'teamTitle' }),
    people: entries('People', {
      ne: 'मानिसहरू',
      of: {
        person: reference('Person', { ne: 'व्यक्ति', to: person, titleAs: 'personTitle' }),
        post: text('Post here', { ne: 'यहाँको पद', translated: true, max: 200 }),
      },
    }),
  },
});
