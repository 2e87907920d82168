import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { filesErrors } from '../files/calls.ts';
import { issueProgress, type operatorMedia } from './desk-media.ts';
import { comment, type discussion, discussionErrors } from './discussion.ts';
import { pieceFields } from './docs.ts';
import { journalMedia, videoMedia } from './media.ts';
import { edition, type homeMedia, journalRow, journalView, videoRow, videoView } from './media-calls.ts';

const words = (cn: string, en: string, es: string) => ({ cn, en, es });
const chapter = ['Title of the chapter.', words('真空', 'Vacuum', 'Vacío')] as const;

const mediaFields = {
  number: ['Number of the issue.', '2026-03'],
  editions: 'Its editions by language.',
  download: ['Whether readers may take the PDF.', true],
  lang: ['Language.', 'en'],
  pages: ['How many pages it has.', 16],
  done: ['How many of them are there; fewer while the issue is being read in.', 16],
  width: ['Width of the first page in points.', 595],
  height: ['Height of the first page in points.', 842],
  poster: 'Address of the picture that stands for it; null where there is none.',
  film: 'Address of the film, which answers ranges; null where there is none.',
  seconds: ['Its length in seconds.', 48],
  bytes: ['Size of the film.', 1_240_000],
  captions: ['Languages that it has captions in.', ['cn', 'en', 'es']],
  no: ['Number of the page, from 1.', 3],
  text: ['Text of the page, as plain text; paragraphs are parted by an empty line.', 'Resin flow in thick laminates'],
  at: ['Second at which the chapter begins.', 12],
} as const;

export const homeMediaDocs: RoomDocs = {
  schemas: {
    Edition: { is: edition, about: 'The edition of an issue in one language.', fields: mediaFields },
    Journal: {
      is: journalRow,
      about: 'An issue of a journal as lists show it.',
      fields: { ...pieceFields, ...mediaFields },
    },
    Video: { is: videoRow, about: 'A video as lists show it.', fields: { ...pieceFields, ...mediaFields } },
    JournalView: {
      is: journalView,
      about: 'An issue to be read.',
      fields: {
        ...pieceFields,
        ...mediaFields,
        row: 'The issue.',
        gate: ['Always `none`.', 'none'],
        parts: 'What stands beside its pages.',
        related: 'Other pieces about its materials.',
        edition: 'The edition that is read; null where there is none yet.',
        texts: 'Text of up to 24 of its pages, those around the page asked for.',
        newer: 'The issue after it.',
        older: 'The issue before it.',
        name: 'Name.',
      },
    },
    VideoView: {
      is: videoView,
      about: 'A video to be watched.',
      fields: {
        ...pieceFields,
        ...mediaFields,
        row: 'The video.',
        gate: ['Always `none`.', 'none'],
        parts: 'What stands below it.',
        related: 'Other pieces about its materials.',
        chapters: 'Its chapters.',
        'chapters.title': chapter,
        transcript: 'What is said, in the language of the call.',
        from: ['Second at which the line begins.', 1.5],
        to: ['Second at which it ends.', 4],
        'transcript.text': ['The line.', 'The bag is closed.'],
        tracks: 'Captions as WebVTT, by language.',
        url: ['Address of the captions.', '/api/busi/pc/busi/home/video/…/captions/en'],
        next: 'Four videos to go on with.',
        name: 'Name.',
      },
    },
    JournalMedia: {
      is: journalMedia,
      about: 'What an issue is made of: an imported PDF a language.',
      fields: {
        kind: ['Kind.', 'journal'],
        ...mediaFields,
        cn: 'Id of the import in Chinese; null where there is none.',
        en: 'Id of the import in English; null where there is none.',
        es: 'Id of the import in Spanish; null where there is none.',
      },
    },
    VideoMedia: {
      is: videoMedia,
      about: 'What a video is made of.',
      fields: {
        kind: ['Kind.', 'video'],
        ...mediaFields,
        film: 'Id of the uploaded film; null where there is none yet.',
        poster: 'Id of the uploaded picture that stands for it; null where there is none yet.',
        captions: 'Captions as WebVTT, by language.',
        chapters: 'Its chapters, in the order of their seconds.',
        'chapters.title': chapter,
        cn: ['In Chinese.', '真空'],
        en: ['In English.', 'Vacuum'],
        es: ['In Spanish.', 'Vacío'],
      },
    },
  },
  fields: {
    ...mediaFields,
    edition: ['Language of the edition that is wanted.', 'en'],
    page: ['A page; the text of the pages around it is answered.', 1],
    texts: 'Text by page.',
    q: ['Words to look for in the text of the edition.', 'vacuum'],
    hits: 'Where they stand, 60 at most.',
    before: ['What stands before.', 'Check the '],
    hit: ['What was found.', 'vacuum'],
    after: ['What stands after.', ' before the resin'],
    pages: ['Pages with a hit.', [3, 7]],
    more: ['Whether there are more hits than these.', false],
    file: 'Id of the film or poster.',
    width: ['Width in pixels: 160, 800 or 1600.', 800],
    seconds: ['Where the member stopped, in seconds.', 31],
  },
};

