/** The face behind our own Chinese (`web/fonts.css`), which draws nothing. */
const net = 'Weft Net';

/**
 * Once a page shows a Chinese character that our own faces lack: the browser has then loaded the face behind them. Where no
 * page does, as most in English and Spanish, nothing more is laid out anew for a list of faces that nobody needs.
 */
export const whenFacesLack = (then: () => void): void => {
  const isLoaded = (f: FontFace) => f.family.includes(net) && f.status === 'loaded';
  const look = () => {
    if (![...document.fonts].some(isLoaded)) return;
    document.fonts.removeEventListener('loadingdone', look);
    then();
  };
  document.fonts.addEventListener('loadingdone', look);
  look();
};

/** Whether the system draws a Chinese character: without a face for it, every one is drawn as the same empty box. */
export const hasChineseFace = (): boolean => {
  const canvas = document.createElement('canvas');
  canvas.width = 48;
  canvas.height = 24;
  const c = canvas.getContext('2d', { willReadFrequently: true });
  if (!c) return false;
  c.font = '20px sans-serif';
  c.textBaseline = 'top';
  c.fillText('龘', 0, 2);
  c.fillText('纤', 24, 2);
  const half = (x: number) => String(c.getImageData(x, 0, 24, 24).data);
  return half(0) !== half(24);
};
