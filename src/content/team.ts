import { defineType, type ItemOf } from '../schema/define-type.ts';
import { address, text } from '../schema/fields/index.ts';

/** A group of people under one heading of `/staff`: the management committee, the administration, a department. */
export const team = defineType('team', {
  plural: 'teams',
  drafts: true,
  fields: {
    title: text('Title', { ne: 'शीर्षक', translated: true, required: true, max: 200 }),
    address: address('Address', { ne: 'ठेगाना', base: '/staff#team-' }),
  },
  order: { by: 'hand' },
  page: { list: '/staff' },
  admin: {
    list: 'teams',
    one: 'team',
    label: 'Teams',
    noun: 'team',
    purpose:
      'The groups that people of the college stand in on the staff page, in your order: committee, administration.',
    soughtAs: 'समूह समिति व्यवस्थापन विभाग samuha samiti bibhag team teams committee department departments',
  },
  nepali: {
    label: 'समूह',
    noun: 'समूह',
    purpose: 'कर्मचारीको पृष्ठमा मानिसहरू जुन समूहमा देखिन्छन्, तपाईंकै क्रममा: समिति, प्रशासन।',
  },
});
export type Team = ItemOf<typeof team>;
