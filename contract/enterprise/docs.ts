import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { certificateView, companyDetail, type enterprise, supplierRow } from './calls.ts';

export const enterpriseDocs: RoomDocs = {
  schemas: {
    CompanyCertificate: {
      is: certificateView,
      about: 'A certificate of a company.',
      fields: {
        verified: ['Whether an operator has seen the document.', true],
        validUntil: 'Its last day; null where it is not known.',
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
    total: ['How many verified suppliers there are.', 48],
    countries: 'By country.',
    category: ['Group or category of materials; with a process, what it works in that process.', 'carbon-fibre'],
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
    about: 'Answers verified suppliers by name, material and process, those with more verified certificates first.',
    fields: { total: ['How many suppliers there are in all.', 1] },
  },
  facets: {
    id: 'countSuppliers',
    summary: 'Count verified suppliers',
    about: 'Answers how many verified suppliers there are by material, process, field of use and country.',
  },
};
