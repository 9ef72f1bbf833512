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
} from '../../src/schema/fields/index.ts';

const namesOf = (noun: string, plural: string) => ({
  plural,
  admin: {
    list: plural,
    one: noun,
    label: `${plural[0]?.toUpperCase()}${plural.slice(1)}`,
    noun,
    purpose: `A ${noun} is played with.`,
  },
  words: {
    created: `A ${noun} was added`,
    updated: `The ${noun} was updated`,
    imageUpdated: `The ${noun} was illustrated`,
    deleted: `The ${noun} was deleted`,
    deletePrompt: noun,
  },
});

const title = text('Title', { required: true, max: 200 });

/** Referred to by toys. */
export const shelf = defineType('shelf', { ...namesOf('shelf', 'shelves'), fields: { title } });

/** Ordered by hand. */
export const maker = defineType('maker', {
  ...namesOf('maker', 'makers'),
  fields: { name: text('Name', { required: true, max: 200 }) },
  order: { by: 'hand' },
});

/** A product line; the chosen maker narrows the choice of lines. */
export const line = defineType('line', {
  ...namesOf('line', 'lines'),
  fields: { title, maker: reference('Maker', { to: maker, titleAs: 'makerTitle', required: true }) },
});

/** One field of every kind; ordered by the day on which it was made. */
export const toy = defineType('toy', {
  ...namesOf('toy', 'toys'),
  fields: {
    title,
    remark: longText('Remark'),
    story: richText('Story'),
    shelf: reference('Shelf', { to: shelf, titleAs: 'shelfTitle', required: true }),
    maker: choice('Maker', { from: maker }),
    line: choice('Line', { from: line, narrowedBy: 'maker' }),
    cover: image('Cover'),
    coverWords: altText('cover', { label: 'Cover in words' }),
    views: images('Views'),
    viewWords: altTexts('views', { label: 'View in words' }),
    made: day('Made on'),
    papers: attachments('Papers'),
  },
  order: { by: 'day', field: 'made' },
});

export const extraTypes = [shelf, maker, line, toy] as const;
