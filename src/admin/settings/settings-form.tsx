import { Textarea, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { collegeLabels } from '../../content/college-fields.ts';
import { completeAddress } from '../../schema/web-address.ts';
import { ConflictDialog } from '../conflict/conflict-dialog.tsx';
import { useTypes } from '../content-types.tsx';
import { named } from '../duties/named.ts';
import { useHasDuty } from '../duties/own-duties.ts';
import { useIsReadOnly } from '../duties/read-only.tsx';
import type { Texts } from '../form/draft.ts';
import { ReportPendingUploads, usePendingUploads } from '../form/pending-uploads.ts';
import { SaveBar } from '../form/save-bar.tsx';
import { SwitchField } from '../form/switch-field.tsx';
import { UnsavedGuard } from '../form/unsaved-guard.tsx';
import { type Draft, useDraft } from '../form/use-draft.ts';
import {
  comparedFields,
  type SettingsField,
  type SettingsGroup,
  settingsGroups,
  settingsTextsOf,
} from './settings-fields.ts';
import { SettingsPicture } from './settings-picture.tsx';
import type { SettingsVersion } from './settings-queries.ts';
import { useSaveSettings } from './use-save-settings.ts';
import { words } from './words.ts';

/** The form of the settings. It stays open after saving and continues from the stored version. */
export function SettingsForm({ loaded }: { loaded: SettingsVersion }) {
  const [initial, setInitial] = useState(loaded);
  const start = settingsTextsOf(initial.facts);
  const draft = useDraft(start, {});

  /** Continues from a stored version. Texts that were changed since `sent` are kept. */
  const continueFrom = (version: SettingsVersion, sent: Texts) => {
    for (const [name, text] of Object.entries(settingsTextsOf(version.facts))) {
      if (draft.texts[name] === sent[name]) draft.setText(name, text);
    }
    setInitial(version);
  };
  const { isBusy, stored, change, keepEditing, save } = useSaveSettings({
    draft,
    start,
    onSaved: continueFrom,
  });
  const uploads = usePendingUploads(() => save(initial));

  return (
    <>
      <form
        ref={draft.form}
        className="record-form settings-form"
        onSubmit={(event) => {
          event.preventDefault();
          uploads.save();
        }}
      >
        <ReportPendingUploads value={uploads.report}>
          {settingsGroups.map((group) => (
            <Group key={group.title} group={group} draft={draft} />
          ))}
        </ReportPendingUploads>
        <SaveBar isBusy={isBusy} isWaiting={uploads.isWaiting} progress={null} listPath="/admin/dashboard" />
      </form>
      <UnsavedGuard isUnsaved={() => draft.isUnsaved() || uploads.isAny} />
      {stored && (
        <ConflictDialog
          fields={comparedFields}
          start={start}
          mine={draft.texts}
          theirs={settingsTextsOf(stored.facts)}
          change={change}
          isBusy={isBusy}
          onOverwrite={() => save(stored)}
          onTakeTheirs={() => {
            continueFrom(stored, draft.texts);
            keepEditing();
          }}
          onKeepEditing={keepEditing}
        />
      )}
    </>
  );
}

function Group({ group, draft }: { group: SettingsGroup; draft: Draft }) {
  const { title, hint, isDense, duties = ['publisher'], fields } = group;
  const hintId = useId();
  const isReadOnly = !useHasDuty(...duties);
  // Where nothing may be changed, it stands above the form.
  const isAllReadOnly = useIsReadOnly();
  const note = [hint, isReadOnly && !isAllReadOnly && words.needed(named(duties))].filter(Boolean).join(' ');
  return (
    <fieldset
      className={isReadOnly ? 'settings-group read-only' : 'settings-group'}
      disabled={isReadOnly}
      aria-describedby={note ? hintId : undefined}
    >
      <legend>{title}</legend>
      {note && (
        <p id={hintId} className="field-hint">
          {note}
        </p>
      )}
      <div className="settings-fields" data-dense={isDense || undefined}>
        {fields.map((field) => {
          const Input = inputOf(field);
          return (
            <Input
              key={field.name}
              field={field}
              value={draft.texts[field.name] ?? ''}
              error={draft.errors[field.name]}
              onChange={(text) => draft.setText(field.name, text)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

function inputOf({ isPicture, isReview, isSwitch }: SettingsField) {
  if (isPicture) return SettingsPicture;
  if (isSwitch) return SettingsSwitch;
  return isReview ? SettingsReview : SettingsInput;
}

interface SettingsInputProps {
  field: SettingsField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** One field with its hint. The server validates it. */
function SettingsInput({ field, value, error, onChange }: SettingsInputProps) {
  const { name, hint, isRequired, type, isNumber, isSeveralLines, isNepali } = field;
  const description = [isRequired && words.required, hint].filter(Boolean).join(' ');
  if (isSeveralLines)
    return (
      <Textarea
        label={collegeLabels[name]}
        name={name}
        value={value}
        rows={3}
        resize="vertical"
        spellCheck={false}
        {...(description && { description })}
        {...(error && { error })}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  return (
    <TextInput
      label={collegeLabels[name]}
      name={name}
      value={value}
      data-narrow={isNumber || undefined}
      lang={isNepali ? 'ne' : undefined}
      labelProps={isNepali ? { lang: 'ne' } : {}}
      autoComplete="off"
      spellCheck={type === undefined}
      inputMode={isNumber ? 'numeric' : (type ?? 'text')}
      aria-required={isRequired}
      {...(description && { description })}
      {...(error && { error })}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...(type === 'url' && {
        onBlur: () => {
          const completed = completeAddress(value);
          if (completed !== value) onChange(completed);
        },
      })}
    />
  );
}

/** The kinds of content that need approval before they are published (requirement 19.49); the value names them. */
function SettingsReview({ field: { name, hint }, value, error, onChange }: SettingsInputProps) {
  const id = useId();
  const reviewed = useTypes().filter(({ drafts }) => drafts);
  const chosen = value.split(/[\s,]+/).filter(Boolean);
  return (
    <fieldset className="settings-review" aria-describedby={`${id}-hint`}>
      <legend className="field-label">{collegeLabels[name]}</legend>
      <p id={`${id}-hint`} className="field-hint">
        {hint}
      </p>
      <div className="settings-review-types">
        {reviewed.map((type) => (
          <label key={type.name}>
            <input
              type="checkbox"
              name={name}
              value={type.name}
              checked={chosen.includes(type.name)}
              onChange={({ currentTarget: { checked } }) => {
                const names = reviewed.map((one) => one.name);
                onChange(
                  names.filter((one) => (one === type.name ? checked : chosen.includes(one))).join(', '),
                );
              }}
            />
            <span>{type.admin.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** A setting that is 'true' or 'false'. */
function SettingsSwitch({ field: { name, hint = '' }, value, error, onChange }: SettingsInputProps) {
  return (
    <div className="settings-switch">
      <SwitchField
        label={collegeLabels[name]}
        name={name}
        hint={hint}
        isOn={value === 'true'}
        onChange={(isOn) => onChange(String(isOn))}
      />
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
