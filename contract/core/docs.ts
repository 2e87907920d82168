/**
 * What integrators read of the contract: `/api/openapi.json` and the pages for developers are made of it. Only the server loads
 * files of this name, so that no browser carries their texts (decision 0036).
 */
import type * as z from 'zod/mini';
import { pageTo } from '../pages.ts';
import type { Refusal } from './errors.ts';
import {
  currency,
  cursorPage,
  cursorQuery,
  day,
  decimal,
  draftContent,
  id,
  instant,
  named,
  page,
  pageQuery,
  searchWords,
  slug,
  text,
} from './schemas.ts';

/** What a field is, as whole sentences, and a value that it may have; without one the value is made of its schema. */
export type FieldDocs = string | readonly [about: string, example: unknown];
export type Fields = Readonly<Record<string, FieldDocs>>;

/** A schema with a name of its own. `as` says what is in one that no schema parses, such as the parts of an upload. */
export type SchemaDocs = {
  is: z.ZodMiniType;
  as?: z.ZodMiniType;
  about: string;
  example?: unknown;
  /** By name; below an object without a name by path: `awards.lines.tier`. */
  fields?: Fields;
};

/** What a call's declaration does not say. Who may call it, its limit and the refusals of the door follow from the declaration. */
export type CallDocs = {
  /** The name of its function in generated clients, which never changes. */
  id: string;
  /** What it does, verb first, without a full stop. */
  summary: string;
  /** What it does, changes and answers, in whole sentences. */
  about: string;
  /** Its fields where they mean more than their schema says, by name or path. */
  fields?: Fields;
  /** What it refuses besides what any call of its kind does. */
  refuses?: readonly Refusal[];
  /** A whole request body, where one made of its fields would not do. */
  body?: unknown;
  /** It is called with the client's own credentials by HTTP Basic: always, or where the caller is no page of ours. */
  client?: 'needed' | 'allowed';
};
/** The docs of a group of calls; a call without any is a compile error. */
export type CallsDocs<C> = { readonly [K in keyof C]: CallDocs };

/** What a room's calls and schemas have in common. `fields` are described by name, wherever nothing nearer says more. */
export type RoomDocs = { schemas?: Readonly<Record<string, SchemaDocs>>; fields?: Fields };

export const exampleId = '0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b';

const anyPage = page(id).shape;
const anyCursorPage = cursorPage(id).shape;

/** Fields that several schemas share: each such schema refers to one of these. */
export const sharedParts: Record<string, { fields: Readonly<Record<string, z.ZodMiniType>>; about: string }> = {
  PageInfo: {
    fields: { total: anyPage.total, size: anyPage.size, current: anyPage.current, pages: anyPage.pages },
    about: 'Where a page of a list stands in the whole list.',
  },
  CursorInfo: {
    fields: { capped: anyCursorPage.capped, next: anyCursorPage.next, previous: anyCursorPage.previous },
    about: 'The neighbours of a page of a long list.',
  },
};

/** Parameters that many calls share. */
export const sharedParameters: Record<string, z.ZodMiniType> = {
  Current: pageQuery.current,
  Size: pageQuery.size,
  Cursor: cursorQuery.cursor,
  SearchWords: searchWords,
};