export const homeMediaCalls: CallsDocs<typeof homeMedia> = {
  videos: { id: 'listVideos', summary: 'List videos', about: 'Answers videos, the newest first.' },
  video: {
    id: 'readVideo',
    summary: 'Read a video',
    about: 'Answers a video by its id or slug, with chapters, captions and transcript.',
    fields: { id: ['Id or slug.', 'closing-a-vacuum-bag'] },
    refuses: [common.notFound],
  },
  journals: { id: 'listJournals', summary: 'List issues', about: 'Answers issues of journals, the newest first.' },
  journal: {
    id: 'readJournal',
    summary: 'Read an issue',
    about: 'Answers an issue by its id or slug, with the text of the pages around the one asked for.',
    fields: { id: ['Id or slug.', 'weft-review-2026-03'] },
    refuses: [common.notFound],
  },
  texts: {
    id: 'readJournalText',
    summary: 'Read the text of pages',
    about: 'Answers the text of the pages around one of an edition.',
    refuses: [common.notFound],
  },
  search: {
    id: 'searchJournal',
    summary: 'Search an issue',
    about: 'Answers where words stand in the text of an edition, upper and lower case alike.',
    refuses: [common.notFound],
  },
  picture: {
    id: 'readJournalPage',
    summary: 'Read a page as a picture',
    about: 'Answers a page of an edition as WebP. It never changes.',
    refuses: [common.notFound],
  },
  issue: {
    id: 'downloadJournal',
    summary: 'Take the PDF of an edition',
    about: 'Answers the PDF where the editors allow it.',
    refuses: [common.notFound],
  },
  file: {
    id: 'readVideoFile',
    summary: 'Read a film or its poster',
    about: 'Answers the film or the poster of a video, in whole or one range of bytes (`Range`, `If-Range`).',
    refuses: [common.notFound],
  },
  captions: {
    id: 'readCaptions',
    summary: 'Read captions',
    about: 'Answers the captions of a video in one language as WebVTT.',
    refuses: [common.notFound],
  },
  position: {
    id: 'readVideoPosition',
    summary: 'Where the member stopped',
    about: 'Answers the second at which the member stopped watching; 0 where they have not begun.',
    refuses: [common.notFound],
  },
  keepPosition: {
    id: 'keepVideoPosition',
    summary: 'Keep where the member stopped',
    about: 'Keeps the second at which the member stopped watching.',
    refuses: [common.notFound],
  },
};

