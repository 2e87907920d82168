/** An error's words as they may be shown: mail addresses, phone numbers, links and long figures are left out. */
export const withoutPersonal = (words: string): string =>
  words
    .replace(/\b[a-z][\w+.-]*:\/\/\S+/gi, '…')
    .replace(/[^\s<>"'(]+@[^\s<>"')]+/g, '…@…')
    .replace(/\+?\d[\d\s-]{5,}\d/g, '…')
    .slice(0, 300);
