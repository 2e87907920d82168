/** A piece of a turned picture, in its pixels. */
export type Piece = { x: number; y: number; width: number; height: number };

const load = (src: string): Promise<HTMLImageElement> =>
  new Promise((done, fail) => {
    const image = new Image();
    image.addEventListener('load', () => done(image));
    image.addEventListener('error', () => fail(new Error('unreadable')));
    image.src = src;
  });

/** Longest side of what is cut out, in px: larger tells nobody more. */
const longest = 1600;

/**
 * Cuts a piece out of a picture turned clockwise by `angle` degrees. PNG stays PNG, anything else becomes JPEG.
 * @throws where the picture can't be read or the browser gives no canvas
 */
export const cropPicture = async (src: string, piece: Piece, angle: number, name: string): Promise<File> => {
  const image = await load(src);
  const canvas = document.createElement('canvas');
  const k = Math.min(1, longest / Math.max(piece.width, piece.height));
  canvas.width = Math.round(piece.width * k);
  canvas.height = Math.round(piece.height * k);
  const g = canvas.getContext('2d');
  if (!g) throw new Error('no canvas');
  const png = /\.png$/i.test(name);
  if (!png) {
    g.fillStyle = 'white';
    g.fillRect(0, 0, canvas.width, canvas.height);
  }
  const turn = (angle * Math.PI) / 180;
  const { naturalWidth: w, naturalHeight: h } = image;
  const width = Math.abs(Math.cos(turn) * w) + Math.abs(Math.sin(turn) * h);
  const height = Math.abs(Math.sin(turn) * w) + Math.abs(Math.cos(turn) * h);
  g.imageSmoothingQuality = 'high';
  g.scale(k, k);
  g.translate(width / 2 - piece.x, height / 2 - piece.y);
  g.rotate(turn);
  g.drawImage(image, -w / 2, -h / 2);
  const type = png ? 'image/png' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.92));
  if (!blob) throw new Error('no picture');
  return new File([blob], name.replace(/\.\w+$/, '') + (png ? '.png' : '.jpg'), { type });
};
