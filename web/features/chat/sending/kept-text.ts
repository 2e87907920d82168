const nameOf = (userId: string, conversationId: string) => `weft.chat.${userId}.${conversationId}`;

/** What was typed in a conversation and not sent yet, in this browser. */
export const readText = (userId: string, conversationId: string): string => {
  try {
    return localStorage.getItem(nameOf(userId, conversationId)) ?? '';
  } catch {
    return '';
  }
};

export const keepText = (userId: string, conversationId: string, text: string): void => {
  try {
    if (text) localStorage.setItem(nameOf(userId, conversationId), text);
    else localStorage.removeItem(nameOf(userId, conversationId));
  } catch {
    // Storage that is forbidden or full keeps nothing: the text stays on the page.
  }
};
