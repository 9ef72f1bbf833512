import { askAssistant, RejectedMessage, saveExchange } from './chat-api.ts';
import { readConversation, type StoredConversation, storeConversation } from './stored-conversation.ts';

/** Said quietly below the field; the rest is logged (specification: Error catalogue). */
const NOT_SENT = 'Not sent. Try again';

/** What the chat shows at one moment. */
export interface State extends StoredConversation {
  isWaiting: boolean;
  /** Why what stands in the field was not sent; empty when nothing went wrong. */
  error: string;
}

export interface Conversation {
  now(): State;
  subscribe(onChange: () => void): () => void;
  /** What is typed now. */
  type(draft: string): void;
  /** Sends what was typed, unless that is blank or an answer is still waited for. Never throws. */
  send(): Promise<void>;
  /** Takes up what was said on other pages of the visit. */
  refresh(): void;
}

/** The visit's conversation, as far as it went. */
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
      const error = cause instanceof RejectedMessage ? `Not sent. ${cause.message}` : NOT_SENT;
      change({ ...withoutPending(state), isWaiting: false, error });
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

/** As if what waits for its answer had not been sent: the page may be left before that comes. */
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
