/** What the router keeps with each entry of the history: its place among them. */
type Entry = { idx?: number } | null;
const entry = (): Entry => window.history.state as Entry;

/**
 * A link to a place within the page (`#main`) makes an entry of the history that the router has not numbered. When one goes back to it, or
 * from it, the router cannot tell how far, and holds nothing back: a page with something typed is left without the question. Each such
 * entry gets its number before the router reads it, which listens at the same place: this has to be called before the router is made.
 */
export const numberHashEntries = (): void => {
  let last = 0;
  const note = () => {
    last = entry()?.idx ?? last;
  };
  window.addEventListener('click', note, { capture: true });
  window.addEventListener('popstate', () => {
    if (entry() === null) {
      last += 1;
      window.history.replaceState({ usr: null, key: Math.random().toString(36).slice(2, 10), idx: last }, '');
    } else note();
  });
};
