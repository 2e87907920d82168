/** What was typed, or nothing where it is empty. */
export const orNothing = (s: string) => s.trim() || undefined;
