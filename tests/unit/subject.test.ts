import { readdir, stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { allPictures } from '#web/ui/picture/picture.tsx';
import { hasSubject, subjectFor } from '#web/ui/picture/subject.ts';
import tree from '#tests/fixtures/material-tree.json' with { type: 'json' };

const slugs = Object.entries(tree).flatMap(([group, categories]) => [
  group,
  ...Object.entries(categories).flatMap(([category, leaves]) => [category, ...leaves]),
]);
const pictures = allPictures();
const drawn = new Set(pictures.map(({ subject, seed }) => `${subject}-${seed}`));

test('the tree is the whole tree', () => {
  expect(slugs.length).toBeGreaterThan(250);
  expect(new Set(slugs).size).toBe(slugs.length);
});

test.each(slugs)('%s has a picture', (slug) => {
  const { subject, seed } = subjectFor(slug);
  expect(hasSubject(slug)).toBe(true);
  expect(drawn).toContain(`${subject}-${seed}`);
});

test('materials that look different get different pictures', () => {
  expect(subjectFor('carbon-fibre')).not.toEqual(subjectFor('glass-fibre'));
  expect(subjectFor('aluminium-honeycomb')).toEqual({ subject: 'honeycomb', seed: 2 });
});

test('an unknown slug gets a general picture', () => {
  expect(hasSubject('no-such-material')).toBe(false);
  expect(drawn).toContain('sandwich-panel-1');
  expect(subjectFor('no-such-material')).toEqual({ subject: 'sandwich-panel', seed: 1 });
});

test('a new leaf takes the picture of its category, then of its group', () => {
  expect(subjectFor('new-leaf', 'carbon-fibre', 'fibres')).toEqual(subjectFor('carbon-fibre'));
  expect(subjectFor('new-leaf', 'new-category', 'fibres')).toEqual(subjectFor('fibres'));
});

test('all pictures together stay small', async () => {
  const folder = new URL('../../web/public/pictures/', import.meta.url);
  // The stills of a room stand in folders of their own.
  const names = (await readdir(folder, { withFileTypes: true })).filter((f) => f.isFile()).map((f) => f.name);
  const sizes = await Promise.all(names.map(async (name) => (await stat(new URL(name, folder))).size));
  expect(sizes.length).toBe(pictures.length * 6);
  expect(sizes.reduce((a, b) => a + b, 0)).toBeLessThan(8_000_000);
});
