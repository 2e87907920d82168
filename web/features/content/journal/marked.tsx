const escaped = (s: string) => s.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Text with what is looked for marked, upper and lower case alike. It is text, whatever it looks like. */
export const Marked = ({ text, q }: { text: string; q: string }) => {
  if (!q) return text;
  return text
    .split(new RegExp(`(${escaped(q)})`, 'giu'))
    .map((part, i) => (i % 2 ? <mark key={i}>{part}</mark> : part));
};
