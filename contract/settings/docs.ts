import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { pageTo } from '../pages.ts';
import { controller, exhibition, type settings } from './calls.ts';

export const settingsDocs: RoomDocs = {
  schemas: {
    Exhibition: {
      is: exhibition,
      about: 'An exhibition with its first and last day, both included.',
      fields: { from: 'First day.', to: 'Last day.', name: 'Name.' },
    },
    Controller: { is: controller, about: 'Who answers for personal data; empty where nobody has set it.' },
  },
  fields: {
    company: 'The company.',
    registration: ['Its number in the register.', '91320000MA1XXXXX2K'],
    address: 'Its address.',
    contact: ['Where to write.', 'privacy@weft.example'],
    authority: 'The authority to complain to.',
    processors: 'Who processes data for it.',
    name: ['Name.', 'Example Hosting Ltd.'],
    purpose: 'What for.',
    country: 'Where.',
    beta: 'The closed beta; null where nothing is announced.',
    since: 'Day since which it is announced.',
    text: 'Text.',
    launch: 'When it will open to all.',
    daily: 'What is announced once a day; null for nothing.',
    link: 'Where it leads; null for nowhere.',
    'daily.link.to': ['Path of a page of this site.', pageTo('inquiryHall')],
    'daily.link.label': 'Words of the link.',
    exhibitions: 'Exhibitions that are not over.',
  },
};

export const settingsCalls: CallsDocs<typeof settings> = {
  controller: {
    id: 'getDataController',
    summary: 'Read who answers for personal data',
    about: 'Answers the company that answers for personal data, as the privacy policy names it.',
  },
  announcements: {
    id: 'getAnnouncements',
    summary: 'Read announcements',
    about:
      'Answers what the site announces: the closed beta, the daily announcement, and exhibitions that are not over.',
  },
};
