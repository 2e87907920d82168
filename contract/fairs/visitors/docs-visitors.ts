import type { CallsDocs, RoomDocs } from '../../core/docs.ts';
import { common } from '../../core/errors.ts';
import { avatarLook } from '../avatar.ts';
import type { avatars } from './avatars.ts';
import { type fairTop, topRow } from './top.ts';

export const visitorsDocs: RoomDocs = {
  schemas: {
    AvatarLook: {
      is: avatarLook,
      about: 'A figure as its person made it; colours are names.',
      fields: {
        figure: ['Build.', 'medium'],
        skin: ['Tone of the skin.', 'sand'],
        hair: ['Hair style.', 'bob'],
        hairColour: ['Colour of the hair.', 'black'],
        top: ['What is worn above.', 'jacket'],
        topColour: ['Its colour.', 'green'],
        bottom: ['What is worn below.', 'trousers'],
        bottomColour: ['Its colour.', 'carbon'],
      },
    },
    TopRow: {
      is: topRow,
      about: 'An exhibitor in a ranking; equal counts have one rank.',
      fields: {
        rank: ['Rank, from 1.', 1],
        company: 'The exhibitor.',
        booth: 'Its first booth at the fair.',
        number: ['Number of the booth within its hall.', 'A12'],
        class: ['Class of exhibitors.', 'fibre'],
        hallId: 'Id of the hall.',
        hallNo: ['Number of the hall within its fair.', 1],
        n: ['How many counted.', 42],
        change: ['Ranks up from the window before, negative for down; null where it was not ranked.', 2],
      },
    },
  },
  fields: {
    fair: 'The fair; null where there is none.',
    fairs: 'Fairs to choose from, the newest first.',
    name: 'Name.',
    zone: ['Time zone in which its days are meant.', 'Asia/Shanghai'],
    phase: ['Where it stands in time.', 'open'],
    from: 'Beginning of the window.',
    to: 'End of the window: when it was counted, or the end of the fair.',
    visits: 'By visits of booths; null below five counts.',
    cards: 'By business cards left; null below five counts.',
    collections: 'By collected products that are shown at the fair; null below five counts.',
    no: ['Number of the look.', 1],
    look: 'The figure.',
    made: ['Whether the person made it; otherwise it follows from their id.', true],
  },
};

export const fairTopCalls: CallsDocs<typeof fairTop> = {
  read: {
    id: 'readFairRanking',
    summary: 'Read the TOP 10 of a fair',
    about:
      'Exhibitors by visits, cards and collections of seven days, one count a person and day, without their own people and operators. Counted anew every five minutes.',
    fields: { fair: 'Id of the fair; without one the fair that is open. In the answer the fair itself.' },
    refuses: [common.notFound],
  },
};

export const avatarsCalls: CallsDocs<typeof avatars> = {
  page: {
    id: 'listLooks',
    summary: 'List looks to begin with',
    about: 'Figures that anybody may begin with.',
  },
  mine: {
    id: 'readOwnFigure',
    summary: 'Read my figure',
    about: 'The figure by which others meet the person in halls.',
  },
  save: {
    id: 'saveOwnFigure',
    summary: 'Save my figure',
    about: 'Halls show it from the next time that the person shows themselves. The same figure again changes nothing.',
  },
};
