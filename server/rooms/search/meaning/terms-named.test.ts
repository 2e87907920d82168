import { expect, it } from 'vitest';
import { termsNamed } from './terms-named.ts';

const first = (q: string) => termsNamed(q, 3)[0];

it('names processes, certificates and standards by how they begin, in three languages', () => {
  expect(first('pultr')).toMatchObject({ kind: 'process', slug: 'pultrusion' });
  expect(first('拉挤')).toMatchObject({ kind: 'process', slug: 'pultrusion' });
  expect(first('AS91')).toMatchObject({ kind: 'certificate', slug: 'as9100' });
  const standard = termsNamed('ISO 527', 9).find((t) => t.kind === 'standard');
  expect(standard?.name.en).toMatch(/^ISO 527/);
  expect(standard?.note.en).toContain(' · ');
});

it('names nothing for too few letters or what is none, and no more than asked', () => {
  for (const q of ['is', '拉', 'qqqq', '']) expect([q, termsNamed(q, 3)]).toEqual([q, []]);
  expect(termsNamed('ISO', 2)).toHaveLength(2);
});
