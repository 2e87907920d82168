/** The face behind our own Chinese (`web/fonts.css`), which draws nothing. */
const net = 'Weft Net';

/**
 * Once a page shows a Chinese character that our own faces lack: the browser has then asked for the face behind them, whether it came
 * or not. Where no page does, as most in English and Spanish, nothing more is laid out anew for a list of faces that nobody needs.
 */
export const whenFacesLack = (then: () => void): void => {
  const wasAskedFor = (f: FontFace) => f.family.includes(net) && ['loaded', 'error'].includes(f.status);
  const look = () => {
    if (![...document.fonts].some(wasAskedFor)) return;
    document.fonts.removeEventListener('loadingdone', look);
    then();
  };
  document.fonts.addEventListener('loadingdone', look);
  look();
};
