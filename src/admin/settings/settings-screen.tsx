import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { GroupFacts } from '../../content/define-singleton.ts';
import type { FieldFacts } from '../../schema/field.ts';
import type { SeveralFacts } from '../../schema/fields/several.ts';
import { comparedTexts } from '../conflict/choice-dialog.tsx';
import { useSettingsGroups, useTypes } from '../content-types.tsx';
import { named, useHasDuty } from '../duties/own-duties.ts';
import { ForPublishers, useIsReadOnly } from '../duties/read-only.tsx';
import type { TextInputProps, TextKind } from '../form/inputs/input-kind.ts';
import { picturePathInput } from '../form/inputs/pictures.tsx';
import { longTextInput, textInput, wholeNumberInput } from '../form/inputs/text.tsx';
import { Loaded } from '../form/loaded-record.tsx';
import { ReportPendingUploads, usePendingUploads } from '../form/pending-uploads.ts';
import { SaveProgress } from '../form/save-bar.tsx';
import { useStoredForm } from '../form/saving.tsx';
import { FieldError, flagInput } from '../form/switch-field.tsx';
import { formDataOf, textsOf } from '../form/texts.ts';
import { pairsOf, TwinPair } from '../form/twins/twin-fields.tsx';
import { UnsavedGuard, useUnsavedWatch } from '../form/unsaved-guard.tsx';
import { words as formWords } from '../form/words.ts';
import { HOME } from '../language.ts';
import { Heading } from '../layout/heading.tsx';
import { BACKUP, settingId } from '../paths.ts';
import { rememberCollege } from '../shell.ts';
import { MOD } from '../shortcuts/keys.ts';
import { useShortcut } from '../shortcuts/shortcut-registry.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { BackupSection } from './backup-section.tsx';
import {
  changeSettings,
  readSettings,
  SETTINGS_KEY,
  type SettingsVersion,
  settingsFormQuery,
} from './settings-queries.ts';
import { backupWords, words } from './words.ts';
import '../form/form.css';
import './settings.css';

/** The screen of the college's settings. */
export function SettingsScreen() {
  const query = useQuery(settingsFormQuery);
  // Each section is disabled for people who lack its duty.
  const mayChange = useHasDuty('publisher', 'accounts');
  return (
    <>
      <Heading title={words.title}>
        <Button component={Link} to="/admin/mail" variant="default">
          {words.mail}
        </Button>
      </Heading>
      <Loaded query={query}>
        {(loaded) =>
          mayChange ? (
            <Sections loaded={loaded} />
          ) : (
            <ForPublishers what={words.theSettings}>
              <Sections loaded={loaded} />
            </ForPublishers>
          )
        }
      </Loaded>
    </>
  );
}

const idOf = (key: string) => `settings-${key}`;

/** The table of contents and the sections, each a form of its own. */
function Sections({ loaded }: { loaded: SettingsVersion }) {
  const groups = useSettingsGroups();
  const [stored, setStored] = useState(loaded);
  const seesBackup = useHasDuty('accounts');
  useFieldOfAddress();
  useShortcut(`${MOD}+s`, formWords.save, () => openSection()?.requestSubmit());
  return (
    <>
      <nav className="settings-contents" aria-label={words.contents}>
        <ul>
          {groups.map(({ key, title }) => (
            <li key={key}>
              <a href={`#${idOf(key)}`}>{title}</a>
            </li>
          ))}
          {seesBackup && (
            <li>
              <a href={`#${idOf('backup')}`}>{backupWords.title}</a>
            </li>
          )}
        </ul>
      </nav>
      {groups.map((group) => (
        <SettingsSection
          key={group.key}
          id={idOf(group.key)}
          group={group}
          stored={stored}
          onSaved={setStored}
        />
      ))}
      {seesBackup && <BackupSection id={idOf('backup')} />}
      <UnsavedGuard isUnsaved={isNothingElse} />
    </>
  );
}

/** Moves the focus to what the address names: a setting, such as `#setting-logo`, or the section without fields. */
function useFieldOfAddress() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: who follows the same link again wants to go there again
  useEffect(() => {
    const isNamed = hash.startsWith(`#${settingId('')}`) || BACKUP.endsWith(hash);
    const place = hash !== '' && isNamed && document.getElementById(hash.slice(1));
    if (!place) return;
    const field = place.querySelector<HTMLInputElement | HTMLSelectElement>('input, textarea, select');
    (field ?? place).focus();
    // As after Tab: what is typed replaces the text, such as the name that a new site has.
    if (field && 'select' in field) field.select();
    place.scrollIntoView({ block: 'center' });
  }, [hash, key]);
}

/** The section that has the focus, or else the first one with unsaved changes. */
const openSection = () =>
  document.activeElement?.closest<HTMLFormElement>('.settings-section') ??
  document.querySelector<HTMLFormElement>('.settings-section[data-unsaved]');

/** Each section watches its own changes. */
const isNothingElse = () => false;

