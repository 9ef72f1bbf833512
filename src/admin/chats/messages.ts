import type { ChatEntry } from '../api/chats.ts';

/** What one side said. */
export interface Message {
  /** Its place in the conversation. */
  id: string;
  from: 'Visitor' | 'Assistant';
  text: string;
  /** When, as the visitor's browser had it; none for an answer, and where that was no time. */
  at?: Date;
}

/** What was said in a conversation, in its order; a side that said nothing is left out. */
export function messagesOf(conversation: readonly ChatEntry[]): Message[] {
  return conversation
    .flatMap(({ user, bot, timestamp }, index): Message[] => {
      const at = new Date(timestamp);
      return [
        { id: `${index} asked`, from: 'Visitor', text: user, ...(Number.isFinite(at.getTime()) && { at }) },
        { id: `${index} answered`, from: 'Assistant', text: bot },
      ];
    })
    .filter(({ text }) => text.trim() !== '');
}
