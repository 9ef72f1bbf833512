import { helpNumber } from '../../../content/help-number.ts';
import { askAssistant, FailedAnswer, RejectedMessage, saveExchange } from './chat-api.ts';
import { readConversation, type StoredConversation, storeConversation } from './stored-conversation.ts';
import { words } from './words.ts';

/** State of the chat. */
export interface State extends StoredConversation {
  isWaiting: boolean;
  /** Why the message in the field was not sent; empty without an error. */
  error: string;
}

export interface Conversation {
  now(): State;
  subscribe(onChange: () => void): () => void;
  /** Sets the text of the field. */
  type(draft: string): void;
  /** Sends the field's text, unless it is blank or an answer is pending. Never throws. */
  send(): Promise<void>;
  /** Reads messages that other pages of the visit have stored. */
  refresh(): void;
}

/** Continues the visit's stored conversation. */
export function startConversation(): Conversation {
  let state: State = { ...readConversation(), isWaiting: false, error: '' };
  const listeners = new Set<() => void>();
  const change = (changes: Partial<State>) => {
    state = { ...state, ...changes };
    storeConversation(state.isWaiting ? withoutPending(state) : state);
    for (const listener of listeners) listener();
  };

  const send = async () => {
    const { session, messages, draft, isWaiting } = state;
    const text = draft.trim();
    if (isWaiting || text === '') return;
    const asked = [...messages, { by: 'visitor', text } as const];
    change({ messages: asked, draft: '', isWaiting: true, error: '' });
    try {
      const texts = await askAssistant(session, text);
      const answers = texts.map((answer) => ({ by: 'assistant', text: answer }) as const);
      change({ messages: [...asked, ...answers], isWaiting: false });
      void save(session, text, texts);
    } catch (cause) {
      console.error('The message was not sent', cause);
      change({ ...withoutPending(state), isWaiting: false, error: reasonOf(cause) });
    }
  };

  return {
    now: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type: (draft) => change({ draft }),
    send,
    refresh() {
      if (!state.isWaiting) change({ ...readConversation(), error: '' });
    },
  };
}

function reasonOf(cause: unknown): string {
  if (cause instanceof RejectedMessage) return words.refused(cause.message);
  const id = cause instanceof FailedAnswer ? cause.requestId : null;
  return id ? words.notSentNumber(helpNumber(id)) : words.notSent;
}

/** The conversation with its unanswered message moved back to the field, since the page may be left before the answer. */
function withoutPending({ session, messages, draft }: State): StoredConversation {
  const text = messages.at(-1)?.text ?? '';
  return { session, messages: messages.slice(0, -1), draft: draft ? `${text}\n${draft}` : text };
}

async function save(session: string, user: string, texts: readonly string[]): Promise<void> {
  try {
    await saveExchange(session, { user, bot: texts.join('\n\n'), timestamp: new Date().toISOString() });
  } catch (error) {
    console.error('The conversation was not kept', error);
  }
}
