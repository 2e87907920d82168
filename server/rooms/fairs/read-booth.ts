import { common } from '#contract/core/errors.ts';
import type { Lang } from '#contract/core/langs.ts';
import { displayLimits, phaseAt } from '#contract/fairs/states.ts';
import type { BoothView } from '#contract/fairs/views.ts';
import { captionedIn, captionsAnswer } from '#server/platform/captions/index.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { fileFacts } from '#server/rooms/files/index.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { findShownAlbum } from './albums/own-album-store.ts';
import { presentBooth, readShown } from './present.ts';
import { findBooth, findDisplays, findStaff } from './store.ts';

/** People who look after a booth and are still of its company. */
export const readStaff = async (ctx: Ctx, boothId: string, entId: string | null): Promise<BoothView['staff']> => {
  const staff = await findStaff(ctx, [boothId]);
  const people = new Map(
    (
      await peopleByIds(
        ctx,
        staff.map((s) => s.userId),
      )
    ).map((p) => [p.id, p]),
  );
  return staff.flatMap((s) => {
    const person = people.get(s.userId);
    if (!person || person.removedAt || person.entId !== entId) return [];
    return [
      { id: s.userId, name: person.name, avatar: person.avatar, duty: s.duty, languages: s.languages, hours: s.hours },
    ];
  });
};

/** A booth: its name, class and products for everybody, all else for members. */
export const readBooth = async (ctx: Ctx, id: string): Promise<BoothView> => {
  const found = await findBooth(ctx, id);
  if (!found) throw refuse(common.notFound);
  const { fair, hall, booth } = found;
  const shown = await readShown(ctx, [booth], displayLimits.products);
  const whose = booth.state === 'taken' && booth.entId ? { fairId: fair.id, entId: booth.entId } : undefined;
  const onPlan = {
    ...presentBooth(booth, shown),
    fair: { id: fair.id, slug: fair.slug, name: fair.name, phase: phaseAt(fair, Date.now()), zone: fair.zone },
    hall: { id: hall.id, no: hall.no, name: hall.name },
    products: shown.products.get(id) ?? [],
    album: (whose && (await findShownAlbum(ctx, whose))) ?? null,
  };
  if (!ctx.person || booth.state !== 'taken')
    return {
      ...onPlan,
      intro: {},
      brochure: null,
      film: null,
      pictures: [],
      staff: [],
      whole: ctx.person !== null,
    };
  const [[display], staff] = await Promise.all([findDisplays(ctx, [id]), readStaff(ctx, id, booth.entId)]);
  const named = [display?.brochure, display?.film].flatMap((f) => f ?? []);
  const files = new Map((await fileFacts(ctx, named)).map((f) => [f.id, f]));
  const fileOf = (file: string | null | undefined) => {
    const f = files.get(file ?? '');
    return f ? { id: f.id, name: f.name, size: f.size, url: f.url } : null;
  };
  const film = fileOf(display?.film);
  return {
    ...onPlan,
    intro: display?.intro ?? {},
    brochure: fileOf(display?.brochure),
    film: film && { ...film, captions: captionedIn(display?.captions) },
    pictures: (await fileFacts(ctx, display?.pictures ?? [])).map((f) => ({
      url: f.url,
      words: display?.pictureWords[f.id] ?? {},
    })),
    staff,
    whole: true,
  };
};

/** Captions of a booth's film, for members. @throws Refused common.notFound */
export const sendBoothCaptions = async (ctx: Ctx, id: string, lang: Lang): Promise<Response> => {
  const found = await findBooth(ctx, id);
  const [display] = found?.booth.state === 'taken' ? await findDisplays(ctx, [id]) : [];
  const sent = display?.film && captionsAnswer(display.captions[lang], 'private, no-cache');
  if (!sent) throw refuse(common.notFound);
  return sent;
};
