import { changedTexts, type Texts } from './draft.ts';

export interface Conflict {
  /** Fields that this person changed and that read otherwise in the stored version. */
  differing: { name: string; mine: string; theirs: string }[];
  /** Fields that only somebody else changed; they stay as stored whatever is answered. */
  onlyTheirs: string[];
}

/**
 * What two people have made of the same record.
 * @param start what this person's form began with
 * @param mine what it says now
 * @param theirs what is stored by now
 */
export function conflictOf(start: Texts, mine: Texts, theirs: Texts): Conflict {
  const changed = changedTexts(start, mine);
  return {
    differing: Object.entries(changed)
      .map(([name, text]) => ({ name, mine: text, theirs: theirs[name] ?? '' }))
      .filter((field) => field.mine !== field.theirs),
    onlyTheirs: Object.keys(changedTexts(start, theirs)).filter((name) => !(name in changed)),
  };
}
