import { image, longText, text } from '../../schema/fields/index.ts';
import { link } from '../../schema/fields/link.ts';
import { defineSection } from '../../schema/section.ts';
import { headingOptions, shortOptions } from './options.ts';

export const actionSection = defineSection('action', {
  label: { en: 'Call to action', ne: 'आह्वान' },
  purpose: {
    en: 'One thing to do, with a button: apply, watch the film, see the map.',
    ne: 'एउटा काम र त्यसको बटन: निवेदन दिने, भिडियो हेर्ने, नक्सा हेर्ने।',
  },
  fields: {
    heading: text('Heading', headingOptions),
    text: longText('Text', shortOptions('विवरण', 1000)),
    label: text('Words on the button', shortOptions('बटनका शब्द', 80)),
    href: link('Leads to', { ne: 'कहाँ लैजाने' }),
    picture: image('Picture', { ne: 'तस्बिर' }),
  },
});
