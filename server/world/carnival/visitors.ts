import type { SeedFairs, SeedVisitors } from '#server/rooms/fairs/seed.ts';
import { presetLooks } from '#contract/fairs/visitors/avatars.ts';
import { visitModes } from '#contract/fairs/visit-modes.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { idOf } from '../chance.ts';
import type { Days } from '../days.ts';
import type { WorldPerson } from '../people.ts';

type World = { days: Days; people: WorldPerson[]; fairs: SeedFairs };

/** Days of the last two weeks on which visits fall, for the fair that is open and the one that is over. */
const spans = { autumn: { last: 0.05, every: 1.05 }, spring: { last: 70.4, every: 0.6 } } as const;

/** People with figures of their own, and who visited which booths: what rankings of exhibitors are made of. */
export const buildVisitors = ({ days, people, fairs }: World): SeedVisitors => {
  const members = people.filter((p) => !p.joinedAs.includes('operator') && p.isFinish);
  const looks = presetLooks();
  const visits = (['autumn', 'spring'] as const).flatMap((fair) => {
    const halls = new Set(fairs.halls.filter((h) => h.fairId === idOf('fair', fair)).map((h) => h.id));
    const booths = fairs.booths.filter((b) => halls.has(b.hallId) && b.state === 'taken').slice(0, 26);
    const { last, every } = spans[fair];
    return booths.flatMap((b, i) =>
      // The further down the list, the fewer come; before last week the order was another one.
      Array.from({ length: 13 }, (_, n) => n).flatMap((n) => {
        const weight = n < 7 ? 26 - i : (i * 5) % 23;
        return members.flatMap((p, k) => {
          const comes = (k * 31 + i * 17 + n * 7) % 61 < weight / 3;
          if (!comes || p.company?.id === b.entId) return [];
          const at = days.at(-last - n * every);
          return [
            {
              boothId: b.id,
              visitorId: p.id,
              day: chinaDay(at),
              mode: visitModes[(k + n) % visitModes.length] ?? 'plan',
              firstAt: at,
              lastAt: at,
            },
          ];
        });
      }),
    );
  });
  return {
    avatars: members
      .filter((_, i) => i % 5 === 0)
      .slice(0, 12)
      .flatMap((p, i) => {
        const look = looks[i];
        return look ? [{ userId: p.id, look, updatedAt: days.at(-3) }] : [];
      }),
    visits,
  };
};
