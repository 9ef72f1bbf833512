import { shortcutWords as words } from '../words.ts';
import { isSingleKey, keyNames } from './keys.ts';
import './key-names.css';

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
