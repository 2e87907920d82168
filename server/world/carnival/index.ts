import type { SeedCampaign } from '#server/rooms/carnival/seed.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { idOf } from '../chance.ts';
import type { Days } from '../days.ts';
import type { WorldPerson } from '../people.ts';
import { campaigns, type Told } from './texts.ts';

type World = { days: Days; people: WorldPerson[] };

const demo = (people: WorldPerson[], key: string) => people.find((p) => p.phone === key || p.username === key)?.id;

const address = {
  name: '周屿',
  phone: '13800000001',
  address: '江苏省苏州市工业园区星湖街 218 号 A3 栋',
  postcode: '215123',
};

/** How claims of the campaign that is over stand: some wins wait to be claimed, others are under way, one came back. */
const claimsOf = (days: Days): SeedCampaign['claims'] => {
  const at = (n: number) => days.at(-n);
  const sent = (n: number) => ({
    claimedAt: at(8),
    sentAt: at(7),
    address,
    tracking: `SF 1203 4567 890${n}`,
    code: `HS-7F3K-22Q${n}`,
  });
  return [
    { state: 'sent', ...sent(1) },
    null,
    null,
    { state: 'received', ...sent(2), endedAt: at(4) },
    { state: 'claimed', claimedAt: at(1.5), address },
    { state: 'returned', ...sent(3), endedAt: at(3) },
    { state: 'claimed', claimedAt: at(1), address },
    { state: 'received', ...sent(4), endedAt: at(2) },
  ];
};

const campaignOf = (c: Told, { days, people }: World): SeedCampaign => {
  const members = people.filter((p) => !p.joinedAs.includes('operator') && p.isFinish && (p.phone ?? p.email) && p.id);
  const over = c.ends < 0;
  const id = idOf('campaign', c.key);
  const span = (Math.min(c.ends, 0) - c.starts) / (c.drawn + 1);
  const by = (login: string) => demo(people, login);
  // Who is met in the demo accounts has won something, and something to claim.
  const favoured = over ? [by('13800000001'), by('13800000002'), by('13800000001')] : [];
  return {
    campaign: {
      id,
      name: c.name,
      about: c.about,
      zone: 'Asia/Shanghai',
      startsAt: days.at(c.starts),
      endsAt: days.at(c.ends),
      slots: c.slots,
      claimDays: c.claimDays,
      tasks: c.tasks,
      publishedAt: days.at(Math.min(c.starts, 0) - 10),
      createdBy: by('operator') ?? '',
      clientKey: idOf('campaignKey', c.key),
      createdAt: days.at(Math.min(c.starts, 0) - 12),
    },
    seed: c.seed,
    over,
    prizes: c.prizes.map((p, i) => ({ id: idOf('campaignPrize', `${c.key}.${i}`), no: i + 1, ...p })),
    deeds: members
      .filter((p) => p.phone !== '13800000002')
      .flatMap((p, k) =>
        c.drawn && k % 2
          ? [0, 1, 2].map((n) => ({
              userId: p.id,
              kind: 'booths' as const,
              subject: idOf('campaignDeed', `${c.key}.${p.id}.${n}`),
              day: days.date(c.starts + 1),
            }))
          : [],
      ),
    // Nobody of the demo accounts has used up their draws of the campaign that is open.
    draws: Array.from({ length: c.drawn }, (_, i) => {
      const others = members.filter((p) => over || !p.phone?.startsWith('1380000000'));
      const at = days.at(c.starts + span * (i + 1));
      return {
        id: idOf('campaignDraw', `${c.key}.${i + 1}`),
        userId: others[(i * 7) % others.length]?.id ?? '',
        clientKey: idOf('campaignDrawKey', `${c.key}.${i + 1}`),
        at,
        day: chinaDay(at),
      };
    }),
    claims: over ? claimsOf(days) : [],
    favoured: favoured.flatMap((f) => f ?? []),
  };
};

/** A campaign that is over with its seed and claims, one that is open, and one to come. */
export const buildCampaigns = (world: World): SeedCampaign[] => campaigns.map((c) => campaignOf(c, world));
