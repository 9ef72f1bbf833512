/** The history of the chat, and the questions without an answer: two views of one screen. */
export const CHATS = '/admin/chats';

/** What stands in the address of the questions without an answer. */
export const SHOW_UNANSWERED = { show: 'unanswered' } as const;

export const UNANSWERED = `${CHATS}?${new URLSearchParams(SHOW_UNANSWERED)}`;

export const isUnanswered = (params: URLSearchParams) => params.get('show') === SHOW_UNANSWERED.show;
