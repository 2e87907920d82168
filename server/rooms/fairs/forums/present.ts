import { type ForumRow, forumPhaseAt } from '#contract/fairs/forums.ts';
import type { Ctx } from '#server/platform/context.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { countSeats, type ForumFound } from './store.ts';

const iso = (at: string): string => new Date(at).toISOString();

/** Talks as their reader may see them: what they are about is for members (fairs 22). */
export const presentForums = async (ctx: Ctx, found: ForumFound[]): Promise<ForumRow[]> => {
  const [seats, hosts] = await Promise.all([
    countSeats(
      ctx,
      found.map((f) => f.forum.id),
    ),
    companyBriefs(ctx, [...new Set(found.flatMap((f) => f.forum.entId ?? []))]),
  ]);
  const byId = new Map(hosts.map((c) => [c.id, c]));
  const seated = (id: string, state: 'in' | 'waiting') =>
    seats.find((s) => s.forumId === id && s.state === state)?.n ?? 0;
  return found.map(({ forum: f, fair, hall }) => {
    const hours = { startsAt: iso(f.startsAt), endsAt: iso(f.endsAt) };
    const host = byId.get(f.entId ?? '');
    return {
      id: f.id,
      fair,
      hall,
      stage: f.stage,
      title: f.title,
      about: ctx.person ? f.about : {},
      speakers: f.speakers,
      host: host
        ? {
            id: host.id,
            name: host.name,
            city: host.city,
            countryCode: host.countryCode,
            verified: host.supplierVerified,
          }
        : null,
      ...hours,
      phase: forumPhaseAt(hours, Date.now()),
      language: f.language,
      places: f.places,
      taken: seated(f.id, 'in'),
      waiting: seated(f.id, 'waiting'),
      recorded: f.recording !== null,
    };
  });
};
