import type { AnswerOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { seatMay } from '#contract/core/seats.ts';
import { standLacks } from '#contract/fairs/exhibiting/stand-lacks.ts';
import type { stands, StandView } from '#contract/fairs/exhibiting/stands.ts';
import { phaseAt } from '#contract/fairs/states.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { findListedProducts } from '#server/rooms/catalogue/index.ts';
import { fileFacts } from '#server/rooms/files/index.ts';
import { peopleInSeats } from '#server/rooms/identity/index.ts';
import { findLiveOf } from '../orders/order-store.ts';
import { presentBooth, readShown, waresShown } from '../present.ts';
import { findBooth, type FairRecord, type HallRecord } from '../store.ts';
import { readContents } from './stand-content.ts';
import { countGuests, findBoothsOf } from './stand-store.ts';

const iso = (at: string): string => new Date(at).toISOString();
export const fairOf = (f: FairRecord) => ({
  id: f.id,
  name: f.name,
  phase: phaseAt(f, Date.now()),
  startsAt: iso(f.startsAt),
  endsAt: iso(f.endsAt),
  zone: f.zone,
});
export const hallOf = ({ id, no, name }: HallRecord) => ({ id, no, name });

/** The booths of the reader's company with what each still lacks, the newest fair first (fairs 32). */
export const readMine = async (ctx: Ctx): Promise<AnswerOf<typeof stands.mine>> => {
  const { entId } = me(ctx);
  if (!entId) return { booths: [] };
  const found = await findBoothsOf(ctx, entId);
  const booths = found.map((r) => r.booth);
  const [shown, contents, guests, orders] = await Promise.all([
    readShown(ctx, booths, waresShown),
    readContents(ctx, booths),
    countGuests(
      ctx,
      booths.map((b) => b.id),
    ),
    findLiveOf(ctx, entId),
  ]);
  return {
    booths: found.map(({ booth, hall, fair }) => {
      const kept = contents.get(booth.id);
      const order = orders.find((o) => o.boothId === booth.id);
      return {
        booth: presentBooth(booth, shown),
        state: booth.state,
        fair: fairOf(fair),
        hall: hallOf(hall),
        lacks: kept && booth.state === 'taken' ? standLacks(kept.content, kept.revision > 0) : [],
        visits: guests.visits.get(booth.id) ?? 0,
        entries: guests.entries.get(booth.id) ?? 0,
        order: order ? { id: order.id, number: order.number, state: order.state } : null,
      };
    }),
  };
};

/** A booth as its company furnishes it. @throws Refused common.notFound for everybody else */
export const readStand = async (ctx: Ctx, id: string): Promise<StandView> => {
  const { entId, seat } = me(ctx);
  const found = await findBooth(ctx, id);
  if (!found || !entId || found.booth.entId !== entId) throw refuse(common.notFound);
  const { booth, hall, fair } = found;
  const [shown, contents, { records }, people] = await Promise.all([
    readShown(ctx, [booth], waresShown),
    readContents(ctx, [booth]),
    findListedProducts(ctx, { company: entId, current: 1, size: 100 }),
    peopleInSeats(ctx, entId),
  ]);
  const kept = contents.get(id);
  if (!kept) throw refuse(common.notFound);
  const { content, revision, savedAt } = kept;
  const files = await fileFacts(
    ctx,
    [content.brochure, content.film].flatMap((f) => f ?? []),
  );
  const fileOf = (file: string | null) => {
    const f = files.find((x) => x.id === file);
    return f ? { id: f.id, name: f.name, size: f.size, url: f.url } : null;
  };
  const phase = phaseAt(fair, Date.now());
  return {
    booth: presentBooth(booth, shown),
    fair: fairOf(fair),
    hall: hallOf(hall),
    content,
    revision,
    savedAt,
    mayEdit: phase !== 'past' && booth.state === 'taken' && seatMay(seat, 'sell'),
    files: { brochure: fileOf(content.brochure), film: fileOf(content.film) },
    products: records.map((p) => ({ id: p.id, name: p.name, subject: p.picture?.subject ?? null })),
    people: people.map((p) => ({ userId: p.id, name: p.name })),
  };
};
