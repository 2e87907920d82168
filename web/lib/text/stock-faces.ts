/** Whether the system draws a Chinese character: without a face for it, every one is drawn as the same empty box. */
const hasChineseFace = (): boolean => {
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

/** Faces for people's own Chinese, where the system has none: loaded once a page shows such text, since only their list is 31 KB. */
export const loadStockFaces = async (): Promise<void> => {
  if (!hasChineseFace()) await import('#web/fonts-stock.css');
};
