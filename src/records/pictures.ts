import { errors } from '../errors.ts';
import { sentencesIn } from '../languages/sentences.ts';
import type { StoredPicture, Upload } from '../media/index.ts';
import { type ContentType, fieldsOf, type Item } from '../schema/define-type.ts';
import { parsePartial, type Values } from '../schema/derive/validator.ts';
import { Unfit } from '../schema/unfit.ts';
import type { Site } from '../whole-site.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

/** A stored picture that is named in place of a file. */
export interface Chosen {
  path: string;
  /** The field that names it. */
  field: string;
}

export type NewPicture = Upload | Chosen;
/** A picture that was stored for the change, or before it. */
export type PlacedPicture = StoredPicture | Chosen;

/** Name and field of the alternative text of a picture field; undefined if the type has none. */
export function altFieldOf(type: Pick<ContentType, 'fields'>, pictures: string) {
  return fieldsOf(type).find(([, field]) => field.describes === pictures);
}

/** Paths of the pictures in a record's field. */
export function picturesIn(
  type: Pick<ContentType, 'fields'>,
  field: string,
  item: Readonly<Values>,
): string[] {
  return type.fields[field]?.filesIn(item[field]) ?? [];
}

/** The alternative text in a body that brings pictures, validated. @throws 400 */
export function altTextIn(
  site: Site,
  type: ContentType,
  pictures: string,
  fields: Readonly<Values>,
): unknown {
  const [name] = altFieldOf(type, pictures) ?? [];
  if (name === undefined || !Object.hasOwn(fields, name)) return undefined;
  return parsePartial(type, { [name]: fields[name] }, site.tools)[name];
}

/**
 * Pads each list of alternative texts among the values to the number of pictures.
 * @param item the record with its pictures after the change
 * @throws 400 when there are more texts than pictures
 */
export function alignAltTexts(type: ContentType, values: Values, item: Readonly<Values>): Values {
  const aligned: Values = { ...values };
  for (const [name, field] of fieldsOf(type)) {
    if (!field.alignTo || !field.describes || !Object.hasOwn(values, name)) continue;
    aligned[name] = align(type, name, values[name], picturesIn(type, field.describes, item).length);
  }
  return aligned;
}

/**
 * Adjusts the alternative texts where the values change pictures without naming theirs: in a list each text stays with
 * its path; a single new picture gets a blank one.
 * @param item the record before the change
 */
export function followPictures(type: ContentType, values: Values, item: Item): Values {
  const followed: Values = { ...values };
  for (const [name, field] of fieldsOf(type)) {
    const pictures = field.describes;
    if (!pictures || Object.hasOwn(values, name) || !Object.hasOwn(values, pictures)) continue;
    const [had, has] = [picturesIn(type, pictures, item), picturesIn(type, pictures, values)];
    if (had.join() === has.join()) continue;
    if (!field.alignTo) followed[name] = field.blank;
    else {
      const texts = align(type, name, item[name], had.length);
      followed[name] = has.map((path) => texts[had.indexOf(path)] ?? '');
    }
  }
  return followed;
}

/** New pictures for a field of the kind `image` or `images`. */
export interface NewPictures {
  field: string;
  uploads: readonly NewPicture[];
  /** Their alternative texts; undefined if the request has none. */
  alt?: unknown;
}

/** New pictures of a field, once they are stored. */
export interface NewlyStored extends Pick<NewPictures, 'field' | 'alt'> {
  stored: readonly PlacedPicture[];
}

/**
 * The values of a record with new pictures: one takes the place of the former one, a list gets them at its end, each with
 * its alternative texts.
 * @param item the record before the change
 * @throws 400
 */
export function withNew(type: ContentType, item: Item, { field, stored, alt }: NewlyStored): Values {
  const [altName, altField] = altFieldOf(type, field) ?? [];
  const paths = stored.map(({ path }) => path);
  if (type.fields[field]?.maxFiles === 1)
    return {
      [field]: paths[0] ?? null,
      ...(altName !== undefined && {
        [altName]: alt ?? (paths[0] === item[field] ? item[altName] : altField?.blank),
      }),
    };
  const present = picturesIn(type, field, item);
  if (paths.some((path) => present.includes(path))) throw errors.invalid({ [field]: sentences.isInList });
  const all = { [field]: fitting(field, () => type.fields[field]?.fromPictures([...present, ...paths])) };
  if (altName === undefined) return all;
  const texts = align(type, altName, item[altName], present.length);
  return { ...all, [altName]: [...texts, ...align(type, altName, alt ?? altField?.blank, paths.length)] };
}

/** The alternative texts of a record's list of pictures without the one at `index`. */
export function withoutAltText(type: ContentType, pictures: string, item: Item, index: number): Values {
  const [name] = altFieldOf(type, pictures) ?? [];
  if (name === undefined) return {};
  const present = align(type, name, item[name], picturesIn(type, pictures, item).length);
  return { [name]: present.filter((_, position) => position !== index) };
}

/** The alternative texts of a record's pictures, when these are put in the order of `paths`. */
export function inOrderOf(type: ContentType, pictures: string, item: Item, paths: readonly string[]): Values {
  const [name] = altFieldOf(type, pictures) ?? [];
  if (name === undefined) return {};
  const present = picturesIn(type, pictures, item);
  const texts = align(type, name, item[name], present.length);
  return { [name]: paths.map((path) => texts[present.indexOf(path)]) };
}

function align(type: ContentType, name: string, value: unknown, count: number): unknown[] {
  const aligned = fitting(name, () => type.fields[name]?.alignTo?.(value, count));
  return Array.isArray(aligned) ? aligned : [];
}

/** A value of the field of this name. @throws 400 when it conflicts with others */
export function fitting<T>(name: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof Unfit) throw errors.invalid({ [name]: error.sentence });
    throw error;
  }
}
