import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import type { Duty } from '../../content/duties.ts';
import { Heading } from '../layout/heading.tsx';
import { named, useHasDuty } from './own-duties.ts';
import { words } from './words.ts';

/** Shows a screen to people with one of the duties; others see the reason and a way out (requirement 19.10). */
export function Gate({ duties, children }: { duties: readonly Duty[]; children: ReactNode }) {
  if (useHasDuty(...duties)) return children;
  return (
    <>
      <Heading title={words.heading} />
      <div className="notice-box">
        <p>{words.needed(named(duties))}</p>
        <Link to="/admin/dashboard">{words.wayOut}</Link>
      </div>
    </>
  );
}

/** The same screen behind a gate; where every admin may see it, the screen itself. */
export function gated(Screen: ComponentType, duties: readonly Duty[] = []): ComponentType {
  if (duties.length === 0) return Screen;
  return () => (
    <Gate duties={duties}>
      <Screen />
    </Gate>
  );
}
