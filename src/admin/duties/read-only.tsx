import { createContext, type ReactNode, useContext } from 'react';
import type { Duty } from '../../content/duties.ts';
import { named, useHasDuty } from './own-duties.ts';
import { words } from './words.ts';
import './duties.css';

const ReadOnly = createContext(false);

/** Whether a form is only shown, because the person may not save it. */
export const useIsReadOnly = () => useContext(ReadOnly);

/** Lets publishers change a form. Others read it, with a sentence that says why (requirement 19.11). */
export function ForPublishers({ what, children }: { what: string; children: ReactNode }) {
  const isReadOnly = !useHasDuty('publisher');
  const why = isReadOnly ? words.readOnly(what, named(['publisher'])) : null;
  return <ReadOnlyBecause why={why}>{children}</ReadOnlyBecause>;
}

/** Disables a form and shows why. @param why null if the form may be changed */
export function ReadOnlyBecause({ why, children }: { why: string | null; children: ReactNode }) {
  const isReadOnly = why !== null;
  return (
    <ReadOnly value={isReadOnly}>
      {isReadOnly && <p className="read-only-words">{why}</p>}
      {isReadOnly ? (
        <fieldset className="read-only" disabled>
          {children}
        </fieldset>
      ) : (
        children
      )}
    </ReadOnly>
  );
}

/** Says in place of buttons who may do what they do; nothing to those who may. @param children what: 'Deleting' */
export function WhoElseMay({ duties, children }: { duties: readonly Duty[]; children: string }) {
  if (useHasDuty(...duties)) return null;
  return <p className="read-only-words">{words.whoElseMay(children, named(duties))}</p>;
}
