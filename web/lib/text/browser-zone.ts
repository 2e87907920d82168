let own: string | undefined;
/** The zone of the browser's clock, as it was when the page came. */
export const browserZone = (): string => (own ??= new Intl.DateTimeFormat().resolvedOptions().timeZone);
