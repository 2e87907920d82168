import { expect, it } from 'vitest';
import { outlineOf } from '#contract/fairs/geometry.ts';
import type { BoothOnPlan, FairRow } from '#contract/fairs/views.ts';
import { found, newestOf, readHallAsked, usualHall } from './find.ts';
import { breadthOf, shortName } from './label.ts';
import { within, zoomed } from './use-zoom.ts';

const exhibitor = (cn: string, en: string, city: { cn: string; en: string }, countryCode = 'CN') => ({
  id: '1',
  name: { cn, en, es: en },
  city,
  countryCode,
  verified: true,
});
const luoqi = exhibitor('桐乡洛绮玻纤有限公司', 'Tongxiang Luoqi Glass Fibre Co., Ltd.', {
  cn: '桐乡',
  en: 'Tongxiang',
});
const tramontal = exhibitor('特拉蒙塔复材公司', 'Tramontal Compuestos S.L.', { cn: '萨拉戈萨', en: 'Zaragoza' }, 'ES');

it('shortens names to whole words that fit, and to nothing where none does', () => {
  expect(shortName(luoqi, 'cn', 8)).toBe('洛绮玻纤');
  expect(shortName(luoqi, 'cn', 3.1)).toBe('洛绮');
  expect(shortName(luoqi, 'en', 7)).toBe('Luoqi Glass');
  expect(shortName(luoqi, 'en', 2)).toBe('');
  expect(shortName(tramontal, 'cn', 7)).toBe('Tramontal');
  expect(shortName(tramontal, 'cn', 3)).toBe('');
  for (const room of [1, 2, 3, 5, 8, 20])
    for (const lang of ['cn', 'en', 'es'] as const)
      for (const one of [luoqi, tramontal]) expect(breadthOf(shortName(one, lang, room))).toBeLessThanOrEqual(room);
});

const booth = (number: string, more: Partial<BoothOnPlan> = {}): BoothOnPlan => ({
  id: number,
  number,
  outline: outlineOf({ x: 0, y: 0, width: 4, depth: 4 }),
  front: 'south',
  class: 'fibre',
  size: 'small',
  state: 'taken',
  exhibitor: luoqi,
  headline: { en: 'Roving by the bobbin' },
  template: null,
  accent: null,
  wares: [],
  ...more,
});

it('finds booths by number, name and line, each word, and exhibitors of a class', () => {
  const booths = [booth('A1'), booth('A2', { class: 'resin' }), booth('B1', { state: 'free', exhibitor: null })];
  const ids = (asked: Parameters<typeof found>[1]) => found(booths, asked).map((b) => b.id);
  expect(ids({})).toEqual(['A1', 'A2', 'B1']);
  expect(ids({ q: 'luoqi a2' })).toEqual(['A2']);
  expect(ids({ q: '洛绮' })).toEqual(['A1', 'A2']);
  expect(ids({ class: 'fibre' })).toEqual(['A1']);
  expect(ids({ q: 'bobbin', class: 'resin' })).toEqual(['A2']);
});

it('reads an address that was bent by hand as far as it can be', () => {
  expect(readHallAsked(new URLSearchParams('view=table&class=wood&q=%20&booth='))).toEqual({
    view: undefined,
    booth: '',
    class: undefined,
    q: undefined,
  });
});

const fair = (phase: FairRow['phase'], id: string, since: string): FairRow => ({
  id,
  slug: id,
  name: {},
  about: {},
  place: {},
  zone: 'Asia/Shanghai',
  startsAt: since,
  endsAt: since,
  phase,
  halls: [{ id: `h-${id}`, no: 1, name: {}, booths: 1, taken: 0, since }],
});
it('shows the hall of the open fair, else of the next, else of the last', () => {
  const [a, b, c] = [
    fair('past', 'a', '2026-01-01T00:00:00Z'),
    fair('open', 'b', '2026-05-01T00:00:00Z'),
    fair('coming', 'c', '2026-09-01T00:00:00Z'),
  ];
  expect(usualHall([a, b, c])?.hallId).toBe('h-b');
  expect(usualHall([a, c])?.hallId).toBe('h-c');
  expect(usualHall([a])?.hallId).toBe('h-a');
  expect(usualHall([])).toBeNull();
  expect(newestOf([a, c, b])?.id).toBe('h-c');
});

it('keeps what is looked at within the drawing, and the point under the pointer where it is', () => {
  expect(within({ x: -5, y: 500, k: 2 }, 100, 100)).toEqual({ x: 0, y: 50, k: 2 });
  const near = zoomed({ x: 0, y: 0, k: 1 }, 2, [40, 60], 100, 100);
  expect(near).toEqual({ x: 20, y: 30, k: 2 });
  expect(zoomed(near, 0.1, [0, 0], 100, 100)).toEqual({ x: 0, y: 0, k: 1 });
});
