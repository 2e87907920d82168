import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { datasheetFieldView, dictItem, type dictionary, flatItem, middle } from './calls.ts';

const names = {
  id: ['Number of the item.', 1204],
  label: ['Name in Chinese.', '碳纤维'],
  labelEn: ['Name in English.', 'Carbon fibre'],
  labelEs: ['Name in Spanish.', 'Fibra de carbono'],
  value: ['Stable slug; this is what other calls take.', 'carbon-fibre'],
} as const;
const whichOne = [
  'Name of the dictionary, such as `ent_main_product`, `process_type`, `ent_field`, `your_area`.',
  'process_type',
] as const;

export const dictionaryDocs: RoomDocs = {
  schemas: {
    DictionaryItem: { is: dictItem, about: 'An item of a dictionary; trees have three levels at most.', fields: names },
    DictionaryBranch: { is: middle, about: 'An item of the second level.', fields: names },
    DictionaryLeaf: { is: flatItem, about: 'An item without anything below it.', fields: names },
    DatasheetField: {
      is: datasheetFieldView,
      about: 'A field of a material’s datasheet, as requirements and values are asked for.',
      fields: {
        slug: ['Stable key of the field; requirements name it.', 'fibre-tensile-strength'],
        label: 'Its name.',
        unit: ['Unit that values are kept in; null without one.', 'MPa'],
        altUnits: ['Units that are accepted besides.', ['GPa']],
        type: ['What its values are.', 'number'],
        need: 'Whether it is asked for by all, or nice to have.',
        min: ['Typical least value; outside the span a person is warned, never refused.', 1000],
        max: ['Typical greatest value.', 7000],
        standards: ['Methods that measure it.', ['ISO 10618']],
        options: 'Choices, where it has any.',
        'options.slug': ['Stable key of the choice.', 'twill'],
        'options.label': 'Its name.',
      },
    },
  },
  fields: {
    ...names,
    dictType: whichOne,
    type: whichOne,
    values: ['Slugs or ids.', ['pultrusion']],
    offered: ['Whether it is still offered.', true],
  },
};

export const dictionaryCalls: CallsDocs<typeof dictionary> = {
  byType: {
    id: 'getDictionary',
    summary: 'Read a dictionary',
    about: 'Answers a dictionary, flat or as a tree, whichever it is.',
    refuses: [common.notFound],
  },
  flat: {
    id: 'getFlatDictionary',
    summary: 'Read a dictionary as one list',
    about: 'Answers all items of a dictionary in one list.',
    refuses: [common.notFound],
  },
  tree: {
    id: 'getDictionaryTree',
    summary: 'Read a dictionary as a tree',
    about: 'Answers a dictionary as a tree.',
    refuses: [common.notFound],
  },
  named: {
    id: 'getDictionaryItems',
    summary: 'Read items by slug or id',
    about: 'Answers items by slug or id, those that are offered no more too: what is in use keeps its name.',
    refuses: [common.notFound],
  },
  childrenOf: {
    id: 'getDictionaryChildren',
    summary: 'Read the items below one',
    about: 'Answers the items directly below one.',
    fields: { id: ['Number of the item.', '1204'] },
  },
  regions: {
    id: 'getRegionTree',
    summary: 'Read regions as a tree',
    about:
      'Answers countries, with provinces and cities for China. It is a POST in the public protocol and changes nothing.',
  },
  openRegions: {
    id: 'getOpenRegionTree',
    summary: 'Read regions as a tree, under the second address',
    about: 'Answers the same as `getRegionTree`.',
  },
  countries: { id: 'listCountries', summary: 'List countries', about: 'Answers the countries of the region tree.' },
  datasheet: {
    id: 'getDatasheet',
    summary: 'Read the datasheet fields of a material',
    about: 'Answers the fields that a material is described by, those that all ask for first.',
    refuses: [common.notFound],
  },
};
