import type { ReactNode } from 'react';
import type { FieldFacts } from '../../../schema/field.ts';

export interface TextInputProps<F extends FieldFacts = FieldFacts> {
  facts: F;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** Said below the label in place of 'Required'. */
  requiredHint?: string | undefined;
  /** What visitors have of the live record: what stands for an empty value, or its address. */
  shownInstead?: string | undefined;
  /** All texts and fields of the form, for an input that depends on another. */
  texts: Readonly<Record<string, string>>;
  fields: readonly FieldFacts[];
}

export interface PictureInputProps<F extends FieldFacts = FieldFacts>
  extends Pick<TextInputProps<F>, 'facts' | 'value' | 'onChange' | 'error'> {
  /** Sets the alt text of a single picture, if the type has a field for it. */
  onDescribed?: ((altText: string) => void) | undefined;
  /** Alt texts of the chosen pictures, if the type has a field for them. */
  altTexts?: AltTexts | undefined;
}

/** One alt text for each picture, by position. */
interface AltTexts {
  label: string;
  /** Maximum length in characters. */
  max: number;
  texts: readonly string[];
  onChange: (texts: readonly string[]) => void;
  error?: string | undefined;
}

/**
 * How the back office enters and displays a field kind. Declared as methods, so that a kind with narrower
 * facts is assignable to the general type.
 */
export interface TextKind<F extends FieldFacts = FieldFacts> {
  sends: 'text';
  /** Height of its input while it loads, in pixels or as a CSS length; one line by default. */
  height?: number | string;
  /** Loads the code of its input, for a kind whose code comes on demand. */
  preload?(): Promise<unknown>;
  /** 'last' puts it below the pictures. */
  position?: 'last';
  /** For alt texts: the name of the picture field that they describe. */
  describedField?(facts: F): string;
  /** A record's value as the form holds and sends it; `String` by default. */
  textOf?(value: unknown): string;
  Input(props: TextInputProps<F>): ReactNode;
  /**
   * For alt texts of several pictures: splits the value into one text per picture. `Input` then renders nothing.
   */
  altTextsOfPictures?(props: Omit<TextInputProps<F>, 'texts' | 'fields'>): AltTexts;
  /** Displays a value read-only, beside another version of it. */
  Display(props: { facts: F; value: string }): ReactNode;
  /** Of a list, whose parts two people may have changed: a value with what both did; null if they changed one part. */
  merge?: ((before: string, mine: string, theirs: string) => string | null) | undefined;
}

/** A kind whose text is the path of a picture, or a list of them as JSON: each is uploaded when it is chosen. */
export interface PictureKind<F extends FieldFacts = FieldFacts>
  extends Pick<TextKind<F>, 'textOf' | 'Display' | 'merge'> {
  sends: 'pictures';
  Input(props: PictureInputProps<F>): ReactNode;
  /** Whether a new picture replaces the stored one, rather than being added to a list. */
  isReplaced: boolean;
  /** The paths of the stored pictures in a record's value. */
  storedPaths(value: unknown): string[];
  /** Path of the call, below `/api`, that replaces or adds pictures of a record. */
  uploadPath(typeName: string, id: string): string;
}

export type InputKind<F extends FieldFacts = FieldFacts> = TextKind<F> | PictureKind<F>;

/** A list as a form holds it: JSON, or '' for an empty list. */
export function jsonListOf(value: unknown): string {
  return Array.isArray(value) && value.length > 0 ? JSON.stringify(value) : '';
}

export function parseJsonList(text: string): unknown[] {
  const list: unknown = text === '' ? [] : JSON.parse(text);
  return Array.isArray(list) ? list : [];
}

export function parseTexts(text: string): string[] {
  return parseJsonList(text).map(String);
}
