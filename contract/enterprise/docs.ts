import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { addressErrors, type companyAddress } from './address.ts';
import type { companyFacts } from './facts.ts';
import { factErrors } from './facts.ts';
import { filesErrors } from '../files/calls.ts';
import { certificateView, companyDetail, type enterprise, supplierRow } from './calls.ts';

export const enterpriseDocs: RoomDocs = {
  schemas: {
    CompanyCertificate: {
      is: certificateView,
      about: 'A certificate of a company.',
      fields: {
        verified: ['Whether an operator has seen the document.', true],
        validUntil: 'Its last day; null where it is not known.',
        reviewedAt: 'When an operator reviewed it by itself; null where that came with the verification, or never.',
        document: [
          'Where identified members read its document; null where the company has shown none.',
          '/api/busi/busifile/0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b',
        ],
      },
    },
    SupplierRow: { is: supplierRow, about: 'A supplier in a list.' },
    Company: { is: companyDetail, about: 'The public facts of a company: no person, no phone, no e-mail address.' },
  },
  fields: {
    slug: ['Key of the company in addresses.', 'hengli-composites'],
    name: 'Name.',
    city: 'City.',
    country: 'Country.',
    categories: 'Materials that it makes or works.',
    processes: 'Processes that it works in.',
    certificates: 'Its certificates.',
    matrix: ['What it can do: a row a material, a column a process, 0 to 3.', [[3, 0, 2]]],
    intro: 'What it says of itself.',
    entType: 'Kind of enterprise; null where it is not known.',
    staff: 'Number of staff, as a span; null where it is not known.',
    fields: 'Fields of use.',
    capabilities: 'What it can do.',
    'capabilities.category': 'The material.',
    'capabilities.process': 'The process.',
    'capabilities.level': ['How well, 0 to 3.', 3],
    salesRegions: 'Regions that it sells to.',
    tendencyOrder: ['Orders it prefers: 1567 small batches of many varieties, 1568 large batches of few.', 1568],
    annualCapacity: 'What it can make in a year; null where it is not known.',
    'annualCapacity.value': ['How much.', 1200],
    'annualCapacity.unit': ['Unit.', 't'],
    founded: ['Year in which it was founded; null where it is not known.', 2004],
    plant: 'Size of its plant, as a span; null where it is not known.',
    exported: ['Share of what it sells that goes abroad, in percent; null where it is not known.', 35],
    response: 'How it answered inquiries in the last year; null where there are too few to say.',
    'response.rate': ['Share of the inquiries it was told of that it quoted on in time, in percent.', 85],
    'response.hours': ['Median hours from being told to its first quotation; null without any.', 18],
    total: ['How many verified suppliers there are.', 48],
    countries: 'By country.',
    category: ['Group or category of materials; with a process, what it works in that process.', 'carbon-fibre'],
    process: ['Processes that it works in, all of them.', ['pultrusion']],
    certificate: ['Certificates that an operator has seen and that are in force, all of them.', ['iso-9001']],
    place: ['Countries, and provinces of China by their six digits; any of them.', ['ES', '320000']],
    capacity: ['Ranges of the yearly capacity, by unit and beginning; any of them.', ['t-500']],
    quotes: 'Hours within which it usually quotes; in counts, by them.',
    evidence: ['`1` for those with certificates that an operator has seen.', '1'],
    places: 'By country, with the provinces of China.',
    capacities: 'By range of the yearly capacity.',
    key: ['The range, or the condition that is left out.', 't-500'],
    n: ['How many suppliers.', 12],
    value: ['What of the condition is left out.', 'iso-9001'],
    without: 'Where nothing is found: what would be, with one condition less.',
  },
};

