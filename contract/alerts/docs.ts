import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { alert, alertErrors, type alerts } from './calls.ts';

export const alertsDocs: RoomDocs = {
  schemas: {
    Alert: {
      is: alert,
      about: 'A search of the hall that a member keeps.',
      fields: {
        query: [
          'Its filters as the query of an address; the same search is the same text.',
          'category=carbon-fibre&process=pultrusion',
        ],
        names: 'Its filters in words.',
      },
    },
  },
};

export const alertsCalls: CallsDocs<typeof alerts> = {
  list: {
    id: 'listAlerts',
    summary: 'List one’s own alerts',
    about: 'Answers the searches of the hall that tell the person of new inquiries.',
  },
  save: {
    id: 'saveAlert',
    summary: 'Keep a search as an alert',
    about:
      'Keeps a search; its owner is told at once of a new inquiry that it would find. The same search twice is one alert.',
    refuses: [alertErrors.nothingAsked, alertErrors.tooMany],
  },
  remove: {
    id: 'removeAlert',
    summary: 'End an alert',
    about: 'Ends an alert of the person; one that is gone already is no error.',
  },
};
