import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { messageOf } from '../api/api-error.ts';
import { useSettingsGroups } from '../content-types.tsx';
import { useHasDuty } from '../duties/own-duties.ts';
import { ForPublishers } from '../duties/read-only.tsx';
import { UnsavedGuard } from '../form/unsaved-guard.tsx';
import { words as formWords } from '../form/words.ts';
import { ErrorNotice } from '../layout/error-notice.tsx';
import { Heading } from '../layout/heading.tsx';
import { ScreenSkeleton } from '../layout/screen-states.tsx';
import { MOD } from '../shortcuts/keys.ts';
import { useShortcut } from '../shortcuts/shortcut-registry.ts';
import { type SettingsVersion, settingsFormQuery } from './settings-queries.ts';
import { SettingsSection } from './settings-section.tsx';
import '../form/form.css';
import './settings.css';
import { words } from './words.ts';

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
