/** The kinds of field that declarations may use. */
import { type AddressFacts, address } from './address.ts';
import { type AltTextFacts, type AltTextsFacts, altText, altTexts } from './alt-text.ts';
import { type AttachmentsFacts, attachments } from './attachments.ts';
import { type ChoiceFacts, choice } from './choice.ts';
import { type DayFacts, day, type TimeFacts, time } from './day.ts';
import { type FlagFacts, flag } from './flag.ts';
import { type ImageFacts, type ImagesFacts, image, images } from './image.ts';
import { type ReferenceFacts, reference } from './reference.ts';
import { type RichTextFacts, richText } from './rich-text/index.ts';
import { type SectionsFacts, sections } from './sections.ts';
import { type SubjectsFacts, subjects } from './subjects.ts';
import { type LongTextFacts, longText, type TextFacts, text } from './text.ts';
import { type WholeNumberFacts, wholeNumber } from './whole-number.ts';

export {
  address,
  altText,
  altTexts,
  attachments,
  choice,
  day,
  flag,
  image,
  images,
  longText,
  reference,
  richText,
  sections,
  subjects,
  text,
  time,
  wholeNumber,
};

/** Facts of all kinds: a map keyed by kind does not compile if it lacks one. */
export type KnownFacts =
  | AddressFacts
  | AltTextFacts
  | AltTextsFacts
  | AttachmentsFacts
  | ChoiceFacts
  | DayFacts
  | FlagFacts
  | ImageFacts
  | ImagesFacts
  | LongTextFacts
  | ReferenceFacts
  | RichTextFacts
  | SectionsFacts
  | SubjectsFacts
  | TextFacts
  | TimeFacts
  | WholeNumberFacts;

export type KindName = KnownFacts['kind'];
export type FactsOf<Kind extends KindName> = Extract<KnownFacts, { kind: Kind }>;
