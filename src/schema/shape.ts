import type { ColumnType } from './field.ts';

/** The neutral shape of a table: what declarations are turned into, and migrations are made of. Plain JSON. */
export interface ColumnShape {
  type: ColumnType;
  primaryKey?: true;
  nullable?: true;
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
