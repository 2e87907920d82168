import { type CallsDocs, exampleId, type RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { filesErrors } from '../files/calls.ts';
import {
  catalogueErrors,
  importRow,
  importView,
  ownProduct,
  type ownProducts,
  ownRow,
  pictureView,
  priceChange,
  pricePoint,
} from './own.ts';
import { tier, valueInput } from './product.ts';

const words = ['In one to three languages.', { en: 'T700-class 12K carbon fibre' }] as const;
const written = {
  name: words,
  model: ['Model; empty for none.', 'HP-T700-12K'],
  category: ['Material, a slug of `ent_main_product`.', 'carbon-fibre-small-tow'],
  brand: ['Brand; empty for none.', 'Hengli'],
  price: ['Price per unit, decimal text; null is negotiable.', '28.5'],
  per: 'Unit of the price and of the quantities.',
  moq: ['Least quantity of an order; null for none.', '100'],
  samplePrice: ['Price of a sample; null for none.', '60'],
  sampleMoq: ['Least quantity of a sample; null for none.', '5'],
  tiers: 'Prices from rising quantities on; empty for one price.',
  tradeTerm: ['Incoterm; null where none is stated.', 'EXW'],
  termPlace: ['Place of the term; empty for none.', 'Yancheng'],
  taxIncluded: ['Whether the prices include tax.', false],
  payments: ['Terms of payment that the supplier takes.', ['prepaid', 'letterOfCredit']],
  overview: ['What it is, in one to three languages.', { en: 'Standard-modulus fibre for winding and pultrusion.' }],
  intro: ['More about it as HTML, in one to three languages.', { en: '<p>Two lines, 4,000 t a year.</p>' }],
  hot: ['Whether it is marked as asked for by many.', false],
  pictures: ['Pictures of it, uploads of the kind `picture`.', [exampleId]],
  values: 'What its datasheet states.',
  uses: [
    'Application fields that it serves, slugs of `ent_field`; left out of what is sent, they stay as they are.',
    ['wind-energy'],
  ],
  film: ['A film of it, an upload by `/api/busi/busifile/film`; null for none, left out it stays.', exampleId],
  captions: 'What is said in the film, as WebVTT, by language; empty texts where nothing is, left out they stay.',
  'captions.cn': ['In Chinese.', ''],
  'captions.en': ['In English.', ''],
  'captions.es': ['In Spanish.', ''],
  state: ['Draft, listed or hidden; everybody finds listed ones.', 'listed'],
} as const;

const inLanguages = Object.fromEntries(
  (['name', 'overview', 'intro'] as const).flatMap((k) =>
    (['cn', 'en', 'es'] as const).map((l, i) => [`${k}.${l}`, `In ${['Chinese', 'English', 'Spanish'][i]}.`]),
  ),
);

export const ownProductsDocs: RoomDocs = {
  schemas: {
    ProductTier: {
      is: tier,
      about: 'A price from a quantity on.',
      fields: {
        from: ['Quantity from which it holds.', '500'],
        price: ['Price per unit; null is negotiable.', '27'],
        leadDays: ['Days until delivery; null where none is stated.', 21],
      },
    },
    StatedValueInput: {
      is: valueInput,
      about:
        'A value as a supplier states it. One in another unit of the field is converted; one that does not convert is only shown.',
      fields: {
        field: ['Key of the field.', 'fibre-tensile-strength'],
        value: ['A number, a span `780–820`, an option, or words.', '4.9'],
        unit: ['A unit of the field; null for its own.', 'GPa'],
        condition: ['Under which condition it was measured; empty for none stated.', '23 °C, dry'],
        standard: ['By which method; empty for none stated.', 'ISO 10618'],
        page: ['Document and page; empty for none stated.', 'CT-2208, p. 3'],
      },
    },
    OwnProduct: {
      is: ownProduct,
      about: 'A product as its supplier edits it.',
      fields: {
        ...written,
        ...inLanguages,
        pictures: 'Its pictures.',
        film: 'Its film; null without one.',
        'film.name': ['Name of the file.', 'line-2.webm'],
        'film.size': ['Size in bytes.', 2_480_000],
        'film.url': ['Where its supplier reads it.', `/api/busi/busifile/${exampleId}`],
        'values.reviewed': ['Whether it was held against its document.', false],
        'values.condition': ['Under which condition it was measured; empty for none stated.', '23 °C, dry'],
        'values.standard': ['By which method; empty for none stated.', 'ISO 10618'],
        'values.page': ['Document and page; empty for none stated.', 'CT-2208, p. 3'],
      },
    },
    OwnProductRow: {
      is: ownRow,
      about: 'A product in its supplier’s list.',
      fields: { ...written, tiers: ['How many price steps it has.', 3], category: 'Material.' },
    },
    ProductPicture: {
      is: pictureView,
      about: 'A picture of a product.',
      fields: { url: ['Where its supplier reads it.', `/api/busi/busifile/${exampleId}`] },
    },
    PricePoint: { is: pricePoint, about: 'A price as it stood.', fields: written },
    PriceChange: {
      is: priceChange,
      about: 'One change of a price.',
      fields: {
        at: 'When.',
        by: ['Name of who changed it.', '陈立岩'],
        how: 'By the form, together with others, or by an import.',
        was: 'What it was; null for the first.',
        now: 'What it became.',
      },
    },
    ProductImport: {
      is: importView,
      about: 'A file of products and how far it is written.',
      fields: {
        name: ['Name of the file.', 'products.xlsx'],
        state: 'Checked, running or done.',
        total: ['Rows with products.', 120],
        fresh: ['Rows of new products.', 20],
        changed: ['Rows that change a product.', 60],
        same: ['Rows that change nothing.', 37],
        faults: ['Rows with faults, which are not written.', 3],
        done: ['Rows that are written.', 0],
        skipped: ['Rows left out because somebody changed their product after the check.', 0],
        createdAt: 'When it was checked.',
      },
    },
    ProductImportRow: {
      is: importRow,
      about: 'A row of such a file.',
      fields: {
        row: ['Number of the row in the file.', 2],
        act: 'What it would do.',
        name: 'Name that it gives.',
        model: ['Model that it gives.', 'HP-T700-12K'],
        faults: 'What is wrong with its cells.',
        changes: 'What it would change.',
        column: ['Title of the column, in the reader’s language.', 'Price'],
        message: ['What is wrong, in the reader’s language.', 'No number, or one that may mean two, such as 1.234'],
        was: ['What stands there now.', '28.5'],
        now: ['What the file says.', '27'],
      },
    },
  },
  fields: {
    ...written,
    ...inLanguages,
    revision: ['How often the product was saved; who saves names the one that they read.', 3],
    clientKey: 'Id that the client makes: the same once more makes no second product.',
    stated: ['How many values its datasheet states.', 9],
    takenDown: ['Why the platform took it down: it cannot be listed meanwhile; null where it did not.', null],
    lacking: ['How many values it lacks that buyers usually state.', 2],
    updatedAt: 'When it was last changed.',
    photo: ['Address of its first picture; null without one.', `/api/busi/busifile/public/${exampleId}`],
    'picture.subject': ['What the drawn picture shows.', 'fabric'],
    'picture.seed': ['Number that makes the picture its own.', 7],
  },
};

const one = { id: 'Id of the product.' };
const ofImport = { id: 'Id of the import.' };

export const ownProductsCalls: CallsDocs<typeof ownProducts> = {
  add: {
    id: 'addProduct',
    summary: 'Add a product',
    about: 'Adds a product of one’s own company as a draft, listed or hidden.',
    refuses: [common.forbidden, common.conflict, catalogueErrors.tooMany, filesErrors.notYours],
  },
  update: {
    id: 'updateProduct',
    summary: 'Change a product',
    about: 'Writes a product anew. Who began with another revision than the one that stands is refused.',
    fields: one,
    refuses: [
      common.forbidden,
      common.notFound,
      common.conflict,
      catalogueErrors.changed,
      catalogueErrors.takenDown,
      filesErrors.notYours,
    ],
  },
  remove: {
    id: 'deleteProduct',
    summary: 'Delete a product',
    about: 'Takes a product out of the catalogue for good.',
    fields: one,
    refuses: [common.forbidden, common.notFound],
  },
  bulk: {
    id: 'changeProducts',
    summary: 'Change several products',
    about: 'Does one act with up to a hundred products, and names those that it cannot be done with.',
    fields: {
      ids: ['Ids of the products.', [exampleId]],
      act: ['What to do with them.', 'price'],
      percent: ['For `price`: change in per cent.', '-2.5'],
      category: ['For `move`: the material.', 'carbon-fibre-small-tow'],
      done: ['How many were changed.', 4],
      left: 'Those that were left as they are.',
      'left.name': 'Name of the product.',
    },
    refuses: [common.forbidden],
  },
  recommend: {
    id: 'recommendProduct',
    summary: 'Mark a product as in demand',
    about:
      'Sets or takes the mark of products that many ask for. A GET since clients know it as one; a cookie’s must come from our own pages.',
    fields: {
      ...one,
      hot: ['1 sets the mark, 0 takes it away.', '1'],
      'data.hot': ['Whether it has the mark now.', true],
    },
    refuses: [common.forbidden, common.notFound],
  },
  page: {
    id: 'listOwnProducts',
    summary: 'List one’s own products',
    about: 'Answers the products of one’s own company, drafts and hidden ones too; none for who has no company.',
    fields: {
      category: ['Material, and those below it.', 'carbon-fibre'],
      states: 'How many there are by state.',
      'states.draft': ['Drafts.', 2],
      'states.listed': ['Listed ones.', 40],
      'states.hidden': ['Hidden ones.', 3],
      categories: 'Their materials with counts.',
      'categories.name': 'Name of the material.',
    },
  },
  detail: {
    id: 'getOwnProduct',
    summary: 'Read a product to edit it',
    about: 'Answers a product of one’s own company in whatever state, values in the units that they were written in.',
    fields: one,
    refuses: [common.forbidden, common.notFound],
  },
  prices: {
    id: 'listPriceChanges',
    summary: 'List changes of a price',
    about: 'Answers who changed the price of a product when, from what to what, the newest first.',
    fields: one,
    refuses: [common.forbidden, common.notFound],
  },
  alike: {
    id: 'findAlikeProducts',
    summary: 'Find products that are there already',
    about: 'Answers products of one’s own company with this model, or this name in any language.',
    fields: {
      name: ['Name.', 'T700-class 12K carbon fibre'],
      model: ['Model.', 'HP-T700-12K'],
      except: 'Id of a product that is not looked at.',
      'data.name': 'Name of the product.',
      'data.model': ['Its model.', 'HP-T700-12K'],
      'data.state': 'Its state.',
    },
    refuses: [common.forbidden],
  },
  asked: {
    id: 'getAskedValues',
    summary: 'Read which values inquiries ask for',
    about: 'Answers of the public inquiries of a material how many ask for each field; null below five inquiries.',
    fields: {
      category: ['Material.', 'carbon-fibre-small-tow'],
      inquiries: ['How many inquiries there are.', 12],
      fields: 'Fields with how many ask for them.',
      'fields.field': ['Key of the field.', 'fibre-tensile-strength'],
      'fields.n': ['Inquiries that ask for it.', 7],
    },
  },
  sync: {
    id: 'syncProducts',
    summary: 'Bring one’s products up to date',
    about:
      'Makes anew what the platform made of one’s products: their search words, by the company and the dictionaries as they stand. Changes and lists none.',
    fields: { products: ['How many products there are.', 43] },
    refuses: [common.forbidden],
  },
  sheet: {
    id: 'exportProducts',
    summary: 'Export one’s products as a sheet',
    about: 'Answers products as rows of the sheet that an import reads, 500 at a time, in the reader’s language.',
    fields: {
      after: 'Id after which to go on.',
      template: ['Material: an empty sheet with the fields of its datasheet.', 'carbon-fibre-small-tow'],
      titles: ['Titles of the columns.', ['Name (English)', 'Product type']],
      rows: ['Cells of the rows.', [['T700', 'Small tow']]],
      next: 'Where to go on; null at the end.',
    },
    refuses: [common.forbidden],
  },
  check: {
    id: 'checkProductSheet',
    summary: 'Check a file of products',
    about: 'Reads an uploaded XLSX and says what each row would do. Nothing of the catalogue is written.',
    fields: { file: 'Id of an own upload.' },
    refuses: [
      common.forbidden,
      common.notFound,
      filesErrors.wrongType,
      catalogueErrors.notSheet,
      catalogueErrors.noColumns,
      catalogueErrors.emptySheet,
      catalogueErrors.longSheet,
    ],
  },
  importOf: {
    id: 'getProductImport',
    summary: 'Read an import',
    about: 'Answers what was found in a file, and how many of its rows are written.',
    fields: ofImport,
    refuses: [common.forbidden, common.notFound],
  },
  importRows: {
    id: 'listImportRows',
    summary: 'List the rows of an import',
    about: 'Answers what the rows of a file would do, with their faults and changes. Rows go as they are written.',
    fields: { ...ofImport, act: ['Rows that do this alone.', 'fault'] },
    refuses: [common.forbidden, common.notFound],
  },
  startImport: {
    id: 'startProductImport',
    summary: 'Write a checked file',
    about: 'Writes the rows of a checked file that have no faults, by jobs; pressed twice it starts once.',
    fields: ofImport,
    refuses: [common.forbidden, common.notFound, catalogueErrors.tooMany, catalogueErrors.importOver],
  },
};
