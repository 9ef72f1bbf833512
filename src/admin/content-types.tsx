import { createContext, type ReactNode, useContext } from 'react';
import type { GroupFacts } from '../content/define-singleton.ts';
import type { SubmissionFacts } from '../content/submissions.ts';
import type { TypeFacts } from '../schema/derive/describe.ts';
import type { FieldFacts } from '../schema/field.ts';

interface Declared {
  types: readonly TypeFacts[];
  inbox: readonly SubmissionFacts[];
  settings: readonly GroupFacts[];
  library: LibraryFields;
}

/** The texts of the library's pictures and documents. */
export type LibraryFields = Readonly<Record<'picture' | 'document', readonly FieldFacts[]>>;

const Types = createContext<Declared>({
  types: [],
  inbox: [],
  settings: [],
  library: { picture: [], document: [] },
});

/** Provides what is declared to all screens. */
export function TypesProvider({ children, ...declared }: Declared & { children: ReactNode }) {
  return <Types value={declared}>{children}</Types>;
}

/** All declared content types. */
export const useTypes = () => useContext(Types).types;

/** All declared submission types. */
export const useInboxTypes = () => useContext(Types).inbox;

/** The declared settings in their groups. */
export const useSettingsGroups = () => useContext(Types).settings;

/** The texts that the library has of a picture or a document. */
export const useLibraryFields = (kind: keyof LibraryFields) => useContext(Types).library[kind];

/** The content type of this name, or undefined if there is none. */
export function useType(name: string): TypeFacts | undefined {
  return useTypes().find((type) => type.name === name);
}
