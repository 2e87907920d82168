/** The number that the router keeps with the entry of the history. */
const place = (): number | undefined => (history.state as { idx?: number } | null)?.idx;

/**
 * A link to a place within the page (`#main`) makes an entry of the history that the router has not numbered. When one goes back to it, or
 * from it, the router cannot tell how far, and holds nothing back: a page with something typed is left without the question. Each such
 * entry gets its number before the router reads it, which listens at the same place: this has to be called before the router is made.
 */
export const numberHashEntries = (): void => {
  let last = 0;
  const note = () => {
    last = place() ?? last;
  };
  addEventListener('click', note, true);
  addEventListener('popstate', () => {
    if (!history.state) history.replaceState({ idx: (last += 1), key: `hash${last}` }, '');
    note();
  });
};
