import type { RuleCode } from '#contract/points/rules.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import type { SeedLine, SeedMember } from '#server/rooms/points/seed.ts';
import type { Days } from '../days.ts';
import type { WorldPerson } from '../people.ts';
import { exchangeLines } from './mall.ts';

type World = { days: Days; people: WorldPerson[] };
/** So many days of signing in. */
const span = 40;
/** A deed so many days ago. */
type Deed = { ago: number; code: RuleCode; points: number; held?: boolean; reverses?: RuleCode };

const buyerDeeds: Deed[] = [
  { ago: 210, code: 'PROFILE', points: 200 },
  { ago: 208, code: 'VERIFY', points: 300 },
  { ago: 207, code: 'VERIFY', points: 300 },
  { ago: 120, code: 'INVITE_VERIFIED', points: 100 },
  { ago: 92, code: 'ORDER_COMPLETED', points: 50 },
  { ago: 91, code: 'RATE', points: 20 },
  { ago: 60, code: 'PUBLISH_INQUIRY', points: 30 },
  { ago: 58, code: 'PUBLISH_INQUIRY', points: -30, reverses: 'PUBLISH_INQUIRY' },
  { ago: 21, code: 'FOLLOW', points: 2 },
  { ago: 0.6, code: 'PUBLISH_INQUIRY', points: 30, held: true },
];
const supplierDeeds: Deed[] = [
  { ago: 300, code: 'PROFILE', points: 200 },
  { ago: 298, code: 'VERIFY', points: 300 },
  { ago: 296, code: 'VERIFY', points: 300 },
  { ago: 44, code: 'INVITE', points: 20 },
  { ago: 30, code: 'QUOTE', points: 15 },
  { ago: 12, code: 'QUOTE', points: 15 },
  { ago: 0.4, code: 'QUOTE', points: 15, held: true },
];

const deedsOf = (p: WorldPerson): Deed[] => {
  if (p.joinedAs.includes('supplier')) return supplierDeeds;
  return p.company ? buyerDeeds : buyerDeeds.slice(0, 1);
};

/** Days that somebody signed in: two are missed, and one of them was signed later. */
const signsOf = (k: number) => {
  const [missed, late] = [3 + (k % 3), 9 + (k % 5)];
  return Array.from({ length: span }, (_, i) => span - i)
    .filter((ago) => ago !== missed)
    .map((ago) => ({ ago, countersigned: ago === late }));
};

/** Members' ledgers: deeds of the year, forty days of signing in, an hour online now and then; the newest stand last. */
export const buildPoints = ({ days, people }: World): SeedMember[] =>
  people
    .filter((p) => p.isFinish && !p.joinedAs.includes('operator') && !p.joinedAs.includes('customerService'))
    .map((p, k): SeedMember => {
      const signs = signsOf(k);
      const lines: SeedLine[] = deedsOf(p).map((d) => ({
        key: d.reverses ? `reverse:${d.code}` : `${d.code}:${d.ago}`,
        at: days.at(-d.ago),
        code: d.code,
        points: d.points,
        held: d.held ?? false,
        ...(d.reverses && { reverses: `${d.reverses}:60` }),
      }));
      if (p.phone === '13800000001')
        for (const x of exchangeLines)
          lines.push({
            key: x.key,
            at: days.at(-x.ago),
            code: 'EXCHANGE',
            points: -x.points,
            about: `JF${days.date(-x.ago).replaceAll('-', '')}-0001`,
          });
      let row = 0;
      for (const { ago, countersigned } of signs) {
        row = signs.some((s) => s.ago === ago + 1) ? row + 1 : 1;
        const at = days.at(-ago);
        const day = chinaDay(at);
        lines.push(
          countersigned
            ? { key: `late:${ago}`, at: days.at(-ago + 1.2), code: 'COUNTERSIGN', points: -20, about: day }
            : { key: `sign:${ago}`, at, code: 'SIGN_IN', points: Math.min(30, 5 * row), about: day },
        );
        if (ago % 3 === 0)
          lines.push({ key: `online:${ago}`, at: days.at(-ago + 0.05), code: 'USER_ONLINE', points: 5 });
      }
      return {
        userId: p.id,
        lines: lines.toSorted((a, b) => a.at.localeCompare(b.at)),
        signed: signs.map(({ ago, countersigned }) => ({ day: chinaDay(days.at(-ago)), countersigned })),
        ...(k === 0 && { tools: ['growthTask', 'myFavorite', 'myCards', 'hotSearch', 'inviteFriends'] }),
      };
    });
