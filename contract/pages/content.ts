import type { CentreScope } from '../content/calls.ts';
import type { Lang } from '../core/langs.ts';
import { open, session } from '../core/access.ts';
import { memberPages, page, reads, sitePages } from './page.ts';

type List = { q?: string | undefined; material?: string | undefined; current?: number };
const list = { query: reads<List>() };

/** What the platform publishes: lists, pieces, campaign pages and the members' news centre. */
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
    videoDetail: page('/publicizeVideoDetail?id={id}', open, { words: ['media', 'film'], needs: ['media'] }),
    help: page('/help'),
    helpDetail: page('/helpDetail?id={id}', open),
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
};
