import { describe, expect, it } from 'vitest';
import { encrypt as encryptInBrowser } from '#web/features/identity/captcha/aes.ts';
import { decrypt, encrypt, newKey } from './cipher.ts';
import { isRight, readPoints } from './rules.ts';

describe('answers', () => {
  it('reads one point for the slide and three for the words', () => {
    expect(readPoints('blockPuzzle', '{"x":204.78,"y":5}')).toEqual([{ x: 204.78, y: 5 }]);
    expect(readPoints('clickWord', '[{"x":1,"y":2},{"x":3,"y":4},{"x":5,"y":6}]')).toHaveLength(3);
  });
  it.each(['', 'null', '[]', '{"x":"1","y":5}', '{"x":1e999,"y":5}', '[{"x":1,"y":1},{"x":1,"y":1}]'])(
    'takes %j for no answer',
    (text) => {
      expect(readPoints('blockPuzzle', text)).toBeNull();
      expect(readPoints('clickWord', text)).toBeNull();
    },
  );
  it('allows 5 pixels on the slide, whatever y says', () => {
    const at = (x: number) => isRight('blockPuzzle', [{ x: 120, y: 5 }], [{ x, y: 99 }]);
    expect([115, 120, 125].map(at)).toEqual([true, true, true]);
    expect([114.9, 125.1].map(at)).toEqual([false, false]);
  });
  it('allows 25 pixels on both axes of each word, in order', () => {
    const answer = [
      { x: 50, y: 40 },
      { x: 150, y: 110 },
      { x: 260, y: 40 },
    ];
    expect(isRight('clickWord', answer, [{ x: 75, y: 15 }, answer[1]!, answer[2]!])).toBe(true);
    expect(isRight('clickWord', answer, [{ x: 50, y: 66 }, answer[1]!, answer[2]!])).toBe(false);
    expect(isRight('clickWord', answer, answer.toReversed())).toBe(false);
    expect(isRight('clickWord', answer, answer.slice(0, 2))).toBe(false);
  });
});

describe('cipher', () => {
  it('agrees with the browser’s own AES on every length', () => {
    for (let n = 0; n < 70; n++) {
      const key = newKey();
      const text = `碳${'x'.repeat(n)}`;
      expect(encryptInBrowser(text, key)).toBe(encrypt(text, key));
      expect(decrypt(encrypt(text, key), key)).toBe(text);
    }
  });
  it('refuses what another key made, without an error', () => {
    expect(decrypt(encrypt('{"x":1,"y":5}', newKey()), newKey())).not.toBe('{"x":1,"y":5}');
    expect(decrypt('no base64 at all', newKey())).toBeNull();
  });
});
