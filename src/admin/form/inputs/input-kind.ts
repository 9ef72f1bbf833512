import type { ReactNode } from 'react';
import type { FieldFacts } from '../../../schema/field.ts';

/** What the input of a field that is written gets. */
export interface TextInputProps<F extends FieldFacts = FieldFacts> {
  facts: F;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** All texts of the form, and what all its fields are, for an input that depends on another. */
  texts: Readonly<Record<string, string>>;
  fields: readonly FieldFacts[];
}

/** What the input of a field that arrives as files gets. */
export interface FileInputProps<F extends FieldFacts = FieldFacts> {
  facts: F;
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
  error?: string | undefined;
  /** What is written beside each file, where a field of the same type puts these files into words. */
  words?: FileAltTexts | undefined;
}

/** Words about files, one text for each of them at its own position. */
interface FileAltTexts {
  label: string;
  /** Longest text, in characters. */
  max: number;
  texts: readonly string[];
  onChange: (texts: readonly string[]) => void;
  error?: string | undefined;
}

/**
 * What the back office knows of a field kind: how it is entered and how it is shown. Methods, so that the entry of
 * one kind fits where any kind is meant.
 */
export interface TextKind<F extends FieldFacts = FieldFacts> {
  sends: 'text';
  /** How high its input stands, in pixels or as a style says it; that of one line unless said. */
  height?: number | string;
  /** Where it stands in a form: among what is written, unless it says that it comes below the pictures. */
  position?: 'last';
  /** Of words about pictures: the name of the field of pictures beside which they are asked for. */
  describedField?(facts: F): string;
  /** A record's value as the form keeps it and sends it; `String` where a kind says nothing. */
  textOf?(value: unknown): string;
  Input(props: TextInputProps<F>): ReactNode;
  /** Of words about several pictures: the same input in parts, one for each chosen file; `Input` then shows nothing. */
  altTextsOfFiles?(props: Omit<TextInputProps<F>, 'texts' | 'fields'>): FileAltTexts;
  /** Shows a value where it cannot be changed: beside another version of it. */
  Display(props: { facts: F; value: string }): ReactNode;
}

export interface FileKind<F extends FieldFacts = FieldFacts> {
  sends: 'files';
  Input(props: FileInputProps<F>): ReactNode;
  /** The stored pictures that a record's value names. */
  storedPaths(value: unknown): string[];
  /** The call, below `/api`, that puts more or other pictures in the place of a record's present ones. */
  uploadPath(typeName: string, id: string): string;
}

export type InputKind<F extends FieldFacts = FieldFacts> = TextKind<F> | FileKind<F>;

/** A list as a form keeps it: JSON, empty for none. */
export function jsonListOf(value: unknown): string {
  return Array.isArray(value) && value.length > 0 ? JSON.stringify(value) : '';
}

/** The list that such a text stands for. */
export function parseJsonList(text: string): unknown[] {
  const list: unknown = text === '' ? [] : JSON.parse(text);
  return Array.isArray(list) ? list : [];
}

export function parseTexts(text: string): string[] {
  return parseJsonList(text).map(String);
}
