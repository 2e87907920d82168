/** Opens the login or completion popup from anywhere: a follow button, a link that a visitor may not use. */
export type Wish = 'login' | 'complete';
type Asked = { wish: Wish; answer?: (done: boolean) => void };
const name = 'weft:ask';

const send = (asked: Asked) => window.dispatchEvent(new CustomEvent<Asked>(name, { detail: asked }));

export const ask = (wish: Wish): void => {
  send({ wish });
};

/** The same for an act that goes on afterwards: true once the person has logged in, or completed their profile. */
export const askFirst = (wish: Wish): Promise<boolean> => new Promise((answer) => send({ wish, answer }));

/** @returns a function that ends listening */
export const onAsk = (listener: (wish: Wish, answer?: (done: boolean) => void) => void): (() => void) => {
  const on = (e: Event) => {
    const { wish, answer } = (e as CustomEvent<Asked>).detail;
    listener(wish, answer);
  };
  window.addEventListener(name, on);
  return () => window.removeEventListener(name, on);
};
