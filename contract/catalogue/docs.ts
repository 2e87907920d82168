import { type CallsDocs, exampleId, type RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { type catalogue, company, full, metLine, productRow, productValue } from './calls.ts';
import { productCounts, sheetFacet, understoodPart } from './search-filters.ts';

const list = {
  company: 'Products of this company alone.',
  category: ['Group, category or leaf of the material tree, a slug of `ent_main_product`.', 'carbon-fibre'],
  country: ['Countries of the supplier, ISO 3166-1 codes; one of them is enough.', ['CN']],
  certificate: ['Certificates of the supplier that were seen and are in force; every one of them.', ['iso-9001']],
  process: ['Processes that the supplier works; every one of them.', ['pultrusion']],
  verified: ['`1`: verified suppliers alone.', '1'],
  value: [
    'Values of the datasheet, `field:low..high` with either end left out, or `field:option`. For members; needs a material, chosen or meant.',
    ['fibre-tensile-strength:4900..'],
  ],
} as const;

export const catalogueDocs: RoomDocs = {
  schemas: {
    ProductCompany: { is: company, about: 'The company that offers a product.' },
    ProductRow: { is: productRow, about: 'A product in a list. A visitor gets no prices.' },
    ProductValue: {
      is: productValue,
      about: 'A value of a datasheet with the methods that measure it. Methods differ, so values are never ranked.',
      fields: {
        field: ['Key of the field.', 'fibre-tensile-strength'],
        label: 'Name of the field.',
        value: 'The value.',
        unit: ['Unit; null without one.', 'MPa'],
        standards: ['Methods that measure it.', ['ISO 10618']],
        condition: ['Under which condition it was measured; empty for none stated.', '23 °C, dry'],
        standard: ['By which method; empty for none stated.', 'ISO 10618'],
        page: ['Document and page; empty for none stated.', 'CT-2208, p. 3'],
        reviewed: ['Whether it was held against its document.', false],
        review: 'The review; null where there is none, or its day is not known.',
        'review.at': 'The day of the review.',
        'review.until': 'Last day of the document; null where it has none.',
        comparable: ['Whether it is in the unit that it is searched and compared by.', true],
      },
    },
    MetLine: {
      is: metLine,
      about: 'How a product meets a line of an open inquiry.',
      fields: {
        inquiry: 'The inquiry.',
        'inquiry.number': ['Its number.', 'XJ20261120-0007'],
        line: ['Number of the line.', 1],
        met: ['Requirements that it meets.', 4],
        asked: ['Requirements of the line.', 5],
        open: 'What it does not meet or state.',
      },
    },
    SheetFacet: {
      is: sheetFacet,
      about: 'A field of the datasheet with what the products of the search state.',
      fields: {
        field: ['Key of the field.', 'fibre-tensile-strength'],
        label: 'Name of the field.',
        unit: ['Unit of its numbers; null without one.', 'MPa'],
        stated: ['Products that state it.', 120],
        options: 'Its options with how many products have each; empty for numbers.',
        span: 'Least and greatest number; null for a field of options.',
        'span.low': ['The least number.', 3500],
        'span.high': ['The greatest number.', 7000],
        'span.steps': [
          'Products in each of twelve equal steps between the two.',
          [4, 9, 12, 3, 0, 1, 0, 0, 0, 0, 0, 2],
        ],
      },
    },
    UnderstoodPart: {
      is: understoodPart,
      about: 'A part of what was typed, as it was understood.',
      fields: {
        kind: 'Whether it names a material, a value of the datasheet, or is a word as it is.',
        label: 'What it was understood as.',
        rest: ['The search without this part.', 'carbon fibre'],
      },
    },
    ProductCounts: {
      is: productCounts,
      about: 'How many products each choice of a filter would leave, the other filters kept.',
      fields: {
        understood: 'What was typed, part by part; empty where all of it is words as they are.',
        atLeast: ['Whether there are more than were looked at: counts are then what there is at least.', false],
        categories: 'Groups of materials with their categories.',
        'categories.children': 'Categories of the group.',
        countries: 'Countries of the suppliers.',
        certificates: 'Certificates of the suppliers, seen and in force.',
        processes: 'Processes of the suppliers.',
        verified: ['Products of verified suppliers.', 240],
        sheet: 'Fields of the datasheet; empty for a visitor, and where no material is chosen or meant.',
        without: 'Where nothing is found: what would be, with one condition less; the most first.',
        'without.key': ['The condition: `q`, `category` or the name of a filter.', 'certificate'],
        'without.label': 'What is left out.',
        'without.rest': ['What remains of that condition.', []],
        'without.n': ['Products that would be found.', 12],
      },
    },
    Product: { is: full, about: 'A product with its datasheet, price and least quantities.' },
  },
  fields: {
    name: 'Name of the product.',
    model: ['Model.', 'HP-T700-12K'],
    category: 'Material.',
    company: 'The company that offers it; null where it is gone.',
    priceState: 'Whether there is a price: fixed, to be negotiated, or shown only after login.',
    price: ['Price per unit without tax, decimal text; null where none is shown.', '28.5'],
    per: ['Unit of the price.', 'kg'],
    moq: ['Least quantity of an order, decimal text; null for none.', '100'],
    hot: ['Whether many ask for it.', false],
    'picture.subject': ['What the picture shows.', 'fabric'],
    'picture.seed': ['Number that makes the picture its own.', 7],
    path: 'Where it stands in the material tree, the group first.',
    brand: ['Brand.', 'Hengli'],
    overview: 'What it is, in words.',
    values: 'The values of its datasheet, in lists the first three; for a visitor null, in lists none.',
    samplePrice: ['Price of a sample, decimal text; null for none.', '60'],
    sampleMoq: ['Least quantity of a sample, decimal text; null for none.', '5'],
    updatedAt: 'When it was last changed.',
    photo: ['Address of the supplier’s own first picture; null without one.', `/api/busi/busifile/public/${exampleId}`],
    photos: ['Addresses of the supplier’s own pictures.', [`/api/busi/busifile/public/${exampleId}`]],
    intro: ['More about it as HTML, by language.', { en: '<p>Two lines, 4,000 t a year.</p>' }],
    'intro.cn': 'In Chinese.',
    'intro.en': 'In English.',
    'intro.es': 'In Spanish.',
    tiers: 'Prices from rising quantities on.',
    'tiers.from': ['Quantity from which it holds.', '500'],
    'tiers.price': ['Price per unit; null is negotiable.', '27'],
    'tiers.leadDays': ['Days until delivery; null where none is stated.', 21],
    tradeTerm: ['Incoterm; null where none is stated.', 'EXW'],
    termPlace: ['Place of the term; empty for none.', 'Yancheng'],
    taxIncluded: ['Whether the prices include tax.', false],
    payments: ['Terms of payment that the supplier takes.', ['prepaid', 'letterOfCredit']],
    pricedAt: 'When the price was last set; null without one.',
    instead: [
      'What was searched for instead of `q`, which means nothing: a spelling, or pinyin. Null where `q` was searched for.',
      'carbon fiber',
    ],
    stated: ['How many values its datasheet states.', 9],
  },
};

export const catalogueCalls: CallsDocs<typeof catalogue> = {
  page: {
    id: 'searchProducts',
    summary: 'Search products',
    about:
      'Answers products, searched in Chinese, English and Spanish. Prices, and the orders by price, are for members.',
    fields: list,
  },
  memberPage: {
    id: 'searchProductsAsMember',
    summary: 'Search products as a member',
    about: 'Answers the same list, and refuses who is not logged in.',
    fields: list,
  },
  facets: {
    id: 'countProducts',
    summary: 'Count products by category',
    about: 'Answers how many products of a search are in each category, by group.',
    fields: { 'data.name': 'Name of the group.', 'data.children': 'Categories of the group.' },
  },
  filters: {
    id: 'countProductChoices',
    summary: 'Count what a search of products can be narrowed by',
    about:
      'Answers how many products each choice of a filter would leave, and how the words were understood. Where nothing is found it says what one condition less would bring.',
    fields: list,
  },
  detail: {
    id: 'getPublicProduct',
    summary: 'Read a product as a visitor',
    about: 'Answers what everybody may see of a product: name, company, picture and overview.',
    fields: { fields: 'Names of the values that a member sees.' },
    refuses: [common.takenDown, common.notFound],
  },
  similar: {
    id: 'listSimilarProducts',
    summary: 'List similar products',
    about:
      'Answers the listed products nearest to one by material and datasheet, four at most. Values and prices are for members.',
    refuses: [common.takenDown, common.notFound],
  },
  compare: {
    id: 'compareProducts',
    summary: 'Compare products',
    about:
      'Answers up to five listed products beside each other, in the order asked. Values and prices are for members.',
    fields: { ids: ['Ids of the products.', [exampleId]], full: 'The whole product; null for a visitor.' },
  },
  meets: {
    id: 'getMetLines',
    summary: 'Hold a product against one’s own inquiries',
    about: 'Answers how a product meets lines of the open inquiries of one’s own side, three at most.',
    refuses: [common.takenDown, common.notFound],
  },
  memberDetail: {
    id: 'getProduct',
    summary: 'Read a product',
    about: 'Answers a product with its datasheet, price and least quantities.',
    refuses: [common.takenDown, common.notFound],
  },
};
