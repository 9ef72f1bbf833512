import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { langOf } from '../../ui/lang-of.ts';
import { messageOf } from '../api/api-error.ts';
import { useInboxTypes, useSettingsGroups, useTypes } from '../content-types.tsx';
import { useOwnDuties } from '../duties/own-duties.ts';
import { SearchIcon } from '../icons.tsx';
import { ErrorNotice } from '../layout/error-notice.tsx';
import type { EntryGroup } from '../navigation.ts';
import { KeyNames } from '../shortcuts/key-names.tsx';
import { keysOf, MOD } from '../shortcuts/keys.ts';
import { paletteWords } from '../words.ts';
import {
  actionsFor,
  type Choice,
  listsFor,
  recordsFor,
  screensFor,
  settingsFor,
  tasksFor,
} from './choices.ts';
import { useRecordSearch } from './use-record-search.ts';
import { words } from './words.ts';
import './palette.css';

interface PaletteProps {
  groups: readonly EntryGroup[];
  typed: string;
  onType: (typed: string) => void;
  onClose: () => void;
}

/**
 * The command palette: finds screens, settings and actions by name, and records by title, name, telephone or reference.
 * A combobox with a listbox (WAI-ARIA), so that screen readers announce the active option.
 */
export default function Palette({ groups, typed, onType, onClose }: PaletteProps) {
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  const [activeId, setActiveId] = useState('');
  const listId = useId();
  const shown = useChoices(groups, typed);
  const choices = shown.groups.flatMap((group) => group.choices);
  const active = choices.find(({ id }) => id === activeId) ?? choices[0];
  // Replaces the input that was shown while this part loaded.
  useLayoutEffect(() => box.current?.focus(), []);
  const idOf = ({ id }: Choice) => `${listId}-${id}`;
  const activeOption = active && idOf(active);
  useEffect(() => {
    if (activeOption) document.getElementById(activeOption)?.scrollIntoView({ block: 'nearest' });
  }, [activeOption]);

  const open = ({ to }: Choice) => {
    onClose();
    if (typeof to !== 'string') to();
    else if (to.startsWith('/admin/')) void navigate(to);
    else window.location.assign(to);
  };
  const move = (by: number) => {
    const at = active ? choices.indexOf(active) : 0;
    setActiveId(choices.at((at + by) % choices.length)?.id ?? '');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const commands = new Map<string, () => void>([
      ['ArrowDown', () => move(1)],
      ['ArrowUp', () => move(-1)],
      ['Enter', () => active && open(active)],
    ]);
    const command = keysOf(event) === `${MOD}+k` ? onClose : commands.get(event.key);
    if (!command) return;
    event.preventDefault();
    command();
  };

  return (
    <>
      <div className="palette-box">
        <SearchIcon />
        <input
          ref={box}
          type="text"
          role="combobox"
          aria-label={paletteWords.label}
          placeholder={words.placeholder}
          aria-expanded={choices.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeOption}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            onType(event.currentTarget.value);
            setActiveId('');
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div
        className="palette-list"
        id={listId}
        role="listbox"
        aria-label={words.found}
        aria-busy={shown.isPending}
      >
        {shown.groups.map(({ label, choices: ofGroup }, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
          <div key={label} role="group" aria-labelledby={`${listId}-group-${at}`}>
            <p id={`${listId}-group-${at}`} className="palette-group">
              {label}
            </p>
            {ofGroup.map((choice) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the box, which has the focus
              // biome-ignore lint/a11y/useFocusableInteractive: the box names it as the active one
              <div
                key={choice.id}
                id={idOf(choice)}
                role="option"
                aria-selected={choice === active}
                onMouseMove={choice === active ? undefined : () => setActiveId(choice.id)}
                onClick={() => open(choice)}
              >
                <span>
                  <bdi lang={langOf(choice.label)}>{choice.label}</bdi>
                  {choice.detail && (
                    <>
                      {' '}
                      <bdi className="palette-detail">{choice.detail}</bdi>
                    </>
                  )}
                </span>
                {choice.keys && (
                  <span aria-hidden="true">
                    <KeyNames keys={choice.keys} />
                  </span>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
      {shown.error && <ErrorNotice message={messageOf(shown.error)} onTryAgain={shown.tryAgain} />}
      <p className="palette-foot">
        <span role="status">{shown.announcement}</span>
        <span className="palette-keys" aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> {words.choose} <kbd>Enter</kbd> {words.open} <kbd>Esc</kbd> {words.close}
        </span>
      </p>
    </>
  );
}

/** More actions than these are found by a word that all have, such as ‘new’. */
const MAX_MEANT = 3;

/** The choices for the typed text, and their number as an announcement. */
function useChoices(groups: readonly EntryGroup[], typed: string) {
  const sources = {
    groups,
    types: useTypes(),
    inbox: useInboxTypes(),
    settings: useSettingsGroups(),
    duties: useOwnDuties(),
  };
  const { results, isCurrent, error, isPending, tryAgain } = useRecordSearch(typed);
  const actions = { label: words.actions, choices: actionsFor(sources, typed) };
  // Where one kind is to be added, rather than each, this is what was meant.
  const isMeant = actions.choices.length <= MAX_MEANT;
  const shown = [
    {
      label: words.screens,
      choices: [...screensFor(sources, typed), ...tasksFor(sources, typed), ...listsFor(sources, typed)],
    },
    { label: words.settings, choices: settingsFor(sources, typed) },
    ...(isMeant ? [actions] : []),
    ...recordsFor(sources, results ?? [], { typed, isCurrent }),
    ...(isMeant ? [] : [actions]),
  ].filter(({ choices }) => choices.length > 0);
  const count = shown.reduce((sum, { choices }) => sum + choices.length, 0);
  const summary = count === 0 ? words.nothing(typed.trim()) : words.count(count);
  const announcement = typed.trim() === '' ? '' : isPending ? words.looking : error ? '' : summary;
  return { groups: shown, error, isPending, tryAgain, announcement };
}
