import type { QueryClient } from '@tanstack/react-query';
import { refreshNumbers } from '../inbox/inbox-queries.ts';
import { UNANSWERED_KEY } from './chat-queries.ts';

/** Reads the questions without an answer again, and how many there are. */
export const refreshUnanswered = (queries: QueryClient) =>
  Promise.all([queries.invalidateQueries({ queryKey: UNANSWERED_KEY }), refreshNumbers(queries)]);
