/** A text without its ids, whose digits may by chance be those of a value that must not be in it. */
export const withoutIds = (text: string): string => text.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '');
