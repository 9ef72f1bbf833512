import { defineType, type ItemOf } from '../schema/define-type.ts';
import { address, text } from '../schema/fields/index.ts';
import { reference } from '../schema/fields/reference.ts';

/** What notices and downloads are about: examinations, results, admission. Visitors narrow their lists down by it. */
export const category = defineType('category', {
  plural: 'categories',
  drafts: true,
  fields: {
    title: text('Title', { ne: 'शीर्षक', translated: true, required: true, max: 200 }),
    address: address('Address', { ne: 'ठेगाना', base: '/notices?category=' }),
  },
  order: { by: 'hand' },
  page: { list: '/notices', isFilter: true },
  admin: {
    list: 'categories',
    one: 'category',
    label: 'Categories',
    noun: 'category',
    purpose: 'Categories sort notices and downloads: examinations, results, admission, holidays.',
    soughtAs: 'वर्ग प्रकार समूह barga varga prakar samuha category categories kinds topics tags',
  },
  nepali: {
    label: 'वर्ग',
    noun: 'वर्ग',
    purpose: 'वर्गले सूचना र डाउनलोड छुट्याउँछ: परीक्षा, नतिजा, भर्ना, बिदा।',
  },
});
export type Category = ItemOf<typeof category>;

/** The field by which records are sorted into categories. */
export const categoryOf = () => reference('Category', { ne: 'वर्ग', to: category, titleAs: 'categoryTitle' });
