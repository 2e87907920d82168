import { noCaptions } from '#contract/content/captions.ts';
import { common } from '#contract/core/errors.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import type { Text } from '#contract/core/schemas.ts';
import { langs } from '#contract/core/langs.ts';
import { daysOfFair, type StandContent } from '#contract/fairs/exhibiting/stand-lacks.ts';
import { standErrors, type stands } from '#contract/fairs/exhibiting/stands.ts';
import { phaseAt } from '#contract/fairs/states.ts';
import { type Ctx, type FieldError, inTransaction, me, refuse } from '#server/platform/context.ts';
import { captionFaults } from '#server/platform/captions/index.ts';
import { listedRows } from '#server/rooms/catalogue/index.ts';
import { claimFiles, releaseFiles } from '#server/rooms/files/index.ts';
import { keepSeat, peopleInSeats } from '#server/rooms/identity/index.ts';
import { lockBooth } from '../booth-store.ts';
import { findBooth } from '../store.ts';
import { readContents } from './stand-content.ts';
import { writeStand } from './stand-store.ts';

type Given = ParsedOf<typeof stands.save>['body']['content'];

type Said = { [L in keyof Text]?: Text[L] | undefined };
/** A text without the languages that say nothing. */
const said = (t: Said): Text => Object.fromEntries(langs.flatMap((l) => (t[l] ? [[l, t[l]]] : [])));

/** Words of the pictures that are there, of each those languages that say something. */
const wordsOf = (pictures: string[], words: Record<string, Said>): Record<string, Text> =>
  Object.fromEntries(
    pictures.flatMap((id) => {
      const text = said(words[id] ?? {});
      return Object.keys(text).length ? [[id, text]] : [];
    }),
  );

/** What no schema can say: products are the company's own and listed, people its own, hours on days of the fair. */
const faultsOf = async (
  tx: Ctx,
  given: Given,
  of: { entId: string; days: string[] },
): Promise<Record<string, FieldError>> => {
  const listed = new Map((await listedRows(tx, given.products)).map(({ row }) => [row.id, row]));
  const people = new Set((await peopleInSeats(tx, of.entId)).map((p) => p.id));
  const faults = captionFaults(given.captions ?? noCaptions, 'content.captions');
  given.products.forEach((id, i) => {
    if (listed.get(id)?.company?.id !== of.entId) faults[`content.products.${i}`] = { code: 'notListed' };
  });
  given.staff.forEach((s, i) => {
    if (!people.has(s.userId)) faults[`content.staff.${i}`] = { code: 'notColleague' };
    s.hours.forEach((h, k) => {
      if (!of.days.includes(h.day)) faults[`content.staff.${i}.hours.${k}.day`] = { code: 'dayOutside' };
    });
  });
  return faults;
};

/**
 * Saves how the company furnishes its booth; it is shown at once (fairs 31).
 * @throws Refused common.notFound, common.seat, common.invalid, stands.held, stands.past, stands.changed, files.notYours
 */
export const saveStand = (ctx: Ctx, id: string, base: number, given: Given) =>
  inTransaction(ctx, async (tx) => {
    const { entId } = me(tx);
    await keepSeat(tx, 'sell');
    const booth = await lockBooth(tx, id);
    const found = await findBooth(tx, id);
    if (!booth || !found || !entId || booth.entId !== entId) throw refuse(common.notFound);
    if (booth.state !== 'taken') throw refuse(standErrors.held);
    if (phaseAt(found.fair, Date.now()) === 'past') throw refuse(standErrors.past);
    const kept = (await readContents(tx, [booth])).get(id);
    if (!kept) throw refuse(common.notFound);
    if (kept.revision !== base) throw refuse(standErrors.changed, { data: { ...kept } });
    const faults = await faultsOf(tx, given, { entId, days: daysOfFair(found.fair) });
    if (Object.keys(faults).length) throw refuse(common.invalid, {}, faults);
    const content: StandContent = {
      ...given,
      // Without a film nothing is said.
      captions: given.film ? (given.captions ?? kept.content.captions) : noCaptions,
      pictureWords: wordsOf(given.pictures, given.pictureWords ?? kept.content.pictureWords),
      headline: said(given.headline),
      intro: said(given.intro),
      staff: given.staff.map((s) => ({ ...s, duty: said(s.duty) })),
    };
    const saved = await writeStand(tx, id, content);
    await bindFiles(tx, id, kept.content, content);
    return saved;
  });

/** What is new is claimed by who uploaded it; what colleagues brought before stays; what is shown no more is let go. */
const bindFiles = async (tx: Ctx, id: string, before: StandContent, after: StandContent): Promise<void> => {
  const [file, picture] = [
    { kind: 'booth', id },
    { kind: 'boothPicture', id },
  ];
  const files = (c: StandContent) => [c.brochure, c.film].flatMap((f) => f ?? []);
  const fresh = (list: string[], old: string[]) => list.filter((f) => !old.includes(f));
  const one = (now: string | null, was: string | null) => (now && now !== was ? [now] : []);
  await claimFiles(tx, one(after.brochure, before.brochure), file, 'annex');
  await claimFiles(tx, one(after.film, before.film), file, 'film');
  await claimFiles(tx, fresh(after.pictures, before.pictures), picture, 'picture');
  await releaseFiles(tx, file, files(after));
  await releaseFiles(tx, picture, after.pictures);
};
