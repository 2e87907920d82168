/** Pixels of an uncompressed Windows bitmap of 24 or 32 bits: sharp has no reader for them. */
type Raw = { data: Buffer; width: number; height: number; channels: 3 };

/** @returns null where it is another kind of bitmap, larger than `mostPixels`, or cut off */
export const readBmp = (b: Buffer, mostPixels: number): Raw | null => {
  if (b.length < 54 || b.toString('latin1', 0, 2) !== 'BM') return null;
  const start = b.readUInt32LE(10);
  const width = b.readInt32LE(18);
  const signed = b.readInt32LE(22);
  const bits = b.readUInt16LE(28);
  const compression = b.readUInt32LE(30);
  const height = Math.abs(signed);
  if (width < 1 || height < 1 || width * height > mostPixels) return null;
  if (!(bits === 24 && compression === 0) && !(bits === 32 && (compression === 0 || compression === 3))) return null;
  const bytes = bits / 8;
  const stride = Math.ceil((width * bytes) / 4) * 4;
  if (start + stride * height > b.length) return null;
  const data = Buffer.allocUnsafe(width * height * 3);
  for (let y = 0; y < height; y++) {
    const row = start + stride * (signed > 0 ? height - 1 - y : y);
    for (let x = 0; x < width; x++) {
      const from = row + x * bytes;
      const to = (y * width + x) * 3;
      data[to] = b[from + 2] ?? 0;
      data[to + 1] = b[from + 1] ?? 0;
      data[to + 2] = b[from] ?? 0;
    }
  }
  return { data, width, height, channels: 3 };
};
