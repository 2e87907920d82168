import type { CallDocs, CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { filesErrors } from '../files/calls.ts';
import { publicSite, siteErrors, type sites } from './calls.ts';
import { block, contact, contactHours, desk, header, production, siteContent } from './schemas.ts';

const file = '0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b';
const order = ['overview', 'production', 'quality', 'team', 'process', 'trade'];

export const sitesDocs: RoomDocs = {
  schemas: {
    SiteBlock: { is: block, about: 'A block of a company’s home: its title, text and picture.' },
    SiteProduction: { is: production, about: 'The block of production: besides, the machines.' },
    SiteHeader: { is: header, about: 'What the head of a company’s pages says and shows.' },
    SiteContent: { is: siteContent, about: 'The whole of a company’s own pages.' },
    PublicSite: { is: publicSite, about: 'A company’s public page: its facts, what it has published, whom to ask.' },
    CompanyContact: { is: contact, about: 'Somebody whom a company names to be asked.' },
    CompanyDesk: { is: desk, about: 'What everybody sees of a contact: no name, phone or mail.' },
    ContactHours: {
      is: contactHours,
      about: 'When a contact is there, by the clock of its zone.',
      fields: {
        zone: ['Time zone, as IANA names it.', 'Asia/Shanghai'],
        days: ['Days of the week, 1 for Monday.', [1, 2, 3, 4, 5]],
        from: ['Begin.', '09:00'],
        to: ['End, after the begin.', '18:00'],
      },
    },
  },
  fields: {
    template: ['How the head looks: woven from the capabilities, with the own picture, or plain.', 'woven'],
    order: ['All six blocks in their order.', order],
    hidden: ['Blocks that are not shown.', []],
    header: 'What the head says and shows.',
    claim: 'What the company says of itself in a line.',
    banner: ['Picture of the head, 1204 by 600 pixels at best; null without one.', file],
    title: 'Title of the block; empty for its usual one.',
    body: 'Text of the block, as HTML of the rich text editor.',
    cn: ['In Chinese.', '<p>拉挤板材与型材</p>'],
    en: ['In English.', '<p>Pultruded plates and profiles</p>'],
    es: ['In Spanish.', '<p>Placas y perfiles pultruidos</p>'],
    picture: ['Picture of the block; null without one.', file],
    machines: 'Machines of the plant.',
    'machines.name': 'Name of the machine.',
    'machines.size': ['What fits it, as the company says it.', '12 x 2 m'],
    'machines.count': ['How many there are.', 2],
    'machines.process': ['The process that it is for; matching compares its size with what a line asks.', 'pultrusion'],
    overview: 'Who the company is.',
    production: 'Its plant.',
    quality: 'How it assures quality.',
    team: 'Its people.',
    process: 'How it works.',
    trade: 'How it trades.',
    company: 'Public facts of the company.',
    site: 'What the company has published; null where it has published nothing.',
    publishedAt: 'When that was published; null where nothing is.',
    rating: 'Ratings by trading partners, once there are three; null before.',
    deals: ['Orders that it has completed here as the supplier.', 12],
    desks: 'Whom everybody may ask.',
    slug: ['Key of the company in addresses.', 'hengli-composites'],
    entId: 'The company.',
    content: 'The whole of the pages.',
    base: ['The revision that was changed; 0 where nothing was saved yet.', 4],
    revision: ['Counts the savings of the draft.', 5],
    published: 'The version that readers see; null where none is published.',
    'published.number': ['Its number.', 3],
    'published.at': 'When it was published.',
    'published.same': ['Whether the draft is the same.', true],
    number: ['Number of the version.', 3],
    at: 'When it was published.',
    by: ['Who published it; empty where the account is gone.', 'Emma Lindqvist'],
    shown: ['Whether readers see this version.', true],
    name: 'Name.',
    duty: 'What the contact is responsible for.',
    phone: ['Phone; empty without one.', '+86 21 5550 0101'],
    mail: ['Mail; empty without one.', 'sales@hengli.example'],
    languages: ['Languages that the contact speaks; ISO 639-1.', ['zh', 'en']],
    hours: 'When the contact is there; null where it is not said.',
    shownTo: [
      'Who reads name and addresses: members, identified members, or partners with an order. Of a contact for everybody visitors see duty, languages and hours.',
      'members',
    ],
    clientKey: 'An id that the client makes, so that a click which comes twice counts once.',
  },
};

const newest = 'Without an id it is of the company that has published last.';
const read = (id: string, summary: string, about: string): CallDocs => ({
  id,
  summary,
  about,
  fields: { id: 'The company.' },
  refuses: [common.notFound],
});
const readBlock = (block: string): CallDocs =>
  read(
    `getCompanySite${block}`,
    `Read the ${block.toLowerCase()} of a company’s pages`,
    `Answers this block as it is published; empty where nothing is. ${newest}`,
  );
const update = (block: string): CallDocs => ({
  id: `updateSite${block}`,
  summary: `Save the ${block.toLowerCase()} of the own pages`,
  about: 'Keeps this part of the draft and leaves the others as they are; with a base only over that revision.',
  refuses: [siteErrors.changed, filesErrors.notYours, common.notFound],
});
const keeps = [siteErrors.changed, filesErrors.notYours, common.notFound];
const key = { id: ['Id of the company, or its key in addresses.', 'hengli-composites'] as const };

export const sitesCalls: CallsDocs<typeof sites> = {
  index: {
    ...read('getCompanySite', 'Read the pages of a company', 'Answers facts, published pages and whom to ask.'),
    fields: key,
  },
  template: {
    ...read('getCompanySiteTemplate', 'Read how the pages of a company are arranged', 'Answers template and blocks.'),
    fields: { id: 'The company: its id, or its key in addresses.' },
  },
  head: read('getCompanySiteHeader', 'Read the head of a company’s pages', `Answers claim and banner. ${newest}`),
  overview: readBlock('Overview'),
  production: readBlock('Production'),
  quality: readBlock('Quality'),
  team: readBlock('Team'),
  process: readBlock('Process'),
  trade: readBlock('Trade'),
  isIndex: {
    ...read('hasCompanySite', 'Read whether a company has pages of its own', `Answers since when. ${newest}`),
    fields: { id: 'The company.', published: ['Whether it has.', true], at: 'Since when; null where it has none.' },
  },
  draft: read(
    'getSiteDraft',
    'Read the draft of the own pages',
    'Answers the draft, its revision and what is published.',
  ),
  save: {
    id: 'saveSiteDraft',
    summary: 'Save the draft of the own pages',
    about:
      'Keeps the whole draft. Where it was saved elsewhere since `base`, the call is refused and the refusal carries what stands.',
    refuses: keeps,
  },
  arrange: {
    id: 'arrangeSite',
    summary: 'Save how the own pages are arranged',
    about: 'Keeps template, order and hidden blocks of the draft.',
    refuses: keeps,
  },
  updateHeader: update('Header'),
  updateOverview: update('Overview'),
  updateProduction: update('Production'),
  updateQuality: update('Quality'),
  updateTeam: update('Team'),
  updateProcess: update('Process'),
  updateTrade: update('Trade'),
  syncCompany: {
    id: 'syncSiteFromCompany',
    summary: 'Fill the draft from the company form',
    about: 'Puts the introduction of the company into the overview, in each language that has none there.',
    refuses: keeps,
  },
  publish: {
    id: 'publishSite',
    summary: 'Publish the own pages',
    about: 'Shows the draft to everybody as the next version.',
    refuses: [siteErrors.changed, siteErrors.empty, common.notFound],
  },
  withdraw: {
    id: 'withdrawSite',
    summary: 'Take the own pages from the public',
    about: 'Readers see the facts of the company alone; draft and versions stay.',
    refuses: [common.notFound],
  },
  versions: {
    id: 'getSiteVersions',
    summary: 'List published versions',
    about: 'Answers what was published, the newest first.',
    refuses: [common.notFound],
  },
  restore: {
    id: 'restoreSiteVersion',
    summary: 'Make a version the draft again',
    about: 'Puts a published version in the place of the draft; readers see it once it is published.',
    refuses: keeps,
  },
  contacts: read(
    'getCompanyContacts',
    'Read the contacts of a company',
    'Answers the contacts that the reader may read; people of the company read all.',
  ),
  addContact: {
    id: 'addCompanyContact',
    summary: 'Add a contact of the own company',
    about: 'Adds a contact; the same client key again answers the one that it made.',
    refuses: [siteErrors.tooMany, common.notFound],
  },
  changeContact: {
    id: 'changeCompanyContact',
    summary: 'Change a contact of the own company',
    about: 'Changes a contact of the own company.',
    refuses: [common.notFound],
  },
  removeContact: {
    id: 'removeCompanyContact',
    summary: 'Remove a contact of the own company',
    about: 'Removes a contact of the own company.',
    refuses: [common.notFound],
  },
  salesContact: {
    id: 'getSalesContact',
    summary: 'Read whom to ask at the platform',
    about:
      'Answers the contact at the platform for the region of the own company; null where the operator has named none.',
    fields: {
      area: ['The region that the contact looks after.', 'east-china'],
      title: 'What the contact does.',
      hours: 'When the contact is there.',
    },
  },
  syncContacts: {
    id: 'syncCompanyContacts',
    summary: 'Take colleagues as contacts',
    about:
      'Adds colleagues who sell for the company and are no contacts yet, for identified members and without phone or mail.',
    refuses: [common.notFound],
  },
};
