import type { ContentKind } from '../content/kinds.ts';
import type { CentreScope } from '../content/calls.ts';
import type { PieceState } from '../content/states.ts';
import type { Lang } from '../core/langs.ts';
import { editors, open, session } from '../core/access.ts';
import { deskPages, memberPages, page, reads, sitePages } from './page.ts';

type List = { q?: string | undefined; material?: string | undefined; current?: number };
const list = { query: reads<List>() };

/** What the platform publishes: lists, pieces, campaign pages, the members' news centre and the desk's pages of it. */
export const contentPages = {
  ...sitePages(['content'], {
    newsList: page('/newsList', open, list),
    newsDetail: page('/newsDetail?id={id}', open),
    statementList: page('/statementList', open, list),
    statementDetail: page('/statementDetail?id={id}', session),
    caseList: page('/caseList', open, list),
    caseDetail: page('/caseDetail?id={id}', session),
    journalList: page('/publicizeJournalList', open, { words: ['media'], query: reads<{ current?: number }>() }),
    journalDetail: page('/publicizeJournalDetail?id={id}', open, {
      words: ['media'],
      query: reads<{ page?: number; q?: string; edition?: Lang }>(),
    }),
    videoList: page('/publicizeVideoList', open, { words: ['media'], query: reads<{ current?: number }>() }),
    videoDetail: page('/publicizeVideoDetail?id={id}', open, { words: ['media'], needs: ['media'] }),
    pageOne: page('/pageOne'),
    pageTwo: page('/pageTwo'),
    pageThree: page('/pageThree'),
    pageFour: page('/pageFour'),
    pageFive: page('/pageFive'),
    pageSix: page('/pageSix'),
    pageSeven: page('/pageSeven'),
    pageEight: page('/pageEight'),
    pageNine: page('/pageNine'),
  }),
  ...memberPages(['content'], {
    newsCentre: page('/compositesMobile/index', session, {
      query: reads<{ scope?: CentreScope; unread?: 1; current?: number }>(),
    }),
  }),
  ...deskPages(['deskContent', 'content', 'operator', 'fairDesk'], {
    operatorContent: page('/operator/content', editors, {
      query: reads<{ kind?: ContentKind; state?: PieceState; new?: ContentKind }>(),
    }),
    operatorPiece: page('/operator/content-piece?id={id}', editors, {
      needs: ['media'],
      query: reads<{ view?: 'look' | 'versions' }>(),
    }),
  }),
};
