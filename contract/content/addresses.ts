import { type PageAddress, pageTo } from '../pages.ts';
import { isLegalName } from '../legal/documents.ts';
import { type ContentKind, isCampaignSlot, type ListedKind } from './kinds.ts';

/** The page that shows a piece. */
export const addressOfPiece = ({ kind, slug }: { kind: ContentKind; slug: string }): PageAddress =>
  kind === 'news'
    ? pageTo('newsDetail', { id: slug })
    : kind === 'statement'
      ? pageTo('statementDetail', { id: slug })
      : kind === 'case'
        ? pageTo('caseDetail', { id: slug })
        : kind === 'journal'
          ? pageTo('journalDetail', { id: slug })
          : kind === 'video'
            ? pageTo('videoDetail', { id: slug })
            : kind === 'help'
              ? pageTo('helpDetail', { id: slug })
              : kind === 'announcement'
                ? pageTo('home')
                : pageTo(isCampaignSlot(slug) || isLegalName(slug) ? slug : 'newsList');

const lists = {
  news: 'newsList',
  statement: 'statementList',
  case: 'caseList',
  journal: 'journalList',
  video: 'videoList',
} as const;

export const listOf = (kind: ListedKind): PageAddress => pageTo(lists[kind]);
