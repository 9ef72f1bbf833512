import { isSingleKey, keyNames } from './keys.ts';
import './key-names.css';

/** What to press, key by key; those of a sequence one after the other. */
export function KeyNames({ keys }: { keys: string }) {
  const names = keyNames(keys);
  return (
    <span className="key-names">
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && <span className="then">{isSingleKey(keys) ? ' then ' : ' + '}</span>}
          <kbd>{name}</kbd>
        </span>
      ))}
    </span>
  );
}
