import type { BoothClass } from '#contract/fairs/classes.ts';
import { boothClasses } from '#contract/fairs/classes.ts';
import type { BoothOnPlan, FairRow } from '#contract/fairs/views.ts';
import { pageTo, type PageAddress } from '#contract/pages.ts';

/** What the address of a hall asks for. */
export type HallAsked = {
  view?: 'list' | undefined;
  booth?: string | undefined;
  class?: BoothClass | undefined;
  q?: string | undefined;
};

/** What is not asked for as it can be is left out: an address that somebody bent by hand still shows the hall. */
export const readHallAsked = (search: URLSearchParams): HallAsked => ({
  view: search.get('view') === 'list' ? 'list' : undefined,
  booth: search.get('booth') ?? undefined,
  class: boothClasses.find((c) => c === search.get('class')),
  q: search.get('q')?.trim().slice(0, 80) || undefined,
});

/** Addresses of what is shown: those of the newest hall stay on its page. */
export type AddressOf = (asked: HallAsked) => PageAddress;
export const addressOfHall =
  (id: string, newest: boolean): AddressOf =>
  (asked) => {
    const given = Object.fromEntries(Object.entries(asked).filter(([, v]) => v)) as Record<string, never>;
    return newest ? pageTo('newestHall', given) : pageTo('fairHall', { id, ...given });
  };

const wordsOf = (b: BoothOnPlan): string =>
  [b.number, ...Object.values(b.exhibitor?.name ?? {}), ...Object.values(b.headline)].join('\n').toLowerCase();

/** Booths whose number, exhibitor or line has each of the words. */
export const withWords = (booths: readonly BoothOnPlan[], q: string | undefined): readonly BoothOnPlan[] => {
  const words = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6);
  return words.length ? booths.filter((b) => words.every((w) => wordsOf(b).includes(w))) : booths;
};

/** Booths that the address asks for; free ones are of no class that could be asked for. */
export const found = (booths: readonly BoothOnPlan[], asked: HallAsked): readonly BoothOnPlan[] =>
  withWords(booths, asked.q).filter((b) => !asked.class || (b.class === asked.class && b.state === 'taken'));

/** The hall that is shown where none is named: of the fair that is open, else of the next, else of the last. */
export const usualHall = (fairs: readonly FairRow[]): { fair: FairRow; hallId: string } | null => {
  const withHalls = fairs.filter((f) => f.halls.length > 0);
  const fair =
    withHalls.find((f) => f.phase === 'open') ??
    withHalls.find((f) => f.phase === 'coming') ??
    withHalls.findLast((f) => f.phase === 'past');
  const hallId = fair?.halls[0]?.id;
  return fair && hallId ? { fair, hallId } : null;
};

/** The hall that was laid out last. */
export const newestOf = (fairs: readonly FairRow[]): FairRow['halls'][number] | undefined =>
  fairs.flatMap((f) => f.halls).toSorted((a, b) => b.since.localeCompare(a.since) || a.id.localeCompare(b.id))[0];
