import type { Db } from '../db/engine.ts';
import { type ContentType, fieldsOf, type Item } from '../schema/define-type.ts';
import { isDocumentPath, withoutEnding } from '../schema/document-names.ts';
import type { TextPart } from '../schema/field.ts';

/** What a document of a record says, in paragraphs. */
export interface ReadDocument {
  name: string;
  text: string;
}

/** Of all documents of a record: each question is compared with every part of the nearest records. */
const MAX_PARTS = 40;
/** Of a part. */
const MAX_CHARACTERS = 1000;
/** To join paragraphs to, one after the other, until there are few enough. */
const SIZES = [0, 400, MAX_CHARACTERS];
/** A paragraph of fewer characters without an end is the heading of the next one. */
const HEADING_CHARACTERS = 80;

/** The documents of a record that were read and say something, in their order. */
export async function documentsOf(db: Db, type: ContentType, item: Item): Promise<ReadDocument[]> {
  const files = fieldsOf(type).flatMap(([name, field]) => field.filesIn(item[name]));
  const paths = [...new Set(files)].filter(isDocumentPath);
  if (paths.length === 0) return [];
  const rows = await db
    .selectFrom('file_text')
    .innerJoin('attachment', 'attachment.path', 'file_text.path')
    .select(['file_text.path', 'attachment.name', 'file_text.text'])
    .where('file_text.path', 'in', paths)
    .where('file_text.text', '<>', '')
    .execute();
  return rows.sort((one, other) => paths.indexOf(one.path) - paths.indexOf(other.path));
}

/** The texts of documents in parts under their names, as many of each (requirement 25.45). */
export function partsOfDocuments(documents: readonly ReadDocument[]): TextPart[] {
  const most = Math.floor(MAX_PARTS / documents.length);
  return documents.flatMap(({ name, text }) => {
    const heading = headingOf(name);
    return textsOf(text, most).map((part) => ({ heading, text: part }));
  });
}

/** 'exam_routine-BCA.pdf' as 'exam routine BCA'. */
const headingOf = (name: string) =>
  withoutEnding(name)
    .replace(/_|(?<=\p{L})-(?=\p{L})/gu, ' ')
    .trim();

function textsOf(text: string, most: number): string[] {
  const paragraphs = text.split('\n\n').flatMap(shortened);
  const size = SIZES.find((one) => joinedTo(one, paragraphs).length <= most) ?? MAX_CHARACTERS;
  return joinedTo(size, paragraphs).slice(0, most);
}

/** A text in pieces that are no longer than a part, cut between words. */
function shortened(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > MAX_CHARACTERS) {
    const space = rest.lastIndexOf(' ', MAX_CHARACTERS);
    const end = space > 0 ? space : MAX_CHARACTERS;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return rest === '' ? pieces : [...pieces, rest];
}

function joinedTo(size: number, paragraphs: readonly string[]): string[] {
  const texts: string[] = [];
  for (const paragraph of paragraphs) {
    const last = texts.at(-1);
    const length = (last?.length ?? 0) + 1 + paragraph.length;
    const fits = length <= size || (last && isHeading(last) && length <= MAX_CHARACTERS);
    if (last !== undefined && fits) texts[texts.length - 1] = `${last} ${paragraph}`;
    else texts.push(paragraph);
  }
  return texts;
}

const isHeading = (text: string) => text.length < HEADING_CHARACTERS && !/[.।,;:!?)]$/.test(text);
