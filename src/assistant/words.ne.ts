import type { Words } from '../languages/words.ts';
import type { words as english } from './words.ts';

export const words: Words<typeof english> = {
  typeIsUnread: 'type मा आगन्तुकले पढ्न सक्ने सामग्रीको नाम हुनुपर्छ।',
  itemIsUnread: 'item आगन्तुकले पढ्न सक्ने सामग्री हुनुपर्छ।',
  sender: 'पठाउने',
  message: 'सन्देश',
  disconnected: 'जवाफ दिनुअघि नै सम्पर्क टुट्यो।',
};
