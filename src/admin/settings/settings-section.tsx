import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { GroupFacts } from '../../content/define-singleton.ts';
import type { FieldFacts } from '../../schema/field.ts';
import { named } from '../duties/named.ts';
import { useHasDuty } from '../duties/own-duties.ts';
import { useIsReadOnly } from '../duties/read-only.tsx';
import type { Texts } from '../form/draft.ts';
import { ReportPendingUploads, usePendingUploads } from '../form/pending-uploads.ts';
import { SaveProgress } from '../form/save-bar.tsx';
import { useUnsavedWatch } from '../form/unsaved-guard.tsx';
import { useStoredForm } from '../form/use-stored-form.tsx';
import { words as formWords } from '../form/words.ts';
import { rememberCollege } from '../shell.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { kindOf } from './settings-inputs.tsx';
import { changeSettings, readSettings, SETTINGS_KEY, type SettingsVersion } from './settings-queries.ts';
import { words } from './words.ts';

interface SettingsSectionProps {
  id: string;
  group: GroupFacts;
  /** The settings as they are known to be stored. */
  stored: SettingsVersion;
  onSaved: (saved: SettingsVersion) => void;
}

/** Some settings that belong together, in a form of their own that stays open after saving. */
export function SettingsSection({ id, group, stored, onSaved }: SettingsSectionProps) {
  const { title, hint, isDense, duty, fields } = group;
  const hintId = useId();
  const queries = useQueryClient();
  const isReadOnly = !useHasDuty(duty);
  // Where nothing may be changed, it stands above the sections.
  const isAllReadOnly = useIsReadOnly();
  const note = [hint, isReadOnly && !isAllReadOnly && words.needed(named([duty]))].filter(Boolean).join(' ');
  const { draft, isBusy, save, dialog } = useStoredForm<SettingsVersion, SettingsVersion>({
    stored,
    textsOf: (version) => textsOf(fields, version?.facts),
    read: readSettings,
    send: async (changes, seen = stored) =>
      Object.keys(changes).length === 0 ? seen : changeSettings(bodyOf(fields, changes), seen.etag),
    onSaved(saved) {
      rememberCollege(queries, saved.facts);
      void queries.invalidateQueries({ queryKey: SETTINGS_KEY, refetchType: 'none' });
      toastSuccess(words.saved, { label: words.viewSite, href: '/' });
      onSaved(saved);
    },
    goOnWith: (saved) => saved,
    compared: fields.map((facts) => {
      const { Display } = kindOf(facts);
      return { ...facts, show: (value) => <Display facts={facts} value={value} /> };
    }),
  });
  const uploads = usePendingUploads(save);
  const isUnsaved = () => draft.isUnsaved() || uploads.isAny;
  useUnsavedWatch(isUnsaved);

  return (
    <>
      <form
        ref={draft.form}
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
              {fields.map((facts) => {
                const { Input } = kindOf(facts);
                return (
                  <div key={facts.name} lang={facts.twinOf && 'ne'}>
                    <Input
                      facts={facts}
                      fields={fields}
                      texts={draft.texts}
                      value={draft.texts[facts.name] ?? ''}
                      error={draft.errors[facts.name]}
                      onChange={(text) => draft.setText(facts.name, text)}
                    />
                  </div>
                );
              })}
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
              <SaveProgress isBusy={isBusy} isWaiting={uploads.isWaiting} progress={null} />
            </div>
          )}
        </fieldset>
      </form>
      {dialog}
    </>
  );
}

type Facts = Readonly<Record<string, unknown>>;

const textsOf = (fields: readonly FieldFacts[], facts: Facts = {}): Texts =>
  Object.fromEntries(
    fields.map((field) => [field.name, (kindOf(field).textOf ?? String)(facts[field.name] ?? '')]),
  );

/** The API takes every value as a text but a flag, which is a boolean. */
const bodyOf = (fields: readonly FieldFacts[], texts: Texts): object =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const isFlag = fields.some((facts) => facts.name === name && facts.kind === 'flag');
      return [name, isFlag ? text === 'true' : text];
    }),
  );
