/**
 * Removes what a person typed in conversations and did not send, or what did not arrive, from this browser: with their logout, and with
 * their account (chat 15). A session that merely ended leaves it, so that nothing typed is lost.
 */
export const forgetTyped = (userId: string): void => {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(`weft.chat.${userId}.`)) localStorage.removeItem(key);
  } catch {
    // Storage that is forbidden keeps nothing anyway.
  }
};
