import type { ConferenceKind, ConferenceMode, ConferencePhase } from '../conferences/rules.ts';
import { open, session } from '../core/access.ts';
import { page, reads, sitePages } from './page.ts';

type Conferences = {
  q?: string;
  phase?: ConferencePhase;
  kind?: ConferenceKind;
  mode?: ConferenceMode;
  field?: string;
  mine?: 1;
  current?: number;
};

/** Conferences: the list, with one's own, and each with its programme for members. */
export const conferencesPages = sitePages(['conferences'], {
  conferences: page('/conferences.html', open, { query: reads<Conferences>() }),
  conference: page('/conference/{slug}', session),
});
