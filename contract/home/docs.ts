import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { cell, type home, menuGroup, pace, weaveRow } from './calls.ts';

export const homeDocs: RoomDocs = {
  schemas: {
    WeaveCell: {
      is: cell,
      about: 'Where a material and a process cross.',
      fields: { process: ['Slug of the process.', 'pultrusion'] },
    },
    WeaveRow: {
      is: weaveRow,
      about: 'One material across the processes.',
      fields: {
        name: 'Name.',
        inquiries: ['Public inquiries for it that take quotations, whether or not they name a process.', 4],
      },
    },
    MenuGroup: { is: menuGroup, about: 'A group of materials with what hangs below it.' },
    Pace: { is: pace, about: 'Figures with the number of cases behind them; one of fewer than five cases is null.' },
  },
  fields: {
    newToday: ['Inquiries published today, by the day of China.', 3],
    beta: ['Whether the closed beta is announced.', false],
    exhibitions: 'Exhibitions that are not over.',
    weave: 'Materials as rows, processes as columns.',
    pace: 'How fast the market moves.',
    processes: 'The processes.',
    rows: 'The materials.',
    cells: 'Where it crosses the processes.',
    suppliers: ['Verified suppliers with that capability.', 12],
    evidenced: ['Those of them with a verified certificate in force.', 7],
    inquiries: ['Public inquiries that take quotations and ask for both.', 2],
    quoting: 'Public inquiries of 30 days that have a quotation; those without are not counted.',
    matching: 'Suppliers that make what the inquiries of seven days name.',
    orders: ['Orders made in 30 days.', 18],
    cases: ['How many cases it is made of.', 21],
    medianHours: ['Median of the hours to the first quotation.', 9.5],
    each: ['Average of each.', 3.2],
    groups: 'Groups of materials.',
    n: ['How many products there are.', 12],
    children: 'What hangs below it.',
    categories: 'Categories of materials.',
    products: 'Products.',
    companies: 'Verified suppliers.',
    group: 'Group that it belongs to.',
  },
};

export const homeCalls: CallsDocs<typeof home> = {
  frame: {
    id: 'getFrame',
    summary: 'Read what stands around every page',
    about:
      'Answers the number of inquiries published today, whether the closed beta is announced, and exhibitions to come.',
  },
  weave: {
    id: 'getWeave',
    summary: 'Read supply and demand by material and process',
    about: 'Answers verified suppliers and waiting inquiries by material and process, with the figures of the market.',
  },
  menu: {
    id: 'getMaterialMenu',
    summary: 'Read the material tree with counts',
    about:
      'Answers the material tree with the products in each, and each group across the processes. Names are in the language of the caller.',
    fields: { name: ['Name in the language of the caller.', 'Carbon fibre'] },
  },
  suggest: {
    id: 'suggest',
    summary: 'Suggest while somebody types',
    about:
      'Answers what the beginning of a search may mean: categories, products, verified suppliers, public inquiries, services, vacancies, industrial parks, conferences, exhibitions, and what is published.',
    fields: {
      q: ['The beginning of a search.', 'carb'],
      terms: 'Processes, certificates and standards.',
      'terms.kind': ['What the term is.', 'process'],
      'terms.slug': ['The process or certificate; of a standard the category whose datasheet uses it.', 'pultrusion'],
      note: 'Of a standard, the field and the category that use it; of an exhibition, where it is.',
      inquiries: 'Public inquiries.',
      services: 'Listed offers of services.',
      vacancies: 'Vacancies that show.',
      sort: 'Kind of the service, or field of the work.',
      organiser: 'Who holds the conference.',
      parks: 'Industrial parks.',
      conferences: 'Conferences; those to come first.',
      pieces: 'News, statements and cases.',
      exhibitions: 'Published fairs, their halls and booths.',
      kind: ['What it is.', 'news'],
      slug: ['Its place in addresses.', 'type-iv-liner-permeation'],
      name: 'Name.',
      company: 'The company that offers it; null where it is gone.',
    },
  },
};
