import type { ColumnType } from './field.ts';

/** Shapes of tables as plain JSON, independent of the database: derived from declarations, stored in migrations. */
export interface ColumnShape {
  type: ColumnType;
  primaryKey?: true;
  nullable?: true;
  /** Existing rows get the concatenated texts of these columns. */
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
