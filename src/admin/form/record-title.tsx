import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { langOf } from '../../ui/lang-of.ts';
import { titleOf } from '../addresses.ts';
import './form.css';

/** Names the record that a screen is about, in the language of its script. */
export function RecordTitle({ type, item }: { type: TypeFacts; item: Item }) {
  const title = titleOf(type, item);
  return (
    <p className="record-title" lang={langOf(title)}>
      {title}
    </p>
  );
}
