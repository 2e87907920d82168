import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { alert, alertErrors, type alerts } from './calls.ts';

export const alertsDocs: RoomDocs = {
  schemas: {
    Alert: {
      is: alert,
      about: 'A search of the hall, of products or of suppliers that a member keeps.',
      fields: {
        query: [
          'Its filters as the query of an address; the same search is the same text.',
          'category=carbon-fibre&process=pultrusion',
        ],
        names: 'Its filters in words.',
      },
    },
  },
};

export const alertsCalls: CallsDocs<typeof alerts> = {
  list: {
    id: 'listAlerts',
    summary: 'List one’s own alerts',
    about: 'Answers the searches of the hall that tell the person of new inquiries.',
  },
  save: {
    id: 'saveAlert',
    summary: 'Keep a search as an alert',
    about:
      'Keeps a search; its owner is told at once of a new inquiry that it would find. The same search twice is one alert.',
    refuses: [alertErrors.nothingAsked, alertErrors.tooMany],
  },
  remove: {
    id: 'removeAlert',
    summary: 'End an alert',
    about: 'Ends an alert of the person; one that is gone already is no error.',
  },
  products: {
    id: 'listProductAlerts',
    summary: 'List one’s own alerts of products',
    about: 'Answers the searches of products that tell the person of new ones.',
  },
  saveProducts: {
    id: 'saveProductAlert',
    summary: 'Keep a search of products as an alert',
    about:
      'Keeps a search; of new products that it finds its owner reads in one notice, and one mail, a day. The same search twice is one alert.',
    fields: {
      q: ['Words.', 'T700 12K'],
      category: ['Group, category or leaf of the material tree, a slug of `ent_main_product`.', 'carbon-fibre'],
      country: ['Countries of the supplier, ISO 3166-1 codes; one of them is enough.', ['CN']],
      certificate: ['Certificates of the supplier that were seen and are in force; every one of them.', ['iso-9001']],
      process: ['Processes that the supplier works; every one of them.', ['pultrusion']],
      verified: ['`1`: verified suppliers alone.', '1'],
      value: ['Values of the datasheet, as in the search.', ['fibre-tensile-strength:4900..']],
    },
    refuses: [alertErrors.nothingAsked, alertErrors.tooMany],
  },
  removeProducts: {
    id: 'removeProductAlert',
    summary: 'End an alert of products',
    about: 'Ends an alert of the person; one that is gone already is no error.',
  },
  suppliers: {
    id: 'listSupplierAlerts',
    summary: 'List one’s own alerts of suppliers',
    about: 'Answers the searches of suppliers that tell the person of those that they find for the first time.',
  },
  saveSuppliers: {
    id: 'saveSupplierAlert',
    summary: 'Keep a search of suppliers as an alert',
    about:
      'Keeps a search; of suppliers that it finds for the first time its owner reads in one notice, and one mail, a day. The same search twice is one alert.',
    fields: {
      q: ['Words: a name, or what is made.', 'carbon fibre'],
      category: ['Group or category of the material tree, a slug of `ent_main_product`.', 'carbon-fibre'],
      process: ['Processes that the supplier works; every one of them.', ['pultrusion']],
      certificate: ['Certificates that an operator has seen and that are in force; every one of them.', ['iso-9001']],
      place: ['Countries, ISO 3166-1 codes, and provinces of China, GB/T 2260 codes; one of them is enough.', ['CN']],
      capacity: ['Ranges of the yearly capacity, as in the list of suppliers; one of them is enough.', ['t-100']],
      quotes: ['Hours within which the supplier usually quotes.', '24'],
      evidence: ['`1`: with certificates that an operator has seen.', '1'],
    },
    refuses: [alertErrors.nothingAsked, alertErrors.tooMany],
  },
  removeSuppliers: {
    id: 'removeSupplierAlert',
    summary: 'End an alert of suppliers',
    about: 'Ends an alert of the person; one that is gone already is no error.',
  },
};
