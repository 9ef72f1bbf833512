import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { messageOf } from '../api/api-error.ts';
import { endSessions, type OwnSession, readSessions } from '../api/session.ts';
import { Dialog, DialogAnswers } from '../dialog/dialog.tsx';
import { formatDayAndTime, formatFull, timeAgo } from '../format-time.ts';
import { QUIET } from '../queries.ts';
import { clearProfileAndLeave } from './profile.ts';
import './session.css';

/** The person's sessions, with a button that ends all of them. */
export function SessionsDialog({ onClose }: { onClose: () => void }) {
  const { data, error } = useQuery({
    queryKey: ['own-sessions'],
    queryFn: ({ signal }) => readSessions(signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: true,
    meta: QUIET,
  });
  const end = useMutation({
    mutationFn: endSessions,
    meta: QUIET,
    onSuccess: clearProfileAndLeave,
  });
  const failure = end.error ?? error;
  return (
    <Dialog title="Sessions" onCancel={onClose}>
      <p>
        Where you are signed in. There is one that you do not know? Change your password: that ends it.
        Signing out everywhere ends this one, too.
      </p>
      <p role="alert" className="refusal">
        {failure && messageOf(failure)}
      </p>
      <ul className="own-sessions" aria-busy={!data && !error}>
        {data?.map((session) => (
          <SessionLine key={`${session.createdAt} ${session.seenAt} ${session.agent}`} session={session} />
        ))}
      </ul>
      <DialogAnswers>
        <Button variant="default" data-autofocus onClick={onClose}>
          Close
        </Button>
        <Button
          aria-disabled={end.isPending}
          data-busy={end.isPending || undefined}
          onClick={() => end.isPending || end.isSuccess || end.mutate()}
        >
          Sign out everywhere
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}

function SessionLine({ session: { agent, createdAt, seenAt, isCurrent } }: { session: OwnSession }) {
  const seen = new Date(seenAt);
  return (
    <li>
      <div>
        {agent || 'Unknown browser'}
        <span>since {formatDayAndTime(new Date(createdAt))}</span>
      </div>
      {isCurrent ? (
        <strong>This one</strong>
      ) : (
        <span title={formatFull(seen)}>last seen {timeAgo(seen, new Date())}</span>
      )}
    </li>
  );
}
