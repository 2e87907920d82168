import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import {
  type parks,
  parkCompany,
  parkDetail,
  parkErrors as errors,
  parkRow,
  type parkTenancies,
  parkWish,
} from './calls.ts';
import { deskPark, deskTenancy, type operatorParks, parkDraft } from './desk.ts';

const thePark = { id: 'Id of the park.' };

export const parksDocs: RoomDocs = {
  schemas: {
    ParkRow: { is: parkRow, about: 'An industrial park in a list.' },
    Park: { is: parkDetail, about: 'An industrial park with the companies in it.' },
    ParkCompany: { is: parkCompany, about: 'A company that the desk has confirmed in a park.' },
    ParkWish: { is: parkWish, about: 'What a list of parks is narrowed by.' },
    ParkDraft: { is: parkDraft, about: 'A park as the desk writes it.' },
    DeskPark: { is: deskPark, about: 'A park in the desk’s list.' },
    DeskParkTenancy: { is: deskTenancy, about: 'A company’s statement that it is in a park, beside its own address.' },
  },
  fields: {
    slug: ['The name in the address.', 'changzhou-carbon-park'],
    name: 'Name.',
    province: ['Province by its code of GB/T 2260.', '320000'],
    city: 'The city.',
    field: ['A field of use, by its key in the dictionary `ent_field`.', 'wind-energy'],
    fields: 'Fields of use that it is made for.',
    hectares: ['Area in hectares.', 320],
    since: ['The year in which it opened.', 2012],
    companies: 'Companies that the desk has confirmed there: how many, or which.',
    demo: ['Whether it is invented for the demonstration.', false],
    row: 'As a list has it.',
    about: 'What it is.',
    utilities: 'What it has on its site.',
    incentives: 'What it offers to companies that settle there.',
    address: 'Where it is.',
    contact: 'Whom to ask.',
    contactName: 'Department that is asked.',
    phone: ['Phone number; empty where there is none.', '+86 519 0000 0000'],
    mail: ['Mail address; empty where there is none.', 'park@example.com'],
    host: 'The company that runs it; null, or empty in a draft, where it is no member.',
    verified: 'Whether it is a verified supplier.',
    categories: 'What it makes.',
    matrix: 'What the companies there can do together: a row a material, a column a process, 0 to 3.',
    may: 'Whether the caller may say that their company is here, or what stands in the way.',
    tenancy: 'What the caller’s company has said; null where it has said nothing.',
    note: ['What the company adds for the desk.', 'Workshop 4, since 2021.'],
    reason: ['Why the desk refused.', 'Your registered address is in another city.'],
    others: 'Other parks of the province.',
    total: ['How many parks fit.', 30],
    provinces: 'How many parks there are by province, and companies in them.',
    parks: ['How many parks.', 4],
    n: ['How many.', 3],
    q: 'Words to look for.',
    state: 'Whether everybody sees it; of a statement, what the desk found.',
    base: ['The version that was read; 0 for a new one.', 1],
    version: ['Counts the saves.', 2],
    draft: 'The whole park.',
    park: 'The park.',
    company: 'The company.',
    decision: 'What the desk found.',
    askedAt: 'When the company said so.',
    cn: 'In Chinese.',
    en: 'In English.',
    es: 'In Spanish.',
  },
};

export const parksCalls: CallsDocs<typeof parks> = {
  page: {
    id: 'listParks',
    summary: 'List industrial parks',
    about: 'Answers parks by province, the largest of each first.',
  },
  overview: {
    id: 'getParkOverview',
    summary: 'Count industrial parks',
    about: 'Answers how many parks there are by province and by field; each leaves its own filter out.',
  },
  detail: {
    id: 'getPark',
    summary: 'Read an industrial park',
    about: 'Answers a park with the companies that the desk has confirmed there.',
    refuses: [common.notFound],
  },
};

export const parkTenanciesCalls: CallsDocs<typeof parkTenancies> = {
  state: {
    id: 'stateParkTenancy',
    summary: 'Say that one’s company is in a park',
    about: 'Asks the desk to confirm that the caller’s company is in the park. Said again it stays one statement.',
    fields: thePark,
    refuses: [common.notFound, common.seat, errors.noCompany, errors.tooMany, errors.alreadyConfirmed],
  },
  leave: {
    id: 'leavePark',
    summary: 'Take back that one’s company is in a park',
    about: 'Forgets the statement, confirmed or not.',
    fields: thePark,
    refuses: [common.seat, errors.noCompany, errors.notAsked],
  },
};

export const operatorParksCalls: CallsDocs<typeof operatorParks> = {
  page: {
    id: 'listDeskParks',
    summary: 'List parks for the desk',
    about: 'Answers all parks, those changed last first.',
  },
  one: {
    id: 'getDeskPark',
    summary: 'Read a park for the desk',
    about: 'Answers a park as it is written.',
    fields: thePark,
    refuses: [common.notFound],
  },
  save: {
    id: 'saveDeskPark',
    summary: 'Save a park',
    about: 'Makes a park, or writes one anew over the version that was read.',
    fields: { id: 'The park that is changed; null for a new one.' },
    refuses: [common.notFound, errors.changed, errors.addressTaken],
  },
  tenancies: {
    id: 'listDeskParkTenancies',
    summary: 'List statements of companies in parks',
    about: 'Answers what companies say of the parks that they are in, the newest first.',
  },
  decide: {
    id: 'decideParkTenancy',
    summary: 'Confirm or refuse that a company is in a park',
    about: 'Decides a statement; the company is told. A refusal needs a reason.',
    fields: { id: 'Id of the statement.' },
    refuses: [common.notFound],
  },
};
