import type { ColumnType } from './field.ts';

/** The neutral shape of a table: what declarations are turned into, and migrations are made of. Plain JSON. */
export interface ColumnShape {
  type: ColumnType;
  primaryKey?: true;
  nullable?: true;
  /** Columns whose texts, one after the other, a row that was there before gets in this one. */
  filledFrom?: readonly string[];
}

export interface IndexShape {
  name: string;
  columns: readonly string[];
  unique?: true;
}

export interface TableShape {
  name: string;
  columns: Readonly<Record<string, ColumnShape>>;
  indexes: readonly IndexShape[];
}
