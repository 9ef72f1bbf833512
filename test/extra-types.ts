import { defineType } from '../src/schema/define-type.ts';
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
  subjects,
  text,
  time,
  wholeNumber,
} from '../src/schema/fields/index.ts';

const words = (what: string) => ({
  created: `${what} added`,
  updated: `${what} updated`,
  imageUpdated: `${what} image updated`,
  deleted: `${what} deleted`,
  deletePrompt: what.toLowerCase(),
});

const admin = (name: string) => ({
  list: `${name}s`,
  one: name,
  label: `${name}s`,
  noun: name,
  purpose: `For trying out what a declaration brings: a ${name}.`,
  soughtAs: 'things to play with',
});

const named = (name: string) => ({
  admin: admin(name),
  nepali: { ...admin(name), words: words(name) },
});

/** Referred to by toys, which it lists in its responses; ordered by hand. */
export const shelf = defineType('shelf', {
  plural: 'shelves',
  fields: { name: text('Name', { ne: 'Name', required: true, max: 200 }) },
  order: { by: 'hand' },
  backReferences: ['toys'],
  ...named('shelf'),
  words: words('Shelf'),
});

/** One field of every kind, with a required reference; ordered by the day on which it was made. */
export const toy = defineType('toy', {
  plural: 'toys',
  fields: {
    title: text('Title', { ne: 'Title', required: true, max: 200 }),
    remark: longText('Remark', { ne: 'Remark' }),
    story: richText('Story', { ne: 'Story' }),
    shelf: reference('Shelf', {
      ne: 'Shelf',
      to: shelf,
      titleAs: 'shelfTitle',
      listedAs: 'toys',
      cascades: true,
      required: true,
    }),
    mood: choice('Mood', { ne: 'Mood', from: shelf }),
    image: image(),
    imageAlt: altText('image'),
    views: images('Views', { ne: 'Views', max: 3 }),
    viewsAlt: altTexts('views', { label: 'Views in words', ne: 'Views in words' }),
    made: day('Made on', { ne: 'Made on' }),
    played: time('Played at', { ne: 'Played at' }),
    taught: subjects('Taught with it', { ne: 'Taught with it' }),
    pieces: wholeNumber('Pieces', { ne: 'Pieces', least: 1, most: 5000 }),
    papers: attachments('Papers', { ne: 'Papers', max: 2 }),
  },
  slug: true,
  order: { by: 'day', field: 'made' },
  ...named('toy'),
  words: words('Toy'),
});

/** Has a list of at least one picture. */
export const album = defineType('album', {
  plural: 'albums',
  fields: {
    title: text('Title', { ne: 'Title', required: true, max: 200 }),
    image: images('Image', { ne: 'Image', required: true }),
  },
  ...named('album'),
  words: words('Album'),
});

export const extraTypes = [shelf, toy, album] as const;
