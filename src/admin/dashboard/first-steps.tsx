import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useHasDuty } from '../duties/own-duties.ts';
import { CheckIcon, ForwardIcon } from '../icons.tsx';
import { FIRST_FIELD } from '../layout/heading.tsx';
import { useChange } from '../list/use-change.ts';
import { BACKUP, settingPath } from '../paths.ts';
import { changeSettings, readSettings, SETTINGS_KEY } from '../settings/settings-queries.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { type FirstStep, firstStepsQuery } from './dashboard-queries.ts';
import { stepWords as words } from './words.ts';
import './first-steps.css';

/** Where each step is taken, with the focus in its field where it has one. */
const PATHS: Readonly<Record<FirstStep['step'], string>> = {
  name: settingPath('name'),
  phone: settingPath('phone'),
  address: settingPath('address'),
  logo: settingPath('logo'),
  notice: `/admin/add-notice${FIRST_FIELD}`,
  colleagues: `/admin/add-account${FIRST_FIELD}`,
  twoSteps: '/admin/two-step',
  mail: '/admin/mail',
  backup: BACKUP,
};

/**
 * What a new site still needs of the person, each with the way to it (requirements 24.78 to 24.83). The server says what
 * is done; nobody ticks anything.
 */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <section className="first-steps" aria-labelledby="first-steps">
      <h2 id="first-steps">{words.title}</h2>
      <p className="field-hint">{words.progress(done, steps.length)}</p>
      <ol>
        {steps.map(({ step, isDone }) => (
          <li key={step} data-done={isDone || undefined} data-next={step === next?.step || undefined}>
            {isDone ? <CheckIcon /> : <ForwardIcon />}
            <div>
              <Link to={PATHS[step]}>{words.steps[step]}</Link>
              {isDone ? (
                <span className="visually-hidden"> {words.done}</span>
              ) : (
                <p className="field-hint">{words.hints[step]}</p>
              )}
            </div>
          </li>
        ))}
      </ol>
      {useHasDuty('publisher') && <PutAway />}
    </section>
  );
}

/** Puts the steps away for the whole site. The settings bring them back. */
function PutAway() {
  const queries = useQueryClient();
  const away = useChange({
    make: async () => changeSettings({ firstSteps: false }, (await readSettings()).etag),
    onDone: () => toastSuccess(words.isAway),
    refresh: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: firstStepsQuery.queryKey }),
        queries.invalidateQueries({ queryKey: SETTINGS_KEY }),
      ]),
  });
  return (
    <Button variant="default" size="compact-sm" aria-disabled={away.isBusy()} onClick={() => away.make()}>
      {words.putAway}
    </Button>
  );
}
