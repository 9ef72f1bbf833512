import type { InEach } from '../languages/language.ts';
import type { Words } from '../languages/words.ts';

/** Labels and errors of chat messages and of what is said of answers, and errors of tying a question to its answer. */
const english = {
  /** What is not found where a visitor rates an answer that no chat has. */
  answer: 'answer',
  typeIsUnread: 'type has to name records that visitors can read.',
  itemIsUnread: 'item has to be a record that visitors can read.',
  sender: 'Sender',
  message: 'Message',
  disconnected: 'The request ended before it was answered.',
};

const nepali: Words<typeof english> = {
  answer: 'जवाफ',
  typeIsUnread: 'type मा आगन्तुकले पढ्न सक्ने सामग्रीको नाम हुनुपर्छ।',
  itemIsUnread: 'item आगन्तुकले पढ्न सक्ने सामग्री हुनुपर्छ।',
  sender: 'पठाउने',
  message: 'सन्देश',
  disconnected: 'जवाफ दिनुअघि नै सम्पर्क टुट्यो।',
};

export const words: InEach<typeof english> = { en: english, ne: nepali };
