import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import type { dataCentre } from './calls.ts';
import type { platformFigures } from './platform.ts';

export const figuresDocs: RoomDocs = {
  fields: {
    days: ['How many days the figures cover, up to today.', '28'],
    zone: ['Time zone by whose days is counted; the company’s own where none is named.', 'Europe/Madrid'],
    period: 'What the figures are of.',
    since: ['The first day by the zone.', '2026-10-29'],
    until: ['The last day by the zone.', '2026-11-25'],
    funnel: 'From being shown in a search to an order, as counts of the period.',
    stage: ['A step of the funnel.', 'opened'],
    n: ['How many; null where too few people could be told apart.', 42],
    median: ['Median of the companies of the same materials; null where there are fewer than five.', 31],
    peers: ['How many companies the median is of; null where there are fewer than five.', 12],
    weeks: 'Weeks of seven days, the oldest first.',
    from: ['First day of the week.', '2026-10-29'],
    opened: ['Looks of members at the company and its products; null for fewer than three visitors.', 12],
    matched: ['Inquiries that matched the company.', 6],
    quoted: ['Inquiries that it quoted for.', 3],
    won: ['Orders that were made with it, or quotations of the row that were accepted.', 1],
    response: 'How fast the company quotes.',
    quotations: ['Quotations of the period that the hours are of.', 7],
    hours: ['Median hours from the match to the first quotation; null without any.', 5.5],
    products: 'Own products, the most first.',
    buyers: ['How many buyers; null for fewer than three.', 9],
    fields: 'Buyers by their field; those of fields with fewer than three stand together.',
    regions: 'Buyers by where they want delivery; likewise.',
    needs: 'Public inquiries by the material that they ask for.',
    slug: ['The item of the dictionary; null for what is told together.', 'wind-energy'],
    label: 'Its name.',
    missed: 'Searches among products that found nothing, from five on.',
    term: ['What was searched for.', 'basalt fibre'],
    compared: ['Ended inquiries for which at least five companies had a price.', 4],
    prices: 'In how many of them the company’s price stood in each third, and how many of those it won.',
    third: ['The third, from the lowest price on.', 'low'],
    lost: 'Quotations that came to nothing, by what their record says.',
    reason: ['What it says.', 'refused'],
    active: ['Different members who looked at something; who is not recorded is in none.', 120],
    registered: ['Accounts that registered and exist today.', 14],
    published: ['Inquiries that were published.', 9],
    awarded: ['Inquiries whose first order was made.', 3],
    ordered: ['Orders that were made and not cancelled.', 4],
    finished: ['Orders that were completed.', 2],
    cohorts: 'Members by the week in which they registered, and how many of them were active in each week since.',
    members: ['Members of the week who are recorded today.', 8],
    stayed: ['How many of them were active, week by week from that of the registration on.', [8, 5, 4]],
    name: 'What the product is called.',
    id: 'Id of the product.',
  },
};

export const figuresCalls: CallsDocs<typeof dataCentre> = {
  nums: {
    id: 'readFunnel',
    summary: 'Read the funnel of one’s company',
    about:
      'Counts of the period beside the median of companies with the same materials. Own people, operators and who is not recorded are in none.',
  },
  digital: {
    id: 'readFigureWeeks',
    summary: 'Read figures by week',
    about: 'The same counts by week, and how fast the company quotes.',
  },
  topTen: {
    id: 'listTopProducts',
    summary: 'List the products that were opened most',
    about: 'Ten own products at most, each opened by at least three members.',
  },
  topCollection: {
    id: 'listTopCollected',
    summary: 'List the products that were collected most',
    about: 'Ten own products at most, each collected in the period by at least three members.',
  },
  sort: {
    id: 'readBuyers',
    summary: 'Read what buyers are and want',
    about: 'Buyers of inquiries that matched the company, what is asked for, and what was sought and not found.',
  },
  analysis: {
    id: 'readPricePosition',
    summary: 'Read the place of one’s prices',
    about: 'Never a price of anybody else: only thirds, of ended inquiries with at least five offers.',
  },
};

export const platformFiguresCalls: CallsDocs<typeof platformFigures> = {
  read: {
    id: 'readPlatformFigures',
    summary: 'Read the figures of the platform',
    about:
      'Deals, active members and their return by the week of registration, counted when they are read. Operators and who is not recorded are in no count of activity.',
    fields: {
      deals: 'From an inquiry to an order that is done, as counts of the period.',
      stage: ['A step of a deal.', 'quoted'],
      quoted: ['Quotations by their first revision.', 12],
      n: ['How many.', 12],
    },
  },
};
