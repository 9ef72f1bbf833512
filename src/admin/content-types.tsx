import { createContext, type ReactNode, useContext } from 'react';
import type { SubmissionFacts } from '../content/submissions.ts';
import type { TypeFacts } from '../schema/derive/describe.ts';

interface Declared {
  types: readonly TypeFacts[];
  inbox: readonly SubmissionFacts[];
}

const Types = createContext<Declared>({ types: [], inbox: [] });

/** Provides the declared content types and submission types to all screens. */
export function TypesProvider({ types, inbox, children }: Declared & { children: ReactNode }) {
  return <Types value={{ types, inbox }}>{children}</Types>;
}

/** All declared content types. */
export const useTypes = () => useContext(Types).types;

/** All declared submission types. */
export const useInboxTypes = () => useContext(Types).inbox;

/** The content type of this name, or undefined if there is none. */
export function useType(name: string): TypeFacts | undefined {
  return useTypes().find((type) => type.name === name);
}
