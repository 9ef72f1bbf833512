/** Labels and errors of chat messages, and errors of tying a question to its answer. */
export const words = {
  typeIsUnread: 'type has to name records that visitors can read.',
  itemIsUnread: 'item has to be a record that visitors can read.',
  sender: 'Sender',
  message: 'Message',
  disconnected: 'The request ended before it was answered.',
};
