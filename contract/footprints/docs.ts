import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import type { footprints } from './calls.ts';

export const footprintsDocs: RoomDocs = {
  fields: {
    id: 'Id of the footprint; null where none was kept.',
    subject: ['Id of the record, or the words of a search.', 'T700 12K'],
    kind: ['What was looked at.', 'product'],
    scope: ['What a search looks for; null where that is not known, or it is no search.', 'products'],
    seconds: ['How long it was looked at, in seconds.', 42],
    prePage: 'The footprint before, where the browser could not end it.',
    prePage_browTime: ['How long that lasted, in seconds; kept by the browser for at most ten hours.', 30],
    enterpriseId: 'Id of the company.',
    productId: 'Id of the product of the company that was looked at.',
    person: 'A visitor who agreed to be named; null for visitors that are told together.',
    role: ['What the visitors are; null where too few are the same.', 'buyer'],
    countryCode: ['Country of the visitors; null where it is not known, or too few share it.', 'CN'],
    visitors: ['How many visitors; null where they are too few to be told.', 5],
    times: ['How often they looked.', 9],
    day: ['Day of China.', '2026-11-20'],
    products: 'Products that were looked at.',
    name: 'What it is called.',
    recording: ['Whether what the person looks at is recorded, and counts as a visit.', true],
    named: ['Whether companies that the person visits read their name.', false],
    removed: ['How many footprints were deleted.', 12],
    words: ['Words of the search.', 'T700 12K'],
    n: ['How often.', 3],
  },
};

export const footprintsCalls: CallsDocs<typeof footprints> = {
  start: {
    id: 'startFootprint',
    summary: 'Begin a footprint',
    about:
      'Says that somebody looks at a product, company, inquiry or purchase, or searches. A member’s look at a company or its product counts as a visit. Who switched recording off leaves none.',
  },
  end: {
    id: 'endFootprint',
    summary: 'End a footprint',
    about: 'Says how long it lasted; once, by whom it is, and no longer than the time that has gone by.',
  },
  saveVisit: {
    id: 'saveVisit',
    summary: 'Count a visit of a company',
    about: 'A GET that records: of one day it counts once, and a browser may call it from our own pages alone.',
    refuses: [common.notFound, common.crossSite],
  },
  saveVisitRecord: {
    id: 'saveVisitRecord',
    summary: 'Count a visit of a company or its product',
    about: 'The same with the product that was looked at.',
    refuses: [common.notFound, common.crossSite],
  },
  visits: {
    id: 'listVisits',
    summary: 'List visitors of one’s company',
    about:
      'Of 30 days: visitors who agreed to be named, then all others in groups of three or more by role and country. Fewer than three others are not told at all.',
  },
  page: { id: 'listFootprints', summary: 'List one’s own footprints', about: 'What the person looked at.' },
  forgetSearches: {
    id: 'forgetOwnSearches',
    summary: 'Forget own searches',
    about: 'Deletes the person’s searches by these words, or all of them.',
    fields: { words: ['The words; without them all.', 'T700'] },
  },
  searches: {
    id: 'listOwnSearches',
    summary: 'List one’s own searches',
    about: 'The words that the person searched for, the last first, by what they looked for.',
    fields: { scope: ['Searches that looked for this alone.', 'products'] },
  },
  remove: { id: 'removeFootprint', summary: 'Delete a footprint', about: 'One that is gone already is no error.' },
  removeMany: {
    id: 'removeFootprints',
    summary: 'Delete footprints',
    about: 'Deletes those of a day, or all of the person.',
  },
  settings: {
    id: 'readFootprintSettings',
    summary: 'Read what is recorded',
    about: 'Whether the person is recorded, and whether they are named to companies.',
  },
  saveSettings: {
    id: 'saveFootprintSettings',
    summary: 'Choose what is recorded',
    about: 'Takes effect at once; a company that lists its visitors reads what the person allows at that moment.',
  },
};
