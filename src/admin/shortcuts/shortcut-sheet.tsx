import { useState } from 'react';
import { DialogAnswers } from '../dialog/dialog.tsx';
import { words as dialogWords } from '../dialog/words.ts';
import { SwitchField } from '../form/switch-field.tsx';
import { KeyNames } from './key-names.tsx';
import { areSingleKeysOn, isSingleKey, switchSingleKeys } from './keys.ts';
import { activeShortcuts, SHORTCUT_GROUPS, type Shortcut } from './shortcut-registry.ts';
import { words } from './words.ts';
import './shortcut-sheet.css';

/** The help sheet: all active shortcuts, and a switch for single-key shortcuts. */
export default function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const [shortcuts] = useState(activeShortcuts);
  const [isOn, setIsOn] = useState(areSingleKeysOn);
  const ofGroup = (wanted: Shortcut['group']) => shortcuts.filter(({ group }) => group === wanted);
  return (
    <>
      <SwitchField
        label={words.singleKeys}
        hint={words.singleKeysHint}
        isOn={isOn}
        onChange={(next) => {
          switchSingleKeys(next);
          setIsOn(next);
        }}
      />
      <div className="shortcut-groups">
        {SHORTCUT_GROUPS.filter((group) => ofGroup(group).length > 0).map((group) => (
          <section key={group} aria-label={words.groups[group]} data-group={group}>
            <h3>{words.groups[group]}</h3>
            <dl>
              {ofGroup(group).map(({ keys, label }) => (
                <div key={keys} data-off={(isSingleKey(keys) && !isOn) || undefined}>
                  <dt>{label}</dt>
                  <dd>
                    <KeyNames keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className="field-hint">{words.inEditor}</p>
      <DialogAnswers onCancel={onClose} cancel={dialogWords.close} />
    </>
  );
}
