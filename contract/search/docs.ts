import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { offeredMaterial, type search } from './calls.ts';
import type { everything } from './everything.ts';
import { exhibitionFound } from './exhibition.ts';
import type { searchTrends } from './trends.ts';

export const searchDocs: RoomDocs = {
  schemas: {
    ExhibitionFound: {
      is: exhibitionFound,
      about: 'A fair, a hall or a booth that a search finds.',
      fields: {
        kind: ['What it is.', 'booth'],
        hall: 'The hall, of a hall and a booth; null of a fair.',
        name: 'Its name; of a booth its exhibitor.',
        note: 'Where it is: the place of a fair, the fair of a hall, fair and number of a booth.',
        about: 'What it says of itself.',
      },
    },
    OfferedMaterial: {
      is: offeredMaterial,
      about: 'A material that a line of an inquiry can name.',
      fields: {
        slug: ['Its slug; this is what lines take.', 'carbon-fibre-small-tow'],
        name: 'Its name.',
        group: 'The name of the group that it is in.',
      },
    },
  },
  fields: {
    pieces: 'News, statements, cases, journals and videos.',
    exhibitions: 'Published fairs, their halls and booths.',
    n: ['How often.', 7],
    products: 'Products.',
    suppliers: 'Verified suppliers, by name or by what they make.',
    inquiries: 'Public inquiries.',
    services: 'Listed offers of services.',
    vacancies: 'Vacancies that show.',
    scope: 'What was searched: products, suppliers, inquiries, services or jobs.',
    term: ['The words.', 'T700'],
    days: 'How often on each of the last 14 days.',
    day: ['Day of China.', '2026-11-20'],
    shown: ['Searches that showed products of the company on their first page.', 12],
    best: ['The best place that they had, from 1.', 2],
    average: ['Their place on average.', 5.5],
    searches: ['Searches by these words altogether.', 40],
    lastDay: ['The last day on which they were shown.', '2026-11-20'],
  },
};

export const searchCalls: CallsDocs<typeof search> = {
  hotSearches: {
    id: 'listHotSearches',
    summary: 'List frequent searches',
    about:
      'Answers what readers of this language searched for most in seven days; only what was sought five times and found.',
  },
  materials: {
    id: 'readMaterialNames',
    summary: 'Find materials by what they are called',
    about:
      'Reads names of materials, as a spreadsheet has them, in three languages: by slug, name, synonym or trade name. Answers one entry for each name, in the same order.',
    fields: {
      names: ['The names.', ['Fibra de carbono 24K']],
      meant: 'The material that the name surely means; null where it may be several or none.',
      near: 'Where nothing is sure, the likeliest materials, the best first.',
    },
  },
};

export const searchTrendsCalls: CallsDocs<typeof searchTrends> = {
  hot: {
    id: 'listSearchTrends',
    summary: 'List the trend of frequent searches',
    about: 'What readers of this language searched for most in 14 days, with the count of each day.',
  },
  ranking: {
    id: 'listSearchRanking',
    summary: 'List searches that show one’s products',
    about: 'Of 30 days, the words under which products of the company stood on the first page, and where.',
  },
};

export const everythingCalls: CallsDocs<typeof everything> = {
  matches: {
    id: 'searchEverything',
    summary: 'Search everything at once',
    about:
      'Answers the best products, suppliers, inquiries, services, vacancies, published pieces and exhibitions, and how many there are of each. A visitor gets no prices and values.',
    fields: { size: ['Records of each kind.', 5] },
  },
  memberMatches: {
    id: 'searchEverythingAsMember',
    summary: 'Search everything as a member',
    about: 'Answers the same with what members may see, and refuses who is not logged in.',
    fields: { size: ['Records of each kind.', 5] },
  },
  exhibitions: {
    id: 'searchExhibitions',
    summary: 'Search fairs, halls and booths',
    about: 'Answers published fairs and halls by name and place, then booths by exhibitor, goods, headline and number.',
  },
};
