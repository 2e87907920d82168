import type { AdState } from '../../advertising/states.ts';
import type { ContentKind } from '../../content/kinds.ts';
import type { PieceState } from '../../content/states.ts';
import type { ConferenceState } from '../../conferences/rules.ts';
import type { ContributionState } from '../../contributions/states.ts';
import { editors, reviewers } from '../../core/access.ts';
import type { FigureDays } from '../../figures/calls.ts';
import type { ParkState, TenancyState } from '../../parks/rules.ts';
import type { ExchangeState } from '../../points/mall/states.ts';
import type { VacancyState } from '../../recruitment/kinds.ts';
import { deskPages, page, reads } from '../page.ts';

/** The desk's pages of single rooms, each with the texts of its room. */
export const roomDeskPages = {
  ...deskPages(['recruitment', 'operator'], {
    operatorVacancies: page('/operator/vacancies', reviewers, {
      query: reads<{ state?: VacancyState; q?: string }>(),
    }),
  }),
  ...deskPages(['rates', 'operator'], {
    operatorRates: page('/operator/rates', editors),
  }),
  ...deskPages(['parks', 'operator'], {
    operatorParks: page('/operator/parks', editors, {
      query: reads<{ state?: ParkState; q?: string; current?: number }>(),
    }),
    operatorPark: page('/operator/park', editors, { query: reads<{ id?: string }>() }),
    operatorParkTenancies: page('/operator/park-tenancies', reviewers, { query: reads<{ state?: TenancyState }>() }),
  }),
  ...deskPages(['conferences', 'operator', 'fairDesk'], {
    operatorConferences: page('/operator/conferences', editors, {
      query: reads<{ state?: ConferenceState; q?: string; current?: number }>(),
    }),
    operatorConference: page('/operator/conference', editors, { query: reads<{ id?: string }>() }),
  }),
  ...deskPages(['ads', 'foot', 'operator'], {
    operatorAdvertisements: page('/operator/advertisements', reviewers, {
      query: reads<{ state?: AdState; current?: number }>(),
    }),
    operatorAdvertisement: page('/operator/advertisement?id={id}', reviewers),
    operatorAdPlaces: page('/operator/ad-places', editors),
  }),
  ...deskPages(['contributions', 'content', 'operator'], {
    operatorContributions: page('/operator/contributions', editors, {
      query: reads<{ state?: ContributionState; current?: number }>(),
    }),
    operatorContribution: page('/operator/contribution?id={id}', editors),
  }),
  ...deskPages(['operator', 'verification', 'centre', 'order'], {
    operatorFigures: page('/operator/figures', editors, {
      query: reads<{ days?: FigureDays; zone?: string }>(),
      words: ['deskFigures', 'figures', 'chart'],
    }),
    operatorPoints: page('/operator/points', editors, {
      query: reads<{ view?: 'goods' | 'exchanges'; id?: string; new?: 1; state?: ExchangeState; current?: number }>(),
      words: ['deskPoints', 'points'],
    }),
    operatorMemberPoints: page('/operator/member-points?id={id}', reviewers, {
      words: ['deskPoints', 'points'],
    }),
  }),
  ...deskPages(['deskContent', 'content', 'operator', 'fairDesk'], {
    operatorContent: page('/operator/content', editors, {
      query: reads<{ kind?: ContentKind; state?: PieceState; new?: ContentKind }>(),
    }),
    operatorPiece: page('/operator/content-piece?id={id}', editors, {
      words: ['film'],
      needs: ['media'],
      query: reads<{ view?: 'look' | 'versions' }>(),
    }),
  }),
};
