import * as z from 'zod/mini';
import { exampleId, type CallsDocs, type RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { type files, filesErrors, openForm, uploadForm } from './calls.ts';

const short = z.optional(z.string());
const uid = ['A name that the client gives the upload; the answer repeats it.', 'row-1'] as const;
const file = 'The file. Extension, declared type and content must agree.';
const taken = [
  filesErrors.wrongType,
  filesErrors.pdfMixed,
  filesErrors.pdfActive,
  filesErrors.pdfSealed,
  filesErrors.tooLarge,
  filesErrors.empty,
  filesErrors.broken,
  filesErrors.tooManyPixels,
  filesErrors.infected,
  filesErrors.scannerDown,
] as const;
const proof = {
  randomStr: ['What proves that a person is asking: the type of a solved captcha, or `messageCode`.', 'blockPuzzle'],
  code: ['The verification of the captcha, or the six digits.', 'k3v0c4pPq1Y2RrJ9y0bXAw=='],
  target: ['Where the six digits went.', 'buyer@example.com'],
  ticket: ['Ticket of an upload before, instead of a proof.', 'Zm9yLWV4YW1wbGUtb25seS1ub3QtYS10b2tlbi0wMDQ'],
} as const;

export const filesDocs: RoomDocs = {
  schemas: {
    UploadForm: {
      is: uploadForm,
      as: z.object({ file: z.file(), uid: short }),
      about: 'A file to be uploaded.',
      fields: { file, uid },
    },
    OpenUploadForm: {
      is: openForm,
      as: z.object({ file: z.file(), uid: short, randomStr: short, code: short, target: short, ticket: short }),
      about: 'A file to be uploaded without a session, with its proof.',
      fields: { file, uid, ...proof },
    },
  },
  fields: {
    ...proof,
    id: 'Id of the file; records name it to claim it.',
    name: ['Name of the file.', 'drawing.pdf'],
    size: ['Size in bytes.', 48_213],
    uid: ['The name that the client gave the upload; null without one.', 'row-1'],
    kind: 'What it is uploaded for: documents (`annex`), annexes of inquiries with pictures and CAD files (`drawing`), pictures, or pictures of a purchase (500 KB).',
    url: ['Address of the file.', `/api/busi/busifile/${exampleId}`],
  },
};

export const filesCalls: CallsDocs<typeof files> = {
  upload: {
    id: 'uploadFile',
    summary: 'Upload a file',
    about:
      'Takes one PDF, Word or Excel document or one jpg, png or bmp picture under 5000 KB. It stays private until a record claims it, and goes after 48 hours if none does.',
    refuses: taken,
  },
  uploadAs: {
    id: 'uploadFileAs',
    summary: 'Upload a file for one use',
    about:
      'The same for one use, with its own extensions and greatest size from the first byte on. As `sealed` it rests encrypted, name and all, for a sealed quotation alone.',
    refuses: [...taken, filesErrors.overLimit],
  },
  uploadFilm: {
    id: 'uploadFilm',
    summary: 'Upload a film',
    about: 'Takes one MP4 or WebM film under 60,000 KB, for a product, a booth or a talk.',
    refuses: taken,
  },
  limits: {
    id: 'getAnnexLimits',
    summary: 'Read how large annexes may be',
    about: 'Answers the bytes that annexes of inquiries must stay under, by what they are.',
    fields: {
      document: ['PDF, Word and Excel.', 5_120_000],
      picture: ['Pictures.', 5_120_000],
      cad: ['STEP, IGES, DWG and DXF.', 20_480_000],
    },
  },
  uploadOpen: {
    id: 'uploadFileBeforeRegistration',
    summary: 'Upload a file for a registration',
    about:
      'Takes a picture or PDF of somebody who has no account yet. A captcha or a code proves the first; the ticket of the answer lets in three files more and claims them within an hour.',
    fields: {
      'data.ticket': [
        'Lets in further files, and claims them at the registration.',
        'Zm9yLWV4YW1wbGUtb25seS1ub3QtYS10b2tlbi0wMDQ',
      ],
    },
    refuses: [...taken, filesErrors.unproved],
  },
  link: {
    id: 'createFileLink',
    summary: 'Make a link to a file',
    about:
      'Answers a link that opens the file for five minutes: for the person who asks, or with `anyone=1` for whoever holds it.',
    fields: {
      anyone: ['`1` where whoever holds the link may open it.', '1'],
      url: ['The link.', `/api/busi/busifile/signed/${exampleId}?until=1796112000&sig=c2lnbmF0dXJl`],
      until: ['When it ends, ISO 8601.', '2026-12-01T08:05:00.000Z'],
    },
    refuses: [common.notFound],
  },
  signed: {
    id: 'readFileByLink',
    summary: 'Read a file by a link',
    about:
      'Answers a private file by a signed link. Pictures and PDF are shown in place. A `Range` is answered with 206.',
    fields: {
      until: ['End of the link, in seconds since 1970.', 1_796_112_000],
      bound: ['`1` where the link is for one person.', '1'],
      sig: ['Signature of the link.', 'c2lnbmF0dXJl'],
    },
    refuses: [common.notFound],
  },
  shown: {
    id: 'readPublicPicture',
    summary: 'Read a public picture',
    about: 'Answers a picture of a record that everybody may see. What stands under an address never changes.',
    refuses: [common.notFound],
  },
  read: {
    id: 'readFile',
    summary: 'Read a file',
    about:
      'Answers a file as an attachment, for who uploaded it and for those whom its record lets read it. A `Range` is answered with 206.',
    refuses: [common.notFound],
  },
};