/** Schemas and fields of every room. */
export const coreDocs: RoomDocs = {
  schemas: {
    Id: { is: id, about: 'UUID of a record.', example: exampleId },
    TranslatedText: {
      is: text,
      about:
        'Text in up to three languages; at least one is there. Read the language you need, else `cn`, `en`, `es` in this order.',
      example: { cn: '碳纤维预浸料', en: 'Carbon fibre prepreg', es: 'Preimpregnado de fibra de carbono' },
      fields: {
        cn: ['The text in Chinese.', '碳纤维预浸料'],
        en: ['The text in English.', 'Carbon fibre prepreg'],
        es: ['The text in Spanish.', 'Preimpregnado de fibra de carbono'],
      },
    },
    Named: {
      is: named,
      about: 'An item of a dictionary with its name.',
      fields: { name: 'Its name in the three languages.' },
    },
    Slug: { is: slug, about: 'Stable key of an item of a dictionary.', example: 'carbon-fibre' },
    Instant: { is: instant, about: 'A moment in UTC, ISO 8601.', example: '2026-12-01T08:00:00Z' },
    Day: { is: day, about: 'A calendar day of China, ISO 8601.', example: '2026-12-20' },
    Currency: { is: currency, about: 'Currency, ISO 4217.', example: 'EUR' },
    Amount: {
      is: decimal(2),
      about: 'An amount of money as decimal text with at most two decimals.',
      example: '12500.00',
    },
    Quantity: { is: decimal(3), about: 'A quantity as decimal text with at most three decimals.', example: '500' },
    Price: { is: decimal(4), about: 'A price per unit as decimal text with at most four decimals.', example: '28.5' },
    DraftContent: {
      is: draftContent,
      about: 'A form as far as it is filled in. Nothing in it is checked; it may be 100,000 characters of JSON long.',
      example: { title: 'Prepreg for drone arms' },
    },
  },
  fields: {
    id: 'Id of the record.',
    current: ['Number of the page, from 1.', 1],
    size: ['Records on a page, 100 at most.', 20],
    total: ['How many records there are in all.', 1],
    pages: ['How many pages there are.', 1],
    records: 'The records of this page.',
    cursor: [
      'Place in a long list: a `next` or `previous` of an answer to the same filters and order. It goes before `current`.',
      'eyJhdCI6IjIwMjYtMTItMDEifQ',
    ],
    capped: ['Whether there are more records than `total` says, which stops at 10,000.', false],
    next: ['Cursor of the page after this one; null at the end.', null],
    previous: ['Cursor of the page before this one; null at the beginning.', null],
    q: ['Words to search by; each must be found.', 'prepreg'],
    sort: 'Order of the list; the first value holds where none is given.',
    password: ['A password of 8 to 128 characters; the commonest are refused.', 'Orchid-42-loom'],
    randomStr: [
      'What proves that a person is asking: the type of a solved captcha, or `messageCode` for a code by SMS or e-mail.',
      'blockPuzzle',
    ],
    code: ['The verification that the solved captcha gave, or the six digits of the code.', '483920'],
    target: ['A phone number, 11 digits of mainland China or E.164, or an e-mail address.', 'buyer@example.com'],
    name: ['Name.', 'Li Wei'],
    reason: ['The reason in words.', 'The delivery date no longer suits us.'],
    state: 'The state that it is in.',
    username: ['User name for the enterprise tab of the login.', 'hengli.purchasing'],
    companyName: ['Name of the company.', 'Hengli Composites Co., Ltd.'],
    position: ['Position held, a slug of the dictionary `position`.', 'director'],
    department: ['Department, a slug of the dictionary `department`.', 'purchasing'],
    field: ['Field of use, a slug of the dictionary `ent_field`.', 'aerospace'],
    fields: 'The fields.',
    note: ['A note in words.', 'Samples before the first delivery, please.'],
    number: ['Number that people call it by.', 'INQ-20261201-0007'],
    phone: ['Mobile number.', '13800000001'],
    email: ['E-mail address.', 'buyer@example.com'],
    mobile: ['Mainland mobile number, 11 digits.', '13800000001'],
    lang: ['Language of the person: Chinese, English or Spanish.', 'en'],
    title: 'Title.',
    slug: ['Stable key of the item.', 'carbon-fibre'],
    at: 'When it happened.',
    url: ['Address to read it by, below the address of this server.', `/api/busi/busifile/${exampleId}`],
    userType: [
      'Kind of account: 1 supplier, 2 personal, 3 enterprise, 4 customer service, 5 service provider, 9 operator, 15 supplier and service provider.',
      3,
    ],
    city: 'City.',
    country: 'Country.',
    countryCode: ['Country, ISO 3166-1 alpha-2.', 'CN'],
    isFinish: ['Whether the profile is complete.', true],
    userLevel: ['Level of the account; from 1 on inquiries may be published.', 1],
    verified: ['Whether an operator has verified it.', true],
    userId: 'Id of the person.',
    userNameCn: ['Name of the person.', 'Li Wei'],
    authStatus: ['1 where the person is verified, else 0.', 1],
    avatar: ['Address of the picture of the person; null without one.', null],
    entId: 'Id of the company.',
    revision: ['How often it has been saved or sent.', 1],
    by: ['Who did it.', 'Li Wei'],
    publishedAt: 'When it was published.',
    createdAt: 'When it was made.',
    lastSeenAt: 'When the person was last here; null where that is not known.',
    seconds: ['Seconds to wait until another may be asked for.', 60],
    roles: ['Roles of the person.', ['ROLE_BUYER']],
    roleCode: 'Role.',
    company: 'The company.',
    level: ['Level of the company’s verification.', 'verified'],
    logo: ['Address of the logo; null without one.', null],
    children: 'What hangs below it.',
    n: ['How many there are.', 12],
    label: ['Name.', 'Carbon fibre'],
    value: ['Value.', '4900'],
    unit: ['Unit of the quantity.', 'kg'],
    currency: 'Currency of the prices.',
    deadline: 'Moment until which answers are taken, by the clock of the server.',
    annexes: 'Annexes.',
    products: 'Materials that are asked for.',
    certificates: 'Certificates that are asked for.',
    processes: 'Processes that are asked for.',
    category: ['Group, category or leaf of the material tree, a slug of `ent_main_product`.', 'carbon-fibre'],
    process: ['Process, a slug of the dictionary `process_type`.', 'pultrusion'],
    certificate: ['Certificates that must be asked for, slugs of the dictionary `system_certification`.', ['iso-9001']],
    clientKey: 'Key that the client makes for this act: the same key again is the same act, not a second one.',
    text: ['Text.', 'Thank you for the quotation.'],
    content: 'The half-filled form.',
    base: ['Revision that the form was changed from, 0 for none; an older one than what is kept is refused.', 0],
    savedAt: 'When it was saved.',
    expiresAt: 'Until when it holds.',
    kind: 'Kind.',
    row: 'What a list shows of it.',
    quotations: ['How many quotations there are.', 2],
    link: ['Path of the page of this site that it is about.', pageTo('orders')],
    picture: 'Picture; null without one.',
    inquiryId: 'Id of the inquiry.',
    tier: ['Which of the quantities of a line, from 1.', 1],
    lines: 'Lines.',
    message: 'Message.',
    until: 'Until when.',
  },
};
