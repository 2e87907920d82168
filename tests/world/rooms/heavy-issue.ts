import { randomBytes } from 'node:crypto';
import Pdf from 'pdfkit';
import sharp from 'sharp';

/** Pages of an issue as heavy as they come. */
export const heavyPages = 200;

/** More than 80 MB: on every page what nobody can press together, and its number as text, `Laminate 7`. */
export const heavyIssue = async (): Promise<Buffer> => {
  const [width, height] = [690, 900];
  const noise = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 82 })
    .toBuffer();
  const doc = new Pdf({ size: [595, 842], autoFirstPage: false, compress: false });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const whole = new Promise<void>((done) => void doc.on('end', () => done()));
  for (let no = 1; no <= heavyPages; no += 1) {
    doc.addPage({ margin: 0 }).image(noise, 20, 20, { width: 400 });
    doc.fontSize(14).text(`Laminate ${no}`, 20, 700);
  }
  doc.end();
  await whole;
  return Buffer.concat(parts);
};
