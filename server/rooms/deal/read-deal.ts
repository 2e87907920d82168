import { common } from '#contract/core/errors.ts';
import { momentIn } from '#contract/core/zones/clock.ts';
import type { Lang } from '#contract/core/langs.ts';
import { type DealEvent, dealLimits, type DealSubject, type DealView } from '#contract/deal/calls.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { fewAtOnce } from '#server/platform/few-at-once.ts';
import { speaker } from '#server/platform/pdf/speaker.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import {
  type DealAsked,
  type DealFact,
  dealParts,
  type DealPart,
  type DealScope,
  dealScopes,
  type DealWords,
} from './parts.ts';
import { knownZone } from '#server/platform/pdf/zone.ts';

const both = <T>(x: T[]): T[] => [...new Set(x)];

/** How the person of the session stands to a deal. @throws Refused common.notFound, as for an absent one */
export const scopeOf = async (ctx: Ctx, asked: DealAsked): Promise<DealScope> => {
  for (const find of ctx.platform.answers(dealScopes)) {
    const found = await find(ctx, asked);
    if (found) return found;
  }
  throw refuse(common.notFound);
};

/** Events in the order of time; of the same moment in the order of their keys, which tell the parts apart. */
const inOrder = (a: DealFact, b: DealFact): number =>
  Date.parse(a.at) - Date.parse(b.at) || a.id.localeCompare(b.id, 'en', { numeric: true });

/** Facts with the names of who acted, all read together. */
const named = async (ctx: Ctx, deal: DealScope, facts: DealFact[]): Promise<DealEvent[]> => {
  const own = (f: DealFact) => (f.party === deal.party ? f.userId : null);
  const [companies, people] = await Promise.all([
    companiesByIds(ctx, both(facts.flatMap((f) => f.entId ?? []))),
    peopleByIds(ctx, both(facts.flatMap((f) => own(f) ?? []))),
  ]);
  const names = new Map(companies.map((c) => [c.id, c.name]));
  const persons = new Map(people.map((p) => [p.id, p.name ?? '']));
  return facts.map((f) => {
    const name = f.entId ? names.get(f.entId) : undefined;
    return {
      id: f.id,
      kind: f.kind,
      at: new Date(f.at).toISOString(),
      title: f.title,
      detail: f.detail ?? '',
      number: f.number ?? '',
      party: f.party,
      company: f.entId && name ? { id: f.entId, name } : null,
      person: persons.get(own(f) ?? '') ?? '',
      tone: f.tone ?? 'plain',
      link: f.link,
    };
  });
};

export type WholeDeal = {
  view: Omit<DealView, 'of' | 'party'> & { party: DealScope['party'] };
  words: DealWords;
  files: string[];
  parts: DealPart[];
};

/** A deal with all of it that the reader may see, in the words of a language and the moments of a zone. */
export const readWhole = async (
  ctx: Ctx,
  asked: DealAsked,
  { lang = ctx.lang, zone }: { lang?: Lang | undefined; zone?: string | undefined } = {},
): Promise<WholeDeal> => {
  const deal = await scopeOf(ctx, asked);
  const known = knownZone(zone);
  const words: DealWords = { ...speaker(lang), zone: known, moment: (at) => momentIn(at, known) };
  const parts = await fewAtOnce(
    3,
    ctx.platform.answers(dealParts).map((read) => () => read(ctx, deal, words)),
  );
  const facts = parts.flatMap((p) => p.facts).toSorted(inOrder);
  const shown = facts.slice(0, dealLimits.events);
  const { number, title, party } = deal;
  return {
    view: {
      id: asked.id,
      number,
      title,
      party,
      events: await named(ctx, deal, shown),
      capped: facts.length > shown.length,
    },
    words,
    files: both(parts.flatMap((p) => (p.files ?? []).map((f) => f.id))),
    parts,
  };
};

/** The timeline of a deal for a page. */
export const readTimeline = async (ctx: Ctx, id: string, of: DealSubject = 'inquiry'): Promise<DealView> => {
  const { party, ...view } = (await readWhole(ctx, { kind: of, id })).view;
  return { ...view, of, party: party === 'buyer' ? 'buyer' : 'supplier' };
};
