import { outlineOf } from '#contract/fairs/geometry.ts';
import type { HallPlan } from '#contract/fairs/plan.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { insertFairs, type SeedFairs } from '#server/rooms/fairs/seed.ts';
import type { TestPlatform } from '#tests/harness/platform.ts';
import type { TestPerson } from './people.ts';

const hour = 3_600_000;
const plan: HallPlan = {
  width: 40,
  depth: 20,
  door: [20, 20],
  aisles: [{ name: '1', kind: 'weft', x: 0, y: 8, width: 40, depth: 12 }],
  stages: [],
};

type Wish = {
  /** Hours from now. */
  opens?: number;
  closes?: number;
  published?: boolean;
  /** Who has a booth, each from A1 on; its own person looks after it. */
  exhibitors?: TestPerson[];
  /** Free booths after those. */
  free?: number;
  products?: string[];
};

/** A fair of one hall with a row of booths: the exhibitors' first, then free ones. */
export const fairOf = async (t: TestPlatform, o: Wish = {}) => {
  const [fairId, hallId] = [newId(), newId()];
  const { exhibitors = [], free = 1, products = [] } = o;
  const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
  const booths = Array.from({ length: exhibitors.length + free }, (_, i) => ({
    id: newId(),
    hallId,
    number: `A${i + 1}`,
    outline: outlineOf({ x: 4 + i * 4, y: 4, width: 4, depth: 4 }),
    front: 'south' as const,
    class: 'fibre' as const,
    size: 'small' as const,
    state: i < exhibitors.length ? ('taken' as const) : ('free' as const),
    entId: exhibitors[i]?.entId ?? null,
  }));
  const seed: SeedFairs = {
    fairs: [
      {
        id: fairId,
        slug: `fair-${fairId.slice(-12)}`,
        name: { cn: '测试展', en: 'Test fair', es: 'Feria de prueba' },
        zone: 'Asia/Shanghai',
        startsAt: at(o.opens ?? -1),
        endsAt: at(o.closes ?? 48),
        publishedAt: o.published === false ? null : at(-100),
      },
    ],
    halls: [{ id: hallId, fairId, no: 1, name: { cn: '一馆', en: 'Hall one', es: 'Pabellón uno' }, plan }],
    booths,
    displays: exhibitors.map((_, i) => ({
      boothId: booths[i]?.id ?? '',
      template: 'counter',
      accent: 'green',
      headline: { cn: '现场切样', en: 'Live cutting', es: 'Corte en directo' },
      intro: { cn: '会员可读', en: 'For members', es: 'Para miembros' },
    })),
    products: exhibitors.length
      ? products.map((productId, place) => ({ boothId: booths[0]?.id ?? '', productId, place }))
      : [],
    staff: exhibitors.map((p, i) => ({ boothId: booths[i]?.id ?? '', userId: p.userId, languages: ['cn'], place: 0 })),
  };
  await insertFairs(systemContext(t.platform), seed);
  return { fairId, hallId, booths: booths.map((b) => b.id) };
};
