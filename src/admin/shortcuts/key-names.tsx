import { keyNames } from './keys.ts';
import { isSingleKey } from './single-key-shortcuts.ts';
import './key-names.css';
import { words } from './words.ts';

/** The names of a shortcut's keys in order. */
export function KeyNames({ keys }: { keys: string }) {
  const names = keyNames(keys);
  return (
    <span className="key-names">
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && <span className="then">{isSingleKey(keys) ? words.next : ' + '}</span>}
          <kbd>{name}</kbd>
        </span>
      ))}
    </span>
  );
}
