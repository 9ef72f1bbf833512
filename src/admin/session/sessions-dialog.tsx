import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { browserIn } from '../../languages/browser-words.ts';
import { messageOf } from '../api/api-error.ts';
import { endSessions, type OwnSession, readSessions } from '../api/session.ts';
import { Dialog, DialogAnswers } from '../dialog/dialog.tsx';
import { words as dialogWords } from '../dialog/words.ts';
import { formatFull, formatRecent, timeAgo } from '../format-time.ts';
import { language } from '../language.ts';
import { QUIET, useOneMutation } from '../queries.ts';
import { clearProfileAndLeave } from './profile.ts';
import { sessionWords as words } from './words.ts';
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
  const end = useOneMutation({
    mutationFn: endSessions,
    meta: QUIET,
    onSuccess: clearProfileAndLeave,
  });
  const failure = end.error ?? error;
  return (
    <Dialog title={words.title} onCancel={onClose}>
      <p>{words.intro}</p>
      <p role="alert" className="refusal">
        {failure && messageOf(failure)}
      </p>
      <ul className="own-sessions" aria-busy={!data && !error}>
        {data?.map((session) => (
          <SessionLine key={`${session.createdAt} ${session.seenAt} ${session.agent}`} session={session} />
        ))}
      </ul>
      <DialogAnswers onCancel={onClose} cancel={dialogWords.close} isCareful>
        <Button
          aria-disabled={end.isPending}
          data-busy={end.isPending || undefined}
          onClick={() => end.isSuccess || end.mutate()}
        >
          {words.endAll}
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
        {browserIn(language, agent) || words.unknownBrowser}
        <span>{words.since(formatRecent(new Date(createdAt)))}</span>
      </div>
      {isCurrent ? (
        <strong>{words.thisOne}</strong>
      ) : (
        <span title={formatFull(seen)}>{words.lastSeen(timeAgo(seen, new Date()))}</span>
      )}
    </li>
  );
}
