export type Option = { value: string; label: string };
export type Group = { group: string; items: Option[] };
export type Listed = Group | Option;

/** Case, accents, full-width forms and blanks don't count. */
const plain = (s: string): string =>
  s.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * The materials that a list shows for words: those whose labels have all of the words, then those that the words mean (`meant`, slugs,
 * the likeliest first). Each stands once, in its group; a group without any is left out. At most `limit` materials.
 */
export const narrowed = (
  listed: readonly Listed[],
  words: string,
  meant: readonly string[],
  limit: number,
): Listed[] => {
  const asked = plain(words).split(' ');
  const has = (o: Option) => asked.every((w) => plain(o.label).includes(w));
  const rank = (o: Option) => (has(o) ? 0 : meant.includes(o.value) ? 1 + meant.indexOf(o.value) : -1);
  let room = limit;
  return listed
    .map((l) => {
      const items = ('items' in l ? l.items : [l])
        .map((o) => ({ o, at: rank(o) }))
        .filter((x) => x.at >= 0)
        .toSorted((a, b) => a.at - b.at);
      return { l, items, first: items[0]?.at ?? -1 };
    })
    .filter((g) => g.items.length > 0)
    .toSorted((a, b) => a.first - b.first)
    .flatMap(({ l, items }): Listed[] => {
      const shown = items.slice(0, Math.max(0, room)).map((x) => x.o);
      room -= shown.length;
      if (!shown.length) return [];
      return 'items' in l ? [{ ...l, items: shown }] : shown;
    });
};
