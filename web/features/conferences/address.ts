import {
  type ConferenceKind,
  conferenceKinds,
  type ConferenceMode,
  conferenceModes,
  type ConferencePhase,
  conferencePhases,
} from '#contract/conferences/rules.ts';
import { type PageAddress, pageTo } from '#contract/pages.ts';
import { currentOf } from '#web/lib/page/current.ts';

/** What the list's address says. */
export type ConferencesAddress = {
  q: string;
  phase: ConferencePhase | undefined;
  kind: ConferenceKind | undefined;
  mode: ConferenceMode | undefined;
  field: string | undefined;
  /** The reader's own. */
  mine: boolean;
  current: number;
};

const among = <T extends string>(of: readonly T[], value: string | null): T | undefined => of.find((k) => k === value);

/** Reads an address leniently: what isn't understood is left out, so that an old link still opens. */
export const readAddress = (search: URLSearchParams): ConferencesAddress => {
  const field = search.get('field') ?? '';
  return {
    q: (search.get('q') ?? '').trim().slice(0, 80),
    phase: among(conferencePhases, search.get('phase')),
    kind: among(conferenceKinds, search.get('kind')),
    mode: among(conferenceModes, search.get('mode')),
    field: /^[\w-]{1,60}$/.test(field) ? field : undefined,
    mine: search.get('mine') === '1',
    current: currentOf(search),
  };
};

export const wishOf = ({ q, phase, kind, mode, field }: ConferencesAddress) => ({
  ...(q && { q }),
  ...(phase && { phase }),
  ...(kind && { kind }),
  ...(mode && { mode }),
  ...(field && { field }),
});

/** The list's path with some of it changed; any change but the page's own starts at the first page. */
export const pathOf = (at: ConferencesAddress, change: Partial<ConferencesAddress> = {}): PageAddress => {
  const next = { ...at, current: 1, ...change };
  return pageTo('conferences', {
    ...wishOf(next),
    ...(next.mine && { mine: 1 as const }),
    ...(next.current > 1 && { current: next.current }),
  });
};
