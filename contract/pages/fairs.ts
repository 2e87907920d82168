import { open, session } from '../core/access.ts';
import type { BoothClass } from '../fairs/classes.ts';
import type { StandStep } from '../fairs/exhibiting/stand-lacks.ts';
import type { BoothSize } from '../fairs/states.ts';
import type { LeadStep } from '../fairs/leads/leads.ts';
import type { TopList } from '../fairs/visitors/top.ts';
import { seesExhibiting } from '../fairs/exhibiting/access.ts';
import { memberPages, page, reads, sitePages } from './page.ts';

type MeetingView = 'coming' | 'past';
type Hall = { id?: string; view?: 'list'; booth?: string; class?: BoothClass; q?: string };
type Booths = { fair?: string; class?: BoothClass; size?: BoothSize; region?: string; q?: string; current?: number };

/** Fairs, their halls in three views, and booths. */
export const fairsPages = {
  ...sitePages(['fairs'], {
    fairEntrance: page('/virtual.html', open, { query: reads<{ fair?: string }>(), words: ['space'] }),
    fairHall: page('/exhibitionHall.html', open, { query: reads<Hall>(), words: ['booths', 'top'] }),
    newestHall: page('/hallNew', open, { query: reads<Omit<Hall, 'id'>>(), words: ['booths', 'top'] }),
    fairSpace: page('/space.html', open, {
      query: reads<{ id?: string; booth?: string }>(),
      words: ['space', 'booths'],
    }),
    booths: page('/boothSearch.html', open, { query: reads<Booths>(), words: ['booths'] }),
    booth: page('/boothDetail/{id}', session, { words: ['booths', 'catalogue', 'film', 'album'], needs: ['media'] }),
    exhibitorClasses: page('/class.html', open, {
      query: reads<{ fair?: string; class?: BoothClass }>(),
      words: ['booths'],
    }),
  }),
  ...sitePages(['top', 'fairs'], {
    fairTop: page('/top.html', open, { query: reads<{ fair?: string; by?: TopList | undefined }>() }),
  }),
  ...sitePages(['forums', 'fairs', 'ui'], {
    fairs: page('/exhibition.html', open),
    fair: page('/exhibitionDetail.html?id={id}', session, { query: reads<{ day?: string }>() }),
    forum: page('/fairForum.html?id={id}', session, { words: ['film'], needs: ['media'] }),
    ticket: page('/exhibitionTicket.html?code={code}', session, { fresh: true, unlisted: true }),
    brands: page('/brand.html', session, { query: reads<{ class?: BoothClass; q?: string; current?: number }>() }),
    brand: page('/brandDetail/{id}', session),
  }),
  ...sitePages(['exhibit', 'fairs', 'booths'], {
    exhibit: page('/detail', session, { query: reads<{ booth?: string; product?: string }>() }),
  }),
  ...sitePages(['album', 'fairs', 'ui'], { album: page('/tuku.html/{id}', session) }),
  ...memberPages(['leads', 'fairs'], {
    fairLeads: page('/newFielddata/Z-PLUS', seesExhibiting, { query: reads<{ fair?: string; step?: LeadStep }>() }),
  }),
  ...memberPages(['hostTalks', 'forums', 'fairs'], {
    hostActivities: page('/newFielddata/hostActivities', seesExhibiting),
  }),
  ...memberPages(['meetings', 'fairs', 'forums'], {
    fairMeetings: page('/newFielddata/meetings', session, {
      query: reads<{ view?: MeetingView; current?: number }>(),
    }),
    askMeeting: page('/newFielddata/askMeeting?id={id}', session),
  }),
  ...memberPages(['stands', 'fairs', 'booths'], {
    stands: page('/newFielddata/newField', seesExhibiting, { words: ['boothOrders'] }),
    standEditor: page('/newFielddata/booth?id={id}', seesExhibiting, {
      words: ['film', 'album'],
      query: reads<{ step?: StandStep }>(),
    }),
    standPreparation: page('/newFielddata/thirdParty', seesExhibiting, { words: ['catalogue'] }),
  }),
  ...memberPages(['boothOrders', 'fairs', 'booths'], {
    boothOrders: page('/newFielddata/globalExhibition', seesExhibiting, {
      query: reads<{ fair?: string; hall?: string; booth?: string }>(),
    }),
    boothOrder: page('/newFielddata/boothOrder?id={id}', seesExhibiting),
  }),
};
