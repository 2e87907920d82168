import { contentErrors } from './calls.ts';
import { pieceFields } from './docs.ts';
import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { deskMediaErrors } from './desk-media.ts';
import { deskPiece, deskPieceRow, type operatorContent } from './desk.ts';

const rowFields = {
  ...pieceFields,
  state: ['Where its newest version stands.', 'draft'],
  shown: ['Whether readers see a version of it.', true],
  complete: ['Languages in which nothing is missing.', ['cn', 'en']],
  by: ['Who wrote the newest version.', 'He Yanqiu'],
  updatedAt: 'When anything was done with it last.',
  publishAt: 'When it is to go out; null where that was not set.',
  publishedAt: 'When readers got it first; null before.',
  turn: ['Goes up with every act; an older one than what is kept is refused.', 3],
  no: ['Number of the version, from 1.', 2],
} as const;

export const operatorContentDocs: RoomDocs = {
  schemas: {
    DeskPiece: { is: deskPieceRow, about: 'A piece as the desk lists it.', fields: rowFields },
    DeskPieceView: {
      is: deskPiece,
      about: 'A piece as the desk edits it.',
      fields: {
        row: 'What the list shows of it.',
        content: 'Its newest version.',
        view: 'The newest version as its readers would see it.',
        name: 'Name.',
        approval: [
          'Whether the caller may approve it: as a second editor, alone since there is no other, or not.',
          'second',
        ],
        theirs: [
          'The language whose words are a company’s, which the desk does not change; null where all are the desk’s.',
          null,
        ],
        contributionId: 'The contribution that it came of; null for what the desk wrote.',
        barred: ['Whether its author took it back: it is not handed in again.', false],
        versions: 'Its versions, the newest first; 100 at most.',
        'versions.shown': ['Whether readers see this one.', false],
        moves: 'What was done with it, the oldest first.',
        'moves.by': ['Who did it; empty for the clock.', 'He Yanqiu'],
        act: ['What was done.', 'submit'],
        alone: ['Whether it was approved without a second editor.', false],
        ...rowFields,
      },
    },
  },
  fields: {
    ...rowFields,
    content: 'Everything that the version says.',
    pieceId: 'Id of the piece, made by the client: sent again with it, there is no second piece.',
    act: ['What is done.', 'submit'],
    at: 'When it goes out, with `submit`; null for at once after the approval.',
    waiting: ['How many pieces wait for review.', 2],
    found: 'What was found.',
    name: 'Name.',
  },
};

export const operatorContentCalls: CallsDocs<typeof operatorContent> = {
  list: {
    id: 'listDeskPieces',
    summary: 'List pieces at the desk',
    about: 'Answers all pieces with the state of their newest version, what was changed last first.',
  },
  detail: {
    id: 'readDeskPiece',
    summary: 'Read a piece at the desk',
    about: 'Answers the newest version of a piece, its versions and its history.',
    refuses: [common.notFound],
  },
  version: {
    id: 'readDeskPieceVersion',
    summary: 'Read a version',
    about: 'Answers one version of a piece.',
    refuses: [common.notFound],
  },
  save: {
    id: 'saveDeskPiece',
    summary: 'Save a version',
    about: 'Writes a new version of a piece, or makes the piece. Readers go on seeing what was published.',
    refuses: [
      common.invalid,
      common.notFound,
      contentErrors.changed,
      contentErrors.wrongState,
      contentErrors.barred,
      contentErrors.theirWords,
      contentErrors.slugTaken,
    ],
  },
  move: {
    id: 'moveDeskPiece',
    summary: 'Move a piece',
    about:
      'Hands a piece in, recalls, returns or approves it, or takes it back from its readers. An approval needs a second editor where there is one.',
    refuses: [
      common.invalid,
      common.notFound,
      contentErrors.changed,
      contentErrors.wrongState,
      contentErrors.barred,
      contentErrors.incomplete,
      deskMediaErrors.notRead,
      contentErrors.needsSecond,
    ],
  },
  companies: {
    id: 'findPieceCompanies',
    summary: 'Find companies to name',
    about: 'Answers companies by words of their names.',
  },
  products: {
    id: 'findPieceProducts',
    summary: 'Find products to name',
    about: 'Answers listed products by words.',
  },
};
