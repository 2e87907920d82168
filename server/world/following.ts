import type { Text } from '#contract/core/schemas.ts';
import type { SeedCards } from '#server/rooms/cards/seed.ts';
import type { SeedProduct } from '#server/rooms/catalogue/seed.ts';
import type { SeedFollowing } from '#server/rooms/following/seed.ts';
import type { SeedFootprints } from '#server/rooms/footprints/seed.ts';
import type { NewPlace } from '#server/rooms/search/seed.ts';
import { createChance, idOf } from './chance.ts';
import type { WorldCompany } from './companies.ts';
import type { Days } from './days.ts';
import { sells, type WorldPerson } from './people.ts';

type World = { days: Days; companies: WorldCompany[]; people: WorldPerson[]; products: SeedProduct[] };

const buys = (p: WorldPerson): boolean => p.joinedAs.includes('buyer') && p.isFinish === true;

/** What buyers keep an eye on; prices of then differ a little from today's. */
const buildKept = ({ days, companies, people, products }: World): SeedFollowing => {
  const r = createChance(6_100);
  const suppliers = companies.filter((c) => c.role === 'supplier' && c.id);
  const rows: SeedFollowing = { collections: [], follows: [], interests: [] };
  for (const p of people.filter(buys)) {
    for (const [i, product] of r.some(products, 6).entries())
      rows.collections.push({
        userId: p.id,
        productId: product.id,
        name: product.name,
        price: product.price ? String(Math.round(Number(product.price) * r.between(0.92, 1.08))) : null,
        currency: product.currency ?? 'CNY',
        createdAt: days.at(-1 - i * 2),
      });
    for (const [i, c] of r.some(suppliers, 4).entries())
      if (c.id && c.id !== p.entId) rows.follows.push({ userId: p.id, entId: c.id, createdAt: days.at(-2 - i) });
    for (const slug of ['carbon-fibre', 'carbon-epoxy-ud-prepreg'])
      rows.interests.push({ userId: p.id, kind: 'material', slug, createdAt: days.at(-5) });
    rows.interests.push({ userId: p.id, kind: 'process', slug: 'pultrusion', createdAt: days.at(-5) });
  }
  return rows;
};

/** Buyers who have exchanged cards with a supplier's people, and one each who waits. */
const buildCards = ({ days, people }: World): SeedCards => {
  const r = createChance(6_200);
  const sellers = people.filter((p) => sells(p) && p.entId);
  const cardOf = (p: WorldPerson, position: Text): SeedCards['cards'][number] => {
    const name = p.name ?? '';
    const shows = p.email ? (['email'] as const) : [];
    return { userId: p.id, name: { cn: name, en: name, es: name }, position, email: p.email ?? '', shows: [...shows] };
  };
  const buyer = { cn: '采购经理', en: 'Purchasing manager', es: 'Responsable de compras' };
  const seller = { cn: '销售经理', en: 'Sales manager', es: 'Responsable de ventas' };
  const rows: SeedCards = {
    cards: [
      ...people.filter((p) => buys(p) && !sells(p)).map((p) => cardOf(p, buyer)),
      ...sellers.map((p) => cardOf(p, seller)),
    ],
    exchanges: [],
    held: [],
  };
  for (const [n, p] of people.filter(buys).entries()) {
    for (const [i, s] of r.some(sellers, 3).entries()) {
      if (!s.entId || s.entId === p.entId) continue;
      const id = idOf('exchange', `${p.id}.${s.id}`);
      if (s.id === p.id || rows.exchanges.some((e) => e.fromUserId === p.id && e.toEntId === s.entId)) continue;
      const open = i === n % 3;
      const at = days.at(-3 - i);
      rows.exchanges.push({
        id,
        fromUserId: p.id,
        toEntId: s.entId,
        state: open ? 'pending' : 'accepted',
        createdAt: at,
        ...(!open && { answeredBy: s.id, answeredAt: days.at(-2 - i) }),
      });
      if (open) continue;
      for (const [ownerId, personId] of [
        [p.id, s.id],
        [s.id, p.id],
      ])
        rows.held.push({
          id: idOf('held', `${ownerId}.${personId}`),
          ownerId: ownerId ?? '',
          personId,
          source: 'exchange',
          createdAt: days.at(-2 - i),
        });
    }
  }
  return rows;
};

/** What buyers looked at in the last days; one in three is named to companies. */
const buildTrail = ({ days, people, products }: World): SeedFootprints => {
  const r = createChance(6_300);
  const rows: SeedFootprints = { footprints: [], visits: [], settings: [] };
  const words = ['T700 12K', '预浸料', 'epoxy resin', 'fibra de carbono'];
  for (const [n, p] of people.filter(buys).entries()) {
    if (n % 3 === 1) rows.settings.push({ userId: p.id, recording: true, named: true });
    for (const [i, product] of r.some(products, 12).entries()) {
      const back = -(i % 6);
      const own = { userId: p.id, day: days.date(back), createdAt: days.at(back - i / 100), endedAt: days.at(back) };
      const id = idOf('footprint', `${p.id}.${i}`);
      rows.footprints.push({
        ...own,
        id,
        kind: 'product',
        subject: product.id,
        entId: product.entId === p.entId ? null : product.entId,
        seconds: r.whole(8, 240),
      });
      if (i < 2)
        rows.footprints.push({
          ...own,
          id: idOf('footprint', `${p.id}.search.${i}`),
          kind: 'search',
          scope: (['products', 'suppliers', 'inquiries'] as const)[(n + i) % 3] ?? 'products',
          subject: words[(n + i) % words.length] ?? '',
          seconds: r.whole(5, 60),
        });
      if (product.entId !== p.entId)
        rows.visits.push({
          id: idOf('visit', `${p.id}.${i}`),
          entId: product.entId,
          visitorId: p.id,
          day: days.date(back),
          productId: product.id,
          times: r.whole(1, 3),
        });
    }
  }
  return rows;
};

/** Under which words suppliers were found. */
const buildPlaces = ({ days, companies }: World): NewPlace[] => {
  const r = createChance(6_400);
  const terms = ['碳纤维', '预浸料', 'carbon fibre', 'prepreg', 'fibra de carbono'];
  return companies.flatMap((c) =>
    c.role === 'supplier' && c.id
      ? r.some(terms, 3).flatMap((term) =>
          Array.from({ length: 6 }, (_, d) => {
            const [shown, best] = [r.whole(1, 5), r.whole(1, 9)];
            const sum = shown * (best + r.whole(0, 4));
            return { day: days.date(-d), term, entId: c.id ?? '', shown, sum, best };
          }),
        )
      : [],
  );
};

/** What the people of the demo world keep, exchanged, looked at, and where they were found. */
export const buildFollowing = (w: World) => ({
  kept: buildKept(w),
  cards: buildCards(w),
  trail: buildTrail(w),
  places: buildPlaces(w),
});
