const name = 'mailLater';
/** The answer "later", as the browser keeps it for so many days. */
const days = 14;
export const later = `${name}=1; path=/; max-age=${days * 86_400}; samesite=lax`;

/** Whether a browser that sends this cookie header was asked in the last two weeks and answered "later" (notices 9). */
export const saidLater = (cookies: string | null): boolean => new RegExp(`(?:^|;\\s*)${name}=1`).test(cookies ?? '');