interface SettingsSectionProps {
  id: string;
  group: GroupFacts;
  /** The settings as they are known to be stored. */
  stored: SettingsVersion;
  onSaved: (saved: SettingsVersion) => void;
}

/** Some settings that belong together, in a form of their own that stays open after saving. */
function SettingsSection({ id, group, stored, onSaved }: SettingsSectionProps) {
  const { title, hint, isDense, duty, fields } = group;
  const textFields = fields.map((facts) => ({ facts, kind: kindOf(facts) }));
  const hintId = useId();
  const queries = useQueryClient();
  const isReadOnly = !useHasDuty(duty);
  // Where nothing may be changed, it stands above the sections.
  const isAllReadOnly = useIsReadOnly();
  const note = [hint, isReadOnly && !isAllReadOnly && words.needed(named([duty]))].filter(Boolean).join(' ');
  const { values, isBusy, save, dialog } = useStoredForm<SettingsVersion>({
    stored,
    textsOf: (version) => textsOf(textFields, version?.facts),
    read: () => readSettings(),
    send: (changes, seen = stored) => changeSettings(formDataOf(changes), seen.etag),
    onSaved(saved) {
      rememberCollege(queries, saved.facts);
      void queries.invalidateQueries({ queryKey: SETTINGS_KEY, refetchType: 'none' });
      toastSuccess(words.saved, { label: words.viewSite, href: HOME });
      onSaved(saved);
    },
    staysOpen: true,
    compared: comparedTexts(textFields),
  });
  const uploads = usePendingUploads(save);
  const isUnsaved = () => values.isUnsaved() || uploads.isAny;
  useUnsavedWatch(isUnsaved);
  const input = ({ facts, kind }: (typeof textFields)[number], more: Partial<TextInputProps> = {}) => (
    <kind.Input
      facts={facts}
      fields={fields}
      texts={values.texts}
      {...values.fieldOf(facts.name)}
      {...more}
    />
  );

  return (
    <>
      <form
        ref={values.form}
        id={id}
        className="record-form settings-section"
        data-unsaved={isUnsaved() || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          uploads.save();
        }}
      >
        <fieldset
          className={isReadOnly ? 'read-only' : undefined}
          disabled={isReadOnly}
          aria-describedby={note ? hintId : undefined}
        >
          <legend>{title}</legend>
          {note && (
            <p id={hintId} className="field-hint">
              {note}
            </p>
          )}
          <div className="settings-fields" data-dense={isDense}>
            <ReportPendingUploads value={uploads.report}>
              {pairsOf(textFields).map((pair) => (
                <div key={pair.field.facts.name} id={settingId(pair.field.facts.name)}>
                  <TwinPair pair={pair} texts={values.texts} open={null} input={input} />
                </div>
              ))}
            </ReportPendingUploads>
          </div>
          {!isReadOnly && (
            <div className="settings-save">
              <Button
                type="submit"
                aria-disabled={isBusy || uploads.isWaiting}
                data-busy={isBusy || uploads.isWaiting || undefined}
              >
                {formWords.save}
              </Button>
              <SaveProgress isBusy={isBusy} isWaiting={uploads.isWaiting} />
            </div>
          )}
        </fieldset>
      </form>
      {dialog}
    </>
  );
}

const severalInput: TextKind<SeveralFacts> = {
  sends: 'text',
  textOf: (names) => (names as readonly string[]).join(', '),
  Input: TypesInput,
  Display: ({ value }) => value,
};

/** The kinds of content that need approval before they are published (requirement 19.49); the value names them. */
function TypesInput({ facts: { name, label, hint }, value, onChange, error }: TextInputProps<SeveralFacts>) {
  const id = useId();
  const types = useTypes().filter(({ drafts }) => drafts);
  const chosen = value.split(', ');
  return (
    <fieldset className="settings-types" aria-describedby={`${id}-hint`}>
      <legend className="field-label">{label}</legend>
      <p id={`${id}-hint`} className="field-hint">
        {hint}
      </p>
      <div className="settings-types-list">
        {types.map((type) => (
          <label key={type.name}>
            <input
              type="checkbox"
              name={name}
              value={type.name}
              checked={chosen.includes(type.name)}
              onChange={({ currentTarget: { checked } }) => {
                const isChosen = (one: string) => (one === type.name ? checked : chosen.includes(one));
                onChange(
                  types
                    .map((one) => one.name)
                    .filter(isChosen)
                    .join(', '),
                );
              }}
            />
            <span>{type.admin.label}</span>
          </label>
        ))}
      </div>
      <FieldError error={error} />
    </fieldset>
  );
}

const kinds: Readonly<Record<string, TextKind>> = {
  text: textInput,
  'long-text': longTextInput,
  'whole-number': wholeNumberInput,
  flag: flagInput,
  several: severalInput,
  'stored-picture': picturePathInput,
};

/** How a setting is entered and shown. */
const kindOf = ({ kind }: FieldFacts): TextKind => kinds[kind] ?? textInput;
