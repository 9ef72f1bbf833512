import { defineType } from '../../src/schema/define-type.ts';
import {
  altText,
  altTexts,
  attachments,
  choice,
  day,
  image,
  images,
  longText,
  reference,
  richText,
  text,
  wholeNumber,
} from '../../src/schema/fields/index.ts';

function namesOf(noun: string, plural: string) {
  const names = {
    label: `${plural[0]?.toUpperCase()}${plural.slice(1)}`,
    noun,
    purpose: `A ${noun} is played with.`,
  };
  const words = {
    created: `A ${noun} was added`,
    updated: `The ${noun} was updated`,
    imageUpdated: `The ${noun} was illustrated`,
    deleted: `The ${noun} was deleted`,
    deletePrompt: noun,
  };
  return {
    plural,
    admin: { ...names, list: plural, one: noun, soughtAs: 'playthings' },
    words,
    nepali: { ...names, words },
  };
}

const title = text('Title', { ne: 'Title', required: true, max: 200 });

/** Referred to by toys. */
export const shelf = defineType('shelf', { ...namesOf('shelf', 'shelves'), fields: { title } });

/** Ordered by hand. */
export const maker = defineType('maker', {
  ...namesOf('maker', 'makers'),
  fields: { name: text('Name', { ne: 'Name', required: true, max: 200 }) },
  order: { by: 'hand' },
});

/** A product line; the chosen maker narrows the choice of lines. */
export const line = defineType('line', {
  ...namesOf('line', 'lines'),
  fields: {
    title,
    maker: reference('Maker', { ne: 'Maker', to: maker, titleAs: 'makerTitle', required: true }),
  },
});

/** One field of every kind; ordered by the day on which it was made. */
export const toy = defineType('toy', {
  ...namesOf('toy', 'toys'),
  fields: {
    title,
    remark: longText('Remark', { ne: 'Remark' }),
    story: richText('Story', { ne: 'Story' }),
    shelf: reference('Shelf', { ne: 'Shelf', to: shelf, titleAs: 'shelfTitle', required: true }),
    maker: choice('Maker', { ne: 'Maker', from: maker }),
    line: choice('Line', { ne: 'Line', from: line, narrowedBy: 'maker' }),
    cover: image('Cover', { ne: 'Cover' }),
    coverWords: altText('cover', { label: 'Cover in words', ne: 'Cover in words' }),
    views: images('Views', { ne: 'Views' }),
    viewWords: altTexts('views', { label: 'View in words', ne: 'View in words' }),
    made: day('Made on', { ne: 'Made on' }),
    pieces: wholeNumber('Pieces', { ne: 'Pieces', least: 1, most: 5000, required: true }),
    papers: attachments('Papers', { ne: 'Papers' }),
  },
  order: { by: 'day', field: 'made' },
});

export const extraTypes = [shelf, maker, line, toy] as const;
