import { Heading } from '../layout/heading.tsx';
import { TwoStepPanel } from './two-step-panel.tsx';
import { words } from './words.ts';

/** The person's own second factors, reached from the menu behind their name. */
export function TwoStepScreen() {
  return (
    <>
      <Heading title={words.title} />
      <p className="two-step-intro">{words.intro}</p>
      <TwoStepPanel />
    </>
  );
}
