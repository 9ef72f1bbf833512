import { createContext, type ReactNode, useContext } from 'react';
import type { TypeFacts } from '../schema/derive/describe.ts';

const Types = createContext<readonly TypeFacts[]>([]);

/** Hands the content types down to whatever asks for another type than its own. */
export function TypesProvider({ types, children }: { types: readonly TypeFacts[]; children: ReactNode }) {
  return <Types value={types}>{children}</Types>;
}

/** All content types, as declared. */
export const useTypes = () => useContext(Types);

/** The content type of this name, or undefined where it is not declared. */
export function useType(name: string): TypeFacts | undefined {
  return useTypes().find((type) => type.name === name);
}
