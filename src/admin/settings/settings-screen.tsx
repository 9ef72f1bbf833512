import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { messageOf } from '../api/api-error.ts';
import { useHasDuty } from '../duties/own-duties.ts';
import { ForPublishers } from '../duties/read-only.tsx';
import { ErrorNotice } from '../layout/error-notice.tsx';
import { Heading } from '../layout/heading.tsx';
import { ScreenSkeleton } from '../layout/screen-states.tsx';
import { SettingsForm } from './settings-form.tsx';
import { settingsFormQuery } from './settings-queries.ts';
import '../form/form.css';
import './settings.css';
import { words } from './words.ts';

/** The screen of the college's settings. */
export function SettingsScreen() {
  const { data, error, refetch } = useQuery(settingsFormQuery);
  // The form disables the groups of fields for which the person lacks the duty.
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
          <SettingsForm loaded={data} />
        ) : (
          <ForPublishers what={words.theSettings}>
            <SettingsForm loaded={data} />
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
