import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { GroupFacts } from '../../content/define-singleton.ts';
import type { FieldFacts } from '../../schema/field.ts';
import { messageOf } from '../api/api-error.ts';
import { useSettingsGroups } from '../content-types.tsx';
import { named, useHasDuty } from '../duties/own-duties.ts';
import { ForPublishers, useIsReadOnly } from '../duties/read-only.tsx';
import { type Texts, textsOf } from '../form/draft.ts';
import { ReportPendingUploads, usePendingUploads } from '../form/pending-uploads.ts';
import { SaveProgress } from '../form/save-bar.tsx';
import { UnsavedGuard, useUnsavedWatch } from '../form/unsaved-guard.tsx';
import { useStoredForm } from '../form/use-stored-form.tsx';
import { words as formWords } from '../form/words.ts';
import { ErrorNotice } from '../layout/error-notice.tsx';
import { Heading } from '../layout/heading.tsx';
import { ScreenSkeleton } from '../layout/screen-states.tsx';
import { rememberCollege } from '../shell.ts';
import { MOD } from '../shortcuts/keys.ts';
import { useShortcut } from '../shortcuts/shortcut-registry.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { kindOf } from './settings-inputs.tsx';
import {
  changeSettings,
  readSettings,
  SETTINGS_KEY,
  type SettingsVersion,
  settingsFormQuery,
} from './settings-queries.ts';
import { words } from './words.ts';
import '../form/form.css';
import './settings.css';

/** The screen of the college's settings. */
export function SettingsScreen() {
  const { data, error, refetch } = useQuery(settingsFormQuery);
  // Each section is disabled for people who lack its duty.
  const mayChange = useHasDuty('publisher', 'accounts');
  return (
    <>
      <Heading title={words.title}>
        <Button component={Link} to="/admin/mail" variant="default">
          {words.mail}
        </Button>
      </Heading>
      {data ? (
        mayChange ? (
          <Sections loaded={data} />
        ) : (
          <ForPublishers what={words.theSettings}>
            <Sections loaded={data} />
          </ForPublishers>
        )
      ) : error ? (
        <ErrorNotice message={messageOf(error)} onTryAgain={() => void refetch()} />
      ) : (
        <ScreenSkeleton />
      )}
    </>
  );
}

const idOf = (key: string) => `settings-${key}`;

/** The table of contents and the sections, each a form of its own. */
function Sections({ loaded }: { loaded: SettingsVersion }) {
  const groups = useSettingsGroups();
  const [stored, setStored] = useState(loaded);
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
      <UnsavedGuard isUnsaved={isNothingElse} />
    </>
  );
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
  const { draft, isBusy, save, dialog } = useStoredForm<SettingsVersion, SettingsVersion>({
    stored,
    textsOf: (version) => textsOf(textFields, version?.facts),
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
    compared: textFields.map(({ facts, kind }) => ({
      ...facts,
      show: (value) => <kind.Display facts={facts} value={value} />,
    })),
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
              {textFields.map(({ facts, kind }) => (
                <div key={facts.name} lang={facts.twinOf && 'ne'}>
                  <kind.Input
                    facts={facts}
                    fields={fields}
                    texts={draft.texts}
                    {...draft.fieldOf(facts.name)}
                  />
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

/** The API takes every value as a text but a flag, which is a boolean. */
const bodyOf = (fields: readonly FieldFacts[], texts: Texts): object =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const isFlag = fields.some((facts) => facts.name === name && facts.kind === 'flag');
      return [name, isFlag ? text === 'true' : text];
    }),
  );
