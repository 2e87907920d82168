import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { registerUsualFaces, stamp } from './stamp.ts';

export type Source = { id: string; kind: 'pdf' | 'picture'; bytes: Uint8Array };
export type PageSize = { width: number; height: number };
export type Job = { source: Source } & (
  | { what: 'sizes' }
  | { what: 'page'; page: number; width: number; words: string[] }
);

/** Pages that a document may be shown with, pixels that one of them has at most, and pixels of a picture within it. */
const mostPages = 200;
const mostPixels = 10_000_000;
/** A side in pixels: WebP has no picture above 16,383. */
const mostSide = 12_000;
const mostOfImage = 40_000_000;

type Pdfjs = typeof import('pdfjs-dist/legacy/build/pdf.mjs');
type Document = Awaited<ReturnType<Pdfjs['getDocument']>['promise']>;
let pdfjs: Pdfjs | undefined;
/** The document that was opened last: its pages are asked for one after another. */
let opened: { id: string; document: Document } | undefined;

export const openPdf = async (source: Source): Promise<Document> => {
  if (opened?.id === source.id) return opened.document;
  await opened?.document.loadingTask.destroy();
  opened = undefined;
  if (!pdfjs) {
    pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
    registerUsualFaces();
  }
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const document = await pdfjs.getDocument({
    data: new Uint8Array(source.bytes),
    cMapUrl: `${folder}/cmaps/`,
    standardFontDataUrl: `${folder}/standard_fonts/`,
    wasmUrl: `${folder}/wasm/`,
    iccUrl: `${folder}/iccs/`,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: mostOfImage,
    verbosity: 0,
  }).promise;
  opened = { id: source.id, document };
  return document;
};

/** As wide as asked for, and with no more pixels than a page may have. */
export const scaleFor = ({ width, height }: PageSize, wanted: number): number =>
  Math.min(wanted / width, Math.sqrt(mostPixels / (width * height)), mostSide / Math.max(width, height));

const drawPdf = async (source: Source, no: number, width: number): Promise<Canvas> => {
  const page = await (await openPdf(source)).getPage(no);
  const viewport = page.getViewport({ scale: scaleFor(page.getViewport({ scale: 1 }), width) });
  const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport, background: '#ffffff' }).promise;
  page.cleanup();
  return canvas;
};

const open = (source: Source) => sharp(source.bytes, { limitInputPixels: mostOfImage });

const drawPicture = async (source: Source, width: number): Promise<Canvas> => {
  const { width: w, height: h } = await open(source).metadata();
  const scale = Math.min(1, scaleFor({ width: w, height: h }, width));
  const small = await open(source)
    .resize(Math.max(1, Math.round(w * scale)))
    .png({ compressionLevel: 1 })
    .toBuffer();
  const image = await loadImage(small);
  const canvas = createCanvas(image.width, image.height);
  const c = canvas.getContext('2d');
  c.fillStyle = '#ffffff';
  c.fillRect(0, 0, image.width, image.height);
  c.drawImage(image, 0, 0);
  return canvas;
};

/** How large each page is, in the units of the document. */
export const pageSizes = async (source: Source): Promise<PageSize[]> => {
  if (source.kind === 'picture') {
    const { width, height } = await open(source).metadata();
    return [{ width, height }];
  }
  const document = await openPdf(source);
  const sizes: PageSize[] = [];
  for (let no = 1; no <= Math.min(document.numPages, mostPages); no++) {
    const { width, height } = (await document.getPage(no)).getViewport({ scale: 1 });
    sizes.push({ width: Math.round(width), height: Math.round(height) });
  }
  return sizes;
};

/** One page as a picture with the words all over it: they are part of its pixels and cannot be taken off. */
export const drawPage = async (
  source: Source,
  page: number,
  width: number,
  words: readonly string[],
): Promise<Buffer> => {
  const canvas = source.kind === 'pdf' ? await drawPdf(source, page, width) : await drawPicture(source, width);
  stamp(canvas.getContext('2d'), canvas.width, canvas.height, words);
  return canvas.encode('webp', 84);
};
