import type { CallsDocs, RoomDocs } from '../../core/docs.ts';
import { common } from '../../core/errors.ts';
import { type exhibits, exhibitView } from './exhibits.ts';
import { lead, leadFunnel, type leads } from './leads.ts';

export const leadsDocs: RoomDocs = {
  schemas: {
    FairExhibit: {
      is: exhibitView,
      about: 'A product as an exhibitor shows it at a booth.',
      fields: {
        booth: 'Where it stands.',
        others: 'What else stands there.',
        elsewhere: 'Other booths that show it, the newest fair first.',
      },
    },
    FairLead: {
      is: lead,
      about: 'Somebody who came to the company’s booths and may be named to it, with how far they came.',
      fields: {
        name: ['Name of the person.', 'Li Wei'],
        'company.name': 'Name of the company.',
        wrote: ['Whether they wrote into the guest book.', true],
        next: ['What the exhibitor does next.', 'quote'],
        booth: 'The booth that they came to last.',
        visits: ['How often they looked.', 3],
        brochures: ['How often they took a brochure along.', 1],
        visit: 'When they came first.',
        card: 'When they left their card; null where they have not.',
        inquiry: 'When their side asked the company, and the inquiry; null where it has not.',
        quotation: 'When the company quoted it, and the inquiry; null where it has not.',
        order: 'When an order came of it, and the order; null where none did.',
      },
    },
    FairFunnel: {
      is: leadFunnel,
      about: 'How many came to each step.',
      fields: {
        visitors: ['Everybody who came; null while fewer than three of them may not be named.', 41],
        named: ['How many of them may be named.', 12],
        card: ['How many of those left a card.', 8],
        inquiry: ['How many of those asked.', 5],
        quotation: ['How many of those were quoted.', 4],
        order: ['How many of those ordered.', 1],
      },
    },
  },
  fields: {
    at: 'When it was.',
    name: 'What it is called.',
    class: ['Class of the exhibitor.', 'fibre'],
    no: ['Number of the hall within its fair.', 1],
    phase: ['Where the fair stands in time.', 'open'],
    mode: ['How people came to the booth.', 'plan'],
    fair: 'The fair.',
    hall: 'Its hall.',
    product: 'Id of the product.',
    booth: 'Id of the booth.',
    fairs: 'Fairs at which the company exhibits or exhibited, the newest first.',
    booths: ['How many booths it has there.', 2],
    number: ['As the hall calls the booth.', 'A12'],
    step: 'Who came so far and no further.',
    modes: 'Visits by the way people came; empty where there are too few visitors to be told.',
    days: 'Visits by day of China; empty likewise.',
    visits: ['How many visits.', 41],
    brochures: ['How many brochures were taken along.', 9],
  },
};

export const leadsCalls: CallsDocs<typeof leads> = {
  page: {
    id: 'listFairLeads',
    summary: 'List fair leads',
    about: 'Who came to the company’s booths at a fair and may be named, the last visit first, with what came of it.',
    refuses: [common.notFound],
  },
  figures: {
    id: 'readExhibitionFigures',
    summary: 'Read exhibition figures',
    about: 'Visitors, leads and visits by day and way of each fair at which the company exhibits or exhibited.',
    refuses: [common.notFound],
  },
};

export const exhibitsCalls: CallsDocs<typeof exhibits> = {
  detail: {
    id: 'readFairExhibit',
    summary: 'Read an exhibit',
    about:
      'A product at a booth: the one asked for, else the first of the booth, else the product at its newest booth, else the newest of all.',
    refuses: [common.notFound],
  },
};
