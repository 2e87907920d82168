/**
 * AES-128-ECB-PKCS7 for the captcha's wire (no secret rests on it: TLS protects). Written out because the browser's own
 * cryptography has no ECB and is absent on plain http, where a demo may run.
 */
const box = (() => {
  const s = new Uint8Array(256);
  let p = 1;
  let q = 1;
  do {
    p = (p ^ (p << 1) ^ (p & 0x80 ? 0x11b : 0)) & 0xff;
    q ^= q << 1;
    q ^= q << 2;
    q ^= q << 4;
    q &= 0xff;
    if (q & 0x80) q ^= 0x09;
    const r = (n: number) => ((q << n) | (q >> (8 - n))) & 0xff;
    s[p] = q ^ r(1) ^ r(2) ^ r(3) ^ r(4) ^ 0x63;
  } while (p !== 1);
  s[0] = 0x63;
  return s;
})();
const at = (a: Uint8Array, i: number): number => a[i] ?? 0;
const twice = (v: number) => ((v << 1) ^ (v & 0x80 ? 0x1b : 0)) & 0xff;

const expand = (key: Uint8Array): Uint8Array => {
  const w = new Uint8Array(176);
  w.set(key);
  let round = 1;
  for (let i = 16; i < 176; i += 4) {
    let t = [at(w, i - 4), at(w, i - 3), at(w, i - 2), at(w, i - 1)];
    if (i % 16 === 0) {
      t = [at(box, t[1]!) ^ round, at(box, t[2]!), at(box, t[3]!), at(box, t[0]!)];
      round = twice(round);
    }
    for (let k = 0; k < 4; k++) w[i + k] = at(w, i - 16 + k) ^ t[k]!;
  }
  return w;
};

const block = (given: Uint8Array, w: Uint8Array): Uint8Array => {
  let s = given.map((b, i) => b ^ at(w, i));
  for (let r = 1; r <= 10; r++) {
    const shifted = s.map((_, i) => at(box, at(s, (i + 4 * (i % 4)) % 16)));
    s = shifted.map((b, i) => {
      const key = at(w, r * 16 + i);
      if (r === 10) return b ^ key;
      const c = i - (i % 4);
      const [x, y, z] = [1, 2, 3].map((k) => at(shifted, c + ((i + k) % 4))) as [number, number, number];
      return twice(b) ^ twice(x) ^ x ^ y ^ z ^ key;
    });
  }
  return s;
};

export const encrypt = (text: string, key: string): string => {
  const w = expand(new TextEncoder().encode(key));
  const bytes = new TextEncoder().encode(text);
  const pad = 16 - (bytes.length % 16);
  const padded = new Uint8Array(bytes.length + pad).fill(pad);
  padded.set(bytes);
  let out = '';
  for (let i = 0; i < padded.length; i += 16) out += String.fromCharCode(...block(padded.subarray(i, i + 16), w));
  return btoa(out);
};
