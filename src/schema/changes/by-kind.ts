import { documentChanges } from './document-changes.ts';
import { captionChanges, pictureChanges, picturesChanges } from './picture-changes.ts';
import { richTextChanges } from './rich-text-changes.ts';
import { subjectChanges } from './subject-changes.ts';
import { textChanges } from './text-changes.ts';
import { dayChanges, valueChanges } from './value-changes.ts';

/**
 * How values of each field kind are compared. The fields have it as `changes`; screens, which are told a field's kind
 * only, take it from here, because the fields themselves would load the validators into the browser.
 */
export const comparisons = {
  text: textChanges,
  'long-text': textChanges,
  'rich-text': richTextChanges,
  'alt-text': textChanges,
  'alt-texts': captionChanges,
  image: pictureChanges,
  images: picturesChanges,
  attachments: documentChanges,
  subjects: subjectChanges,
  reference: valueChanges<string>,
  choice: valueChanges<string>,
  day: dayChanges,
  time: valueChanges<string>,
  flag: valueChanges<boolean>,
};
