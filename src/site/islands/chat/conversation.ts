import { ask, Refused, saveExchange } from './chat-api.ts';
import { type Kept, keep, readKept } from './stored-conversation.ts';

/** Said quietly below the field; the rest is logged (specification: Error catalogue). */
const NOT_SENT = 'Not sent. Try again';

/** What the chat shows at one moment. */
export interface State extends Kept {
  isWaiting: boolean;
  /** Why what stands in the field was not sent; empty when nothing went wrong. */
  trouble: string;
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
  let state: State = { ...readKept(), isWaiting: false, trouble: '' };
  const listeners = new Set<() => void>();
  const change = (changes: Partial<State>) => {
    state = { ...state, ...changes };
    keep(state.isWaiting ? takenBack(state) : state);
    for (const listener of listeners) listener();
  };

  const send = async () => {
    const { session, messages, draft, isWaiting } = state;
    const text = draft.trim();
    if (isWaiting || text === '') return;
    const asked = [...messages, { by: 'visitor', text } as const];
    change({ messages: asked, draft: '', isWaiting: true, trouble: '' });
    try {
      const texts = await ask(session, text);
      const answers = texts.map((answer) => ({ by: 'assistant', text: answer }) as const);
      change({ messages: [...asked, ...answers], isWaiting: false });
      void save(session, text, texts);
    } catch (error) {
      console.error('The message was not sent', error);
      const trouble = error instanceof Refused ? `Not sent. ${error.message}` : NOT_SENT;
      change({ ...takenBack(state), isWaiting: false, trouble });
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
      if (!state.isWaiting) change({ ...readKept(), trouble: '' });
    },
  };
}

/** As if what waits for its answer had not been sent: the page may be left before that comes. */
function takenBack({ session, messages, draft }: State): Kept {
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
