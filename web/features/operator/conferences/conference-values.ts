import type { operatorConferences, ProgrammeDraft } from '#contract/conferences/desk.ts';
import type { ConferenceKind, ConferenceMode } from '#contract/conferences/rules.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { Lang } from '#contract/core/langs.ts';
import type { Currency } from '#contract/core/schemas.ts';
import { nothing } from '../fairs/in-three.tsx';

export type Kept = DataOf<typeof operatorConferences.one>;

/** What the form of a conference holds; numbers as they are typed. */
export const valuesOf = (kept: Kept | null, freshId: string) => {
  const d = kept?.draft;
  return {
    id: kept?.id ?? freshId,
    base: kept?.version ?? 0,
    name: d?.name ?? nothing,
    organiser: d?.organiser ?? nothing,
    city: d?.city ?? nothing,
    venue: d?.venue ?? nothing,
    about: d?.about ?? nothing,
    slug: d?.slug ?? '',
    kind: d?.kind ?? ('congress' as ConferenceKind),
    mode: d?.mode ?? ('onSite' as ConferenceMode),
    countryCode: d?.countryCode ?? 'CN',
    meetingLink: d?.meetingLink ?? '',
    zone: d?.zone ?? 'Asia/Shanghai',
    startsAt: d?.startsAt ?? '',
    endsAt: d?.endsAt ?? '',
    signUpUntil: d?.signUpUntil ?? '',
    places: d ? String(d.places) : '',
    fee: d?.fee ?? '0',
    currency: d?.currency ?? ('CNY' as Currency),
    languages: d?.languages ?? (['cn'] as Lang[]),
    fields: d?.fields ?? [],
    programme: d?.programme ?? ([] as ProgrammeDraft[]),
    shown: d?.state === 'shown',
  };
};
export type Values = ReturnType<typeof valuesOf>;

/** What is sent of them. */
export const bodyOf = ({ id: _, shown, places, ...v }: Values) => ({
  ...v,
  places: Number(places || Number.NaN),
  state: shown ? ('shown' as const) : ('draft' as const),
});
