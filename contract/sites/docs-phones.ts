import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { phoneRow, type phones } from './phones.ts';

export const phonesDocs: RoomDocs = {
  schemas: {
    PhoneRow: { is: phoneRow, about: 'A company that can be called, with whom one may ask for.' },
  },
  fields: {
    q: ['A name, or what is made.', 'epoxy'],
    category: ['A group or category of materials.', 'carbon-fibre'],
    place: ['A country, or a province of China.', '320000'],
    name: 'Name; of a number that is shown, of who answers it.',
    slug: ['Its key in addresses; of a filter, the item’s.', 'weiheng-carbon'],
    city: 'City.',
    country: 'Country.',
    categories: 'What it makes; of the filters, how many companies each choice would leave.',
    desks: 'Whom one may ask for, without name and number.',
    places: 'Countries, and of China its provinces, with how many companies each would leave.',
    children: 'What is below it.',
    n: ['How many companies.', 12],
    phone: ['The number.', '+86 512 5550 0101'],
  },
};

export const phonesCalls: CallsDocs<typeof phones> = {
  page: {
    id: 'listPhones',
    summary: 'List companies that can be called',
    about: 'Answers verified suppliers that keep a phone number for members, without any number.',
  },
  reveal: {
    id: 'revealPhone',
    summary: 'Show a number',
    about: 'Answers the number of one contact to a member.',
    fields: { id: 'Id of the contact.' },
    refuses: [common.notFound],
  },
};
