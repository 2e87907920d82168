/**
 * Tells how many entries of a row fit, measured, whenever the row or a word changes; the rest goes under the row's last
 * entry (`data-more`). @returns a function that ends it
 */
export const watchFold = (list: HTMLElement, tell: (shown: number) => void): (() => void) => {
  const measure = () => {
    const items = [...list.children].filter((c): c is HTMLElement => c instanceof HTMLElement);
    const more = items.find((c) => 'more' in c.dataset);
    const entries = items.filter((c) => c !== more);
    const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
    // Folded entries keep their width: they are out of sight, not out of the layout.
    const ends = entries.reduce<number[]>((out, e) => [...out, (out.at(-1) ?? -gap) + gap + e.offsetWidth], []);
    const room = list.clientWidth;
    if ((ends.at(-1) ?? 0) <= room) return tell(entries.length);
    const left = room - gap - (more?.scrollWidth || 80);
    return tell(Math.max(1, ends.filter((e) => e <= left).length));
  };
  const watch = new ResizeObserver(measure);
  watch.observe(list);
  for (const c of list.children) watch.observe(c);
  return () => watch.disconnect();
};
