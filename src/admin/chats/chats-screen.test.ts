import { expect, test } from 'vitest';
import { messagesOf } from './chats-screen.tsx';

test('a conversation is split into messages with their authors', () => {
  const timestamp = '2026-11-21T08:45:00.000Z';
  const at = new Date(timestamp);
  expect(
    messagesOf([
      { user: 'Hello', bot: 'Namaste', timestamp },
      { user: 'What is the fee?', bot: '', timestamp },
      { user: ' ', bot: 'Still there?', timestamp: 'yesterday' },
    ]).map(({ id: _, ...message }) => message),
  ).toEqual([
    { from: 'Visitor', text: 'Hello', at },
    { from: 'Assistant', text: 'Namaste' },
    { from: 'Visitor', text: 'What is the fee?', at },
    { from: 'Assistant', text: 'Still there?' },
  ]);
});

test('an invalid timestamp of a browser is left out', () => {
  const [asked] = messagesOf([{ user: 'Hello', bot: 'Namaste', timestamp: 'soon' }]);
  expect(asked).not.toHaveProperty('at');
});
