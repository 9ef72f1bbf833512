import type { Duty } from '../../content/duties.ts';
import { named } from './named.ts';
import { useHasDuty } from './own-duties.ts';
import { words } from './words.ts';
import './duties.css';

/** Says in place of buttons who may do what they do; nothing to those who may. @param children what: 'Deleting' */
export function WhoElseMay({ duties, children }: { duties: readonly Duty[]; children: string }) {
  if (useHasDuty(...duties)) return null;
  return <p className="read-only-words">{words.whoElseMay(children, named(duties))}</p>;
}
