import sharp from 'sharp';
const [out, h, ...files] = process.argv.slice(2);
const H = Number(h);
const parts = await Promise.all(files.map(async (f) => { const m = await sharp(f).metadata(); const height = Math.min(m.height!, H); return { b: await sharp(f).extract({ left: 0, top: 0, width: m.width!, height }).png().toBuffer(), w: m.width!, h: height }; }));
const width = parts.reduce((a, p) => a + p.w + 10, 0);
let x = 0;
await sharp({ create: { width, height: Math.max(...parts.map((p) => p.h)), channels: 3, background: '#fff' } }).composite(parts.map((p) => { const c = { input: p.b, left: x, top: 0 }; x += p.w + 10; return c; })).png().toFile(out!);