export const enterpriseCalls: CallsDocs<typeof enterprise> = {
  detail: {
    id: 'getCompany',
    summary: 'Read a company',
    about: 'Answers the public facts of a company.',
    fields: { id: 'Id of the company.' },
    refuses: [common.notFound],
  },
  logo: {
    id: 'readCompanyLogo',
    summary: 'Read the logo of a company',
    about: 'Answers the logo of a company.',
    fields: { id: 'Id of the company.' },
    refuses: [common.notFound],
  },
  list: {
    id: 'searchSuppliers',
    summary: 'Search verified suppliers',
    about:
      'Answers verified suppliers by name, and by the materials, grades, processes and certificates that the words say; those that are called so first, then those with more verified certificates.',
    fields: {
      total: ['How many suppliers there are in all.', 1],
      instead: [
        'What was searched for instead of `q`, which finds nothing as it is: a spelling, or pinyin. Null where `q` was searched for.',
        'pultrusion',
      ],
    },
  },
  filters: {
    id: 'countSuppliersByFilter',
    summary: 'Count suppliers by filter',
    about:
      'Answers how many suppliers each choice would leave, the other filters kept; what a visitor may see is all it counts.',
    fields: { reviewed: ['How many have certificates that an operator has seen.', 20] },
  },
  facets: {
    id: 'countSuppliers',
    summary: 'Count verified suppliers',
    about: 'Answers how many verified suppliers there are by material, process, field of use and country.',
  },
  capabilities: {
    id: 'countCapabilities',
    summary: 'Count capabilities',
    about:
      'Answers how many verified suppliers work each material in each process, by the best level that each states.',
    fields: {
      groups: 'Groups of materials with their categories that any supplier works.',
      'groups.rows': 'Categories of the group.',
      'groups.rows.cells': 'Processes in which they are worked.',
      'groups.rows.cells.process': ['The process.', 'pultrusion'],
      'groups.rows.cells.levels': ['Suppliers that make samples, short runs, and series.', [2, 3, 9]],
      certificates: 'Certificates that an operator has seen and that are in force.',
      processes: 'Processes, the most worked first.',
    },
  },
};

export const companyFactsDocs: RoomDocs = {
  fields: {
    revision: ['Counts the savings.', 3],
    base: ['The revision that was changed; 0 where nothing was saved yet.', 3],
    intro: 'What the company says of itself in a few sentences.',
    cn: 'In Chinese.',
    en: 'In English.',
    es: 'In Spanish.',
    capabilities: 'What it can do with a material in a process.',
    'capabilities.category': ['The material.', 'carbon-fibre'],
    'capabilities.process': ['The process.', 'pultrusion'],
    'capabilities.level': ['1 samples, 2 short runs, 3 series.', 3],
    annualCapacity: 'What it can make in a year; null where it is not said.',
    'annualCapacity.value': ['How much.', 1200],
    'annualCapacity.unit': ['Unit.', 't'],
    certificates: 'Certificates that the company holds.',
    'certificates.slug': ['Key of the certificate.', 'iso-9001'],
    'certificates.number': ['Its number, as the document has it.', 'ISO-2207'],
    'certificates.validUntil': 'Its last day; null where it has none.',
    'certificates.file': 'The document that shows it; null without one.',
    'certificates.fileName': 'Name of the document; null without one.',
    'certificates.name': 'Name of the certificate.',
    'certificates.verified': ['Whether an operator has seen the document.', false],
  },
};

export const companyFactsCalls: CallsDocs<typeof companyFacts> = {
  read: {
    id: 'getCompanyFacts',
    summary: 'Read the facts of the own company',
    about: 'Answers the facts that matching, search and the weave read, as the company keeps them.',
    refuses: [common.notFound],
  },
  save: {
    id: 'saveCompanyFacts',
    summary: 'Save the facts of the own company',
    about:
      'Keeps introduction, capabilities, yearly capacity and certificates. A certificate that an operator has verified stays as it is while it is in force; others are claims of the company.',
    refuses: [factErrors.factsChanged, filesErrors.notYours, common.notFound],
  },
};

export const companyAddressDocs: RoomDocs = {
  fields: {
    slug: ['Key of the company in addresses: 3 to 60 letters, digits and hyphens.', 'hengli-composites'],
    former: ['Keys that it had before; they lead to the present one for good.', ['hengli']],
    left: ['How often it may still change its key in these twelve months.', 2],
  },
};

export const companyAddressCalls: CallsDocs<typeof companyAddress> = {
  read: {
    id: 'getCompanyAddress',
    summary: 'Read the address of the own pages',
    about:
      'Answers the key at which the company’s own pages stand, the former ones, and how often it may still change.',
    refuses: [common.notFound],
  },
  choose: {
    id: 'chooseCompanyAddress',
    summary: 'Choose the address of the own pages',
    about:
      'Gives the company another key in addresses, three times in twelve months at the most. The former key stays the company’s and leads to the new one. A key that another company has or had is refused.',
    refuses: [addressErrors.addressOften, common.notFound],
  },
};
