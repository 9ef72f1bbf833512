import { createContext, type ReactNode, useContext } from 'react';
import type { SubmissionFacts } from '../content/submission-facts.ts';
import type { TypeFacts } from '../schema/derive/describe.ts';

interface Declared {
  types: readonly TypeFacts[];
  /** What visitors send. */
  inbox: readonly SubmissionFacts[];
}

const Types = createContext<Declared>({ types: [], inbox: [] });

/** Hands the content types, and what visitors send, down to whatever asks for another type than its own. */
export function TypesProvider({ types, inbox, children }: Declared & { children: ReactNode }) {
  return <Types value={{ types, inbox }}>{children}</Types>;
}

/** All content types, as declared. */
export const useTypes = () => useContext(Types).types;

/** Everything that visitors send, as declared. */
export const useInboxTypes = () => useContext(Types).inbox;

/** The content type of this name, or undefined where it is not declared. */
export function useType(name: string): TypeFacts | undefined {
  return useTypes().find((type) => type.name === name);
}
