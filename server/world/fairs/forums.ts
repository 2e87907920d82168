import type { SeedFairs, SeedForums } from '#server/rooms/fairs/seed.ts';
import { idOf } from '../chance.ts';
import type { WorldCompany } from '../companies.ts';
import type { Days } from '../days.ts';
import type { WorldPerson } from '../people.ts';
import { asked, talks } from './forum-texts.ts';

type World = { days: Days; companies: WorldCompany[]; people: WorldPerson[]; fairs: SeedFairs };

/** Talks begin at the full or half hour. */
const halfHour = 1_800_000;
const begins = (days: Days, at: number): string =>
  new Date(Math.floor(Date.parse(days.at(at)) / halfHour) * halfHour).toISOString();

/** Who leads each talk: an exhibitor of its hall, of those with people at their booths where there are any. */
const hostsOf = (fairs: SeedFairs): (string | null)[] =>
  talks.map((t, i) => {
    const hall = idOf('fairHall', `${t.fair}.${t.hall}`);
    const staffed = fairs.booths.filter(
      (b) => b.hallId === hall && b.state === 'taken' && fairs.staff.some((s) => s.boothId === b.id),
    );
    const any = fairs.booths.filter((b) => b.hallId === hall && b.state === 'taken');
    const from = staffed.length ? staffed : any;
    return from[(i * 5) % Math.max(1, from.length)]?.entId ?? null;
  });

/** Two people of the host, by the one name that they have in every language. */
const speakersOf = (people: WorldPerson[], host: WorldCompany | undefined) =>
  people
    .filter((p) => p.company?.id === host?.id && p.isFinish)
    .slice(0, 2)
    .map((p) => ({ name: { cn: p.name, en: p.name, es: p.name }, company: host?.name ?? {} }));

const comes = { spring: 40, autumn: 34, winter: 12 } as const;

/** Who registered for each fair; at the fair that is over, most came in. */
const visitorsOf = (days: Days, members: WorldPerson[]): SeedForums['visitors'] =>
  (['spring', 'autumn', 'winter'] as const).flatMap((fair) =>
    members.slice(0, comes[fair]).map((p, k) => ({
      id: idOf('fairVisitor', `${fair}.${p.id}`),
      fairId: idOf('fair', fair),
      userId: p.id,
      createdAt: days.at((fair === 'spring' ? -80 : -8) + k / 12),
      usedAt: fair === 'spring' && k % 4 ? days.at(-71 + k / 40) : null,
    })),
  );

/** Talks of the demo fairs with who comes and asks, and who registered. Each is led by an exhibitor whose people speak. */
export const buildForums = ({ days, companies, people, fairs }: World): SeedForums => {
  const members = people.filter((p) => p.isFinish && p.company);
  const byId = new Map(companies.map((c) => [c.id, c]));
  const hosts = hostsOf(fairs);
  const comers = (i: number) => {
    const others = members.filter((p) => p.company?.id !== hosts[i]);
    const n = talks[i]?.come ?? 0;
    return Array.from({ length: Math.min(n, others.length) }, (_, k) => others[(i * 7 + k) % others.length]).flatMap(
      (p) => p ?? [],
    );
  };
  const seats = talks.flatMap((t, i) =>
    comers(i).map((p, k) => ({
      forumId: idOf('forum', t.key),
      userId: p.id,
      state: k < t.places ? ('in' as const) : ('waiting' as const),
      createdAt: days.at(Math.min(t.at, 0) - 3 + k / 24),
    })),
  );
  const questions = asked.map((q, n) => {
    const i = talks.findIndex((t) => t.key === q.talk);
    const inside = comers(i);
    const at = days.at((talks[i]?.at ?? 0) + 0.004 + n * 0.001);
    return {
      row: {
        id: idOf('forumQuestion', n),
        forumId: idOf('forum', q.talk),
        userId: inside[n % inside.length]?.id ?? '',
        text: q.text,
        createdAt: at,
        answeredAt: q.answered ? at : null,
      },
      voters: inside.filter((_, k) => k !== n % inside.length).slice(0, q.votes),
    };
  });
  return {
    forums: talks.map((t, i) => {
      const host = byId.get(hosts[i] ?? '');
      return {
        id: idOf('forum', t.key),
        fairId: idOf('fair', t.fair),
        hallId: idOf('fairHall', `${t.fair}.${t.hall}`),
        stage: t.stage,
        entId: hosts[i] ?? null,
        title: t.title,
        about: t.about,
        speakers: speakersOf(people, host),
        startsAt: begins(days, t.at),
        endsAt: new Date(Date.parse(begins(days, t.at)) + t.minutes * 60_000).toISOString(),
        places: t.places,
        language: t.language,
        createdAt: days.at(Math.min(t.at, 0) - 20),
      };
    }),
    seats,
    questions: questions.map((q) => q.row),
    votes: questions.flatMap(({ row, voters }) => voters.map((p) => ({ questionId: row.id, userId: p.id }))),
    visitors: visitorsOf(days, members),
  };
};
