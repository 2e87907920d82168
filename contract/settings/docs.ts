import type { CallsDocs, RoomDocs } from '../core/docs.ts';
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
  },
};

export const settingsCalls: CallsDocs<typeof settings> = {
  controller: {
    id: 'getDataController',
    summary: 'Read who answers for personal data',
    about: 'Answers the company that answers for personal data, as the privacy policy names it.',
  },
};
