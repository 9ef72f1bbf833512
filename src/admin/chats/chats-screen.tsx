import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { BackIcon } from '../icons.tsx';
import { Heading } from '../layout/heading.tsx';
import { isUnanswered } from './addresses.ts';
import { ChatHistory } from './chat-history.tsx';
import { ChatViews } from './chat-views.tsx';
import { Unanswered } from './unanswered.tsx';
import '../list/list.css';
import './chats.css';

/** What visitors asked the assistant (specification: Other admin screens), and what it could not answer. */
export function ChatsScreen() {
  const [params] = useSearchParams();
  return (
    <>
      <Heading title="Chatbot Questions">
        <Button component={Link} to="/admin/dashboard" variant="default" leftSection={<BackIcon />}>
          Back
        </Button>
      </Heading>
      <ChatViews />
      {isUnanswered(params) ? <Unanswered /> : <ChatHistory />}
    </>
  );
}
