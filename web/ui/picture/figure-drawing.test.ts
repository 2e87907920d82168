import { expect, it } from 'vitest';
import { lookFor } from '#contract/fairs/avatar.ts';
import { presetLooks } from '#contract/fairs/visitors/avatars.ts';
import { drawFigure } from './figure-drawing.ts';

it('draws every look by closed outlines of its own colours', () => {
  for (const look of [...presetLooks(), ...Array.from({ length: 60 }, (_, i) => lookFor(`p${i}`))])
    for (const { d, fill } of drawFigure(look)) {
      expect(d).toMatch(/^M[-\d. MLACQZ]+Z$/);
      expect(fill).toMatch(/^#[\da-f]{6}$/);
    }
});

it('draws another figure for another part', () => {
  const [look] = presetLooks();
  if (!look) throw new Error('no look');
  const drawn = JSON.stringify(drawFigure(look));
  for (const other of [
    { ...look, hair: 'long' as const },
    { ...look, figure: 'broad' as const },
    { ...look, top: 'coat' as const },
    { ...look, bottom: 'skirt' as const },
    { ...look, skin: 'umber' as const },
  ])
    expect(JSON.stringify(drawFigure(other))).not.toBe(drawn);
});
