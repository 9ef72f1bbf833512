import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { WhoElseMay } from '../duties/who-else-may.tsx';
import { BackIcon } from '../icons.tsx';
import { Heading } from '../layout/heading.tsx';
import { ChatHistory } from './chat-history.tsx';
import { Taught, Unanswered } from './questions.tsx';
import './chats.css';
import { useQuery } from '@tanstack/react-query';
import { inboxQuery } from '../inbox/inbox-queries.ts';
import { digits } from '../language.ts';
import { CHATS, TAUGHT, UNANSWERED } from '../paths.ts';
import { words } from './words.ts';

const useShownView = () => useSearchParams()[0].get('show');

/** The chat history (requirement 2.62), the unanswered questions and those that staff have answered by a record. */
export function ChatsScreen() {
  const show = useShownView();
  return (
    <>
      <Heading title={words.title}>
        <Button component={Link} to="/admin/dashboard" variant="default" leftSection={<BackIcon />}>
          {words.back}
        </Button>
      </Heading>
      <ChatViews />
      <WhoElseMay duties={['publisher']}>{words.removal}</WhoElseMay>
      {show === 'unanswered' ? <Unanswered /> : show === 'taught' ? <Taught /> : <ChatHistory />}
    </>
  );
}

/** Links to the history, to the unanswered questions, with their number, and to the remembered answers. */
function ChatViews() {
  const show = useShownView();
  const { data } = useQuery(inboxQuery);
  const count = data?.chats.unanswered ?? 0;
  const current = (isHere: boolean) => ({ 'aria-current': isHere ? ('page' as const) : undefined });
  return (
    <nav className="chat-views" aria-label={words.views}>
      <Link to={CHATS} {...current(show === null)}>
        {words.history}
      </Link>
      <Link to={UNANSWERED} {...current(show === 'unanswered')}>
        {words.unanswered}
        {count > 0 && (
          <>
            {' '}
            <span className="badge">{digits(count)}</span>
          </>
        )}
      </Link>
      <Link to={TAUGHT} {...current(show === 'taught')}>
        {words.taught}
      </Link>
    </nav>
  );
}