export const discussionDocs: RoomDocs = {
  schemas: {
    PieceComment: {
      is: comment,
      about: 'What a member says of a piece.',
      fields: {
        name: ['Who said it.', 'Chen Liyan'],
        text: ['What was said, as plain text.', 'We see the same with 4.8 mm plates.'],
        at: 'When it was said.',
        own: ['Whether the caller wrote it.', false],
      },
    },
  },
  fields: {
    praises: ['How many praise it.', 12],
    collects: ['How many collected it.', 4],
    praised: ['Whether the caller praises it.', false],
    collected: ['Whether the caller collected it.', true],
    follows: ['How many follow who says it; 0 for what is no statement.', 7],
    followed: ['Whether the caller follows who says it.', false],
    commentId: 'Id of the comment, made by the client: sent again with it, there is no second one.',
    text: ['What is said.', 'We see the same with 4.8 mm plates.'],
    on: ['Whether it is so from now on.', true],
    n: ['How many there are now.', 13],
  },
};

export const discussionCalls: CallsDocs<typeof discussion> = {
  comments: {
    id: 'listComments',
    summary: 'List comments',
    about: 'Answers what members say of a piece, the newest first, and how many praise it and collected it.',
    refuses: [common.notFound],
  },
  say: {
    id: 'sayComment',
    summary: 'Comment on a piece',
    about: 'Says something of a piece; for members whose profile is complete.',
    refuses: [common.notFound, discussionErrors.changed],
  },
  remove: {
    id: 'deleteComment',
    summary: 'Delete an own comment',
    about: 'Deletes a comment of the caller.',
    refuses: [common.notFound],
  },
  praise: {
    id: 'praisePiece',
    summary: 'Praise a piece',
    about: 'Praises a piece, or takes that back; again changes nothing.',
    refuses: [common.notFound],
  },
  collect: {
    id: 'collectPiece',
    summary: 'Collect a piece',
    about: 'Collects a piece for the news centre, or takes that back; again changes nothing.',
    refuses: [common.notFound],
  },
  follow: {
    id: 'followExpert',
    summary: 'Follow an expert',
    about: 'Follows who says a statement, or takes that back through any statement of theirs; again changes nothing.',
    refuses: [common.notFound],
  },
};

export const operatorMediaDocs: RoomDocs = {
  schemas: {
    IssueProgress: {
      is: issueProgress,
      about: 'An edition on its way in.',
      fields: {
        name: ['Name of the PDF.', 'weft-review-2026-03-en.pdf'],
        state: ['Where it stands.', 'reading'],
        fault: 'Why it could not be read in; null where it could.',
        pages: ['How many pages it has; null until it was opened.', 16],
        done: ['How many of them are there.', 3],
        updatedAt: 'When anything happened with it last.',
      },
    },
  },
  fields: {
    kind: ['What it is.', 'issue'],
    file: 'Id of the uploaded PDF.',
    issueId: 'Id of the import, made by the client: sent again with it, there is no second one.',
    issues: 'Imports of the piece, the newest first.',
    url: ['Where it is read.', '/api/busi/busifile/…'],
    name: ['Its name.', 'weft-review-2026-03-en.pdf'],
    size: ['Its bytes.', 184_000],
    uid: 'The name that the client gave the upload.',
  },
};

export const operatorMediaCalls: CallsDocs<typeof operatorMedia> = {
  upload: {
    id: 'uploadContentFile',
    summary: 'Upload an issue, a film or a poster',
    about: 'Takes a PDF, a film or a picture for a piece.',
    refuses: [
      filesErrors.wrongType,
      filesErrors.pdfMixed,
      filesErrors.pdfActive,
      filesErrors.pdfSealed,
      filesErrors.tooLarge,
      filesErrors.overLimit,
      filesErrors.empty,
      filesErrors.broken,
      filesErrors.tooManyPixels,
      filesErrors.infected,
      filesErrors.scannerDown,
    ],
  },
  importIssue: {
    id: 'importIssue',
    summary: 'Read in an issue',
    about: 'Begins to read in an uploaded PDF, page by page.',
    refuses: [common.notFound, filesErrors.notYours],
  },
  issues: {
    id: 'listIssues',
    summary: 'List imports of a piece',
    about: 'Answers how far the editions of a piece have come in.',
    refuses: [common.notFound],
  },
  retryIssue: {
    id: 'retryIssue',
    summary: 'Read in again',
    about: 'Goes on with an import that failed or stands still.',
    refuses: [common.notFound],
  },
};
