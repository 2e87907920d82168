import type { AvatarLook } from '#contract/fairs/avatar.ts';
import { drawFigure, figureViews } from '#web/ui/picture/figure-drawing.ts';

const side = 384;
const ground = '#e2e6e4';

/** The portrait as a PNG, drawn by the program of the page's own. @throws Error where the browser makes none */
export const portraitFile = async (look: AvatarLook): Promise<File> => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  const c = canvas.getContext('2d');
  if (!c) throw new Error('no canvas');
  const [x, y, width] = figureViews.portrait;
  c.fillStyle = ground;
  c.fillRect(0, 0, side, side);
  c.scale(side / width, side / width);
  c.translate(-x, -y);
  for (const { d, fill } of drawFigure(look)) {
    c.fillStyle = fill;
    const outline = new Path2D(d);
    c.fill(outline);
  }
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/png');
  });
  if (!blob) throw new Error('no picture');
  return new File([blob], 'portrait.png', { type: 'image/png' });
};
