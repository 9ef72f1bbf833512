import { text } from '../schema/fields/text.ts';
import { withTwins } from '../schema/twins.ts';
import { MAX_DESCRIPTION, MAX_LINE } from './library.ts';

/** What staff say of a picture in the library, whatever record shows it. */
export const pictureTexts = withTwins(
  {
    name: text('Name', { ne: 'नाम', max: MAX_LINE }),
    alt: text('Description', { ne: 'वर्णन', max: MAX_DESCRIPTION, translated: true }),
    caption: text('Caption', { ne: 'तस्बिरमुनिको लेख', max: MAX_DESCRIPTION, translated: true }),
    credit: text('Credit', { ne: 'खिच्ने व्यक्ति वा स्रोत', max: MAX_LINE }),
  },
  'name',
);

/** What staff say of a document in the library. */
export const documentTexts = withTwins(
  { title: text('Title', { ne: 'शीर्षक', max: MAX_LINE, translated: true }) },
  'name',
);
