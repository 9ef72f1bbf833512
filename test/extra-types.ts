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
});

/** Referred to by toys, which it lists in its responses; ordered by hand. */
export const shelf = defineType('shelf', {
  plural: 'shelves',
  fields: { name: text('Name', { required: true, max: 200 }) },
  order: { by: 'hand' },
  backReferences: ['toys'],
  admin: admin('shelf'),
  words: words('Shelf'),
});

/** One field of every kind, with a required reference; ordered by the day on which it was made. */
export const toy = defineType('toy', {
  plural: 'toys',
  fields: {
    title: text('Title', { required: true, max: 200 }),
    remark: longText('Remark'),
    story: richText('Story'),
    shelf: reference('Shelf', { to: shelf, titleAs: 'shelfTitle', listedAs: 'toys', required: true }),
    mood: choice('Mood', { from: shelf }),
    image: image(),
    imageAlt: altText('image'),
    views: images('Views'),
    viewsAlt: altTexts('views', { label: 'Views in words' }),
    made: day('Made on'),
    played: time('Played at'),
    taught: subjects('Taught with it'),
    papers: attachments('Papers'),
  },
  slug: true,
  order: { by: 'day', field: 'made' },
  admin: admin('toy'),
  words: words('Toy'),
});

/** Has a list of at least one picture. */
export const album = defineType('album', {
  plural: 'albums',
  fields: { title: text('Title', { required: true, max: 200 }), image: images('Image', { required: true }) },
  admin: admin('album'),
  words: words('Album'),
});

export const extraTypes = [shelf, toy, album] as const;
