import { Button } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { browserIn } from '../../languages/browser-words.ts';
import { authorizedRequest } from '../api/request.ts';
import { formatDayAndTime } from '../format-time.ts';
import { language } from '../language.ts';
import { QUIET } from '../queries.ts';
import { networkShown } from '../session/network-shown.ts';
import { PasswordDialog } from '../session/password-dialog.tsx';
import { SessionsDialog } from '../session/sessions-dialog.tsx';
import { passwordWords, sessionWords } from '../session/words.ts';
import { signInWords as words } from './words.ts';

interface OwnSignIns {
  last: { at: string; agent: string; network: string } | null;
  failed: { count: number; isMore: boolean; lastAt: string | null };
}

const signInsQuery = queryOptions({
  queryKey: ['own-sign-ins'],
  async queryFn({ signal }): Promise<OwnSignIns> {
    const { body } = await authorizedRequest({ path: '/me/sign-ins', signal });
    return body as OwnSignIns;
  },
  meta: QUIET,
});

const hasFailed = ({ failed }: OwnSignIns) => failed.count > 0 || failed.isMore;

/** A warning where sign-ins failed since the last one; shows nothing else. */
export function FailedSignIns() {
  const { data } = useQuery(signInsQuery);
  return data && hasFailed(data) ? <SignIns of={data} /> : null;
}

/** When and from where one has signed in before, in a quiet line. A warning has it, too. */
export function LastSignIn() {
  const { data } = useQuery(signInsQuery);
  return data?.last && !hasFailed(data) ? <SignIns of={data} /> : null;
}

/** The last and the failed sign-ins, with links to sessions and password (requirement 21.51). */
function SignIns({ of }: { of: OwnSignIns }) {
  const [Open, setOpen] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  const { last, failed } = of;
  const lastAt = failed.lastAt === null ? '' : formatDayAndTime(new Date(failed.lastAt));
  return (
    <div className="last-sign-in" data-failed={hasFailed(of) || undefined}>
      <p>
        {last && words.last(formatDayAndTime(new Date(last.at)), placeOf(last))}{' '}
        {hasFailed(of) && <strong>{words.failed(failed.count, failed.isMore, lastAt)} </strong>}
        {words.ask}
      </p>
      <Button variant="subtle" size="compact-sm" onClick={() => setOpen(() => SessionsDialog)}>
        {sessionWords.title}
      </Button>
      <Button variant="subtle" size="compact-sm" onClick={() => setOpen(() => PasswordDialog)}>
        {passwordWords.title}
      </Button>
      {Open && <Open onClose={() => setOpen(null)} />}
    </div>
  );
}

const placeOf = ({ agent, network }: { agent: string; network: string }) =>
  [
    browserIn(language, agent) || sessionWords.unknownBrowser,
    ...(network ? [words.network(networkShown(network))] : []),
  ].join(', ');
