/** Opens the login or completion popup from anywhere: a follow button, a link that a visitor may not use. */
export type Wish = 'login' | 'complete';
const name = 'weft:ask';

export const ask = (wish: Wish): void => {
  window.dispatchEvent(new CustomEvent<Wish>(name, { detail: wish }));
};

/** @returns a function that ends listening */
export const onAsk = (listener: (wish: Wish) => void): (() => void) => {
  const on = (e: Event) => listener((e as CustomEvent<Wish>).detail);
  window.addEventListener(name, on);
  return () => window.removeEventListener(name, on);
};
