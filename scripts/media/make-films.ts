/**
 * Makes the demo world's films: `node scripts/media/make-films.ts` draws them and has ffmpeg (Debian: apt-get install ffmpeg) write
 * server/world/data/films as VP9 in WebM, which every Chromium plays, each with its poster. They have no sound; their captions tell.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { frame, type Scene, scenes } from './film-scenes.ts';

const folder = fileURLToPath(new URL('../../server/world/data/films/', import.meta.url));
GlobalFonts.registerFromPath(
  fileURLToPath(import.meta.resolve('@fontsource/noto-sans-sc/files/noto-sans-sc-latin-400-normal.woff2')),
  'sans-serif',
);

const make = async (name: string, { length, poster, draw }: Scene): Promise<void> => {
  const canvas = createCanvas(frame.width, frame.height);
  const c = canvas.getContext('2d');
  const size = `${frame.width}x${frame.height}`;
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', size, '-r', String(frame.rate), '-i', '-'];
  // A key every two seconds, so that a jump shows its picture at once.
  const codec = ['-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0', '-g', String(frame.rate * 2), '-row-mt', '1'];
  const way = ['-deadline', 'good', '-cpu-used', '4', '-pix_fmt', 'yuv420p', '-fflags', '+bitexact', '-an'];
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...codec, ...way, `${folder}${name}.webm`], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(ffmpeg, 'close');
  for (let i = 0; i < length * frame.rate; i++) {
    draw(c, i / frame.rate, length);
    if (!ffmpeg.stdin.write(Buffer.from(canvas.data()))) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  await ended;
  draw(c, poster, length);
  writeFileSync(`${folder}${name}.jpg`, await canvas.encode('jpeg', 82));
  console.log(name);
};

mkdirSync(folder, { recursive: true });
for (const [name, scene] of Object.entries(scenes)) await make(name, scene);
