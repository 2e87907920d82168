import { type CallsDocs, exampleId, type RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { type fairs, hallErrors, type halls } from './calls.ts';
import { type boothVisits, guestbookErrors, guestEntry } from './visits.ts';
import { boothCounts, boothFound, boothOnPlan, boothPerson, boothView, fairRow, hallBrief, hallView } from './views.ts';

const planExample = {
  width: 20,
  depth: 14,
  door: [10, 14],
  aisles: [{ name: '1', kind: 'weft', x: 0, y: 8, width: 20, depth: 6 }],
  stages: [],
};

const box = (of: string) => ({
  [`plan.${of}.x`]: ['Its left side, in metres.', 0] as [string, number],
  [`plan.${of}.y`]: ['Its upper side, in metres.', 8] as [string, number],
  [`plan.${of}.width`]: ['Its width, in metres.', 20] as [string, number],
  [`plan.${of}.depth`]: ['Its depth, in metres.', 6] as [string, number],
});
const planFields = {
  'plan.aisles.name': ['As the plan calls it.', '1'] as [string, string],
  'plan.width': ['Width of the hall, in metres.', 20] as [string, number],
  'plan.depth': ['Depth of the hall, in metres.', 14] as [string, number],
  'plan.door': 'The middle of the entrance, on a wall.',
  'plan.aisles': 'Aisles along which booths lie (weft), and those that cross them (warp).',
  'plan.stages': 'Where talks are held.',
  ...box('aisles'),
  ...box('stages'),
};
const sized = { size: ['Size of the booth.', 'small'] as [string, string] };
const where = { fair: 'Its fair.', hall: 'Its hall.' };

export const fairsDocs: RoomDocs = {
  schemas: {
    Fair: { is: fairRow, about: 'A fair with its halls.' },
    FairHallBrief: {
      is: hallBrief,
      about: 'A hall as its fair names it.',
      fields: {
        since: 'When it was laid out.',
        booths: ['How many booths it has.', 60],
        taken: ['How many of them have an exhibitor.', 41],
      },
    },
    FairHall: {
      is: hallView,
      about: 'A hall with its plan and booths; metres, x to the right and y down.',
      fields: {
        ...planFields,
        version: ['Counts the saves of the plan.', 3],
        plan: ['Walls, door, aisles and stages.', planExample],
      },
    },
    Booth: { is: boothOnPlan, about: 'A booth on the plan.', fields: sized },
    BoothPerson: {
      is: boothPerson,
      about: 'Somebody who looks after a booth.',
      fields: { name: ['Name of the person.', 'Li Wei'] },
    },
    BoothFound: {
      is: boothFound,
      about: 'A booth that a search over all fairs has found.',
      fields: { ...sized, ...where },
    },
    BoothCounts: {
      is: boothCounts,
      about: 'What each filter leaves, with the other filters as they are.',
      fields: {
        classes: 'By class.',
        sizes: 'By size.',
        ...sized,
        'sizes.size': sized.size,
        fairs: 'By fair.',
        regions: 'By country of the exhibitor.',
        n: ['How many booths.', 12],
        code: ['Code of the country.', 'CN'],
      },
    },
    GuestEntry: {
      is: guestEntry,
      about: 'An entry in a guest book.',
      fields: {
        name: ['Who wrote it.', 'Chen Liyan'],
        'company.name': 'Its name.',
        text: ['What they wrote.', 'The cutting at three was worth the trip.'],
        at: 'When.',
        answer: 'What the exhibitor says to it; null until then.',
        hidden: ['Whether it is shown to the exhibitor and its writer alone.', false],
        mine: ['Whether the reader wrote it.', false],
      },
    },
    BoothDetail: {
      is: boothView,
      about: 'A booth as this reader may see it.',
      fields: {
        ...sized,
        ...where,
        pictures: 'Its pictures in their order, each with what it shows.',
        'pictures.url': ['Address of the picture.', `/api/busi/busifile/${exampleId}`],
        'pictures.words': ['What it shows.', { en: 'Live cutting' }],
        album: 'Id of the exhibitor’s album of the fair; null while it shows nothing.',
        'brochure.size': ['Its size in bytes.', 2_400_000],
        'film.size': ['Its size in bytes.', 24_000_000],
        'film.captions': ['Languages that it has captions in.', ['cn', 'en']],
      },
    },
  },
  fields: {
    name: ['Name, in the languages that there are.', { en: 'Autumn composites fair' }],
    fairs: 'Fairs, by their beginning.',
    fair: 'Its fair.',
    hall: 'Its hall.',
    'brochure.name': ['Name of the file.', 'brochure.pdf'],
    'film.name': ['Name of the file.', 'film.mp4'],
    'staff.name': ['Name of the person.', 'Li Wei'],
    zone: ['Time zone in which its days are meant.', 'Asia/Shanghai'],
    place: 'Where it is held.',
    startsAt: 'When it opens.',
    endsAt: 'When it closes.',
    phase: ['Where it stands in time.', 'open'],
    halls: 'Its halls, by number.',
    no: ['Number of the hall within its fair.', 1],
    number: ['Number of the booth within its hall.', 'A12'],
    outline: [
      'Corners of the booth in their order, in metres.',
      [
        [4, 4],
        [8, 4],
        [8, 8],
        [4, 8],
      ],
    ],
    front: ['The side that is open to the aisle.', 'south'],
    class: ['Class of the exhibitor.', 'fibre'],
    exhibitor: 'The company that shows there; null where there is none.',
    headline: 'What the exhibitor says there in a line.',
    template: ['How it is furnished; null where nothing is.', 'counter'],
    accent: ['Its accent colour.', 'amber'],
    wares: ['What the pictures of its first goods show.', ['fabric']],
    told: ['How many people were told.', 2],
    people: 'People whom one has blocked, the first first.',
    'people.name': ['Name of the person.', 'Li Wei'],
    booths: 'Its booths, by number.',
    intro: 'What the exhibitor shows, in words; empty for visitors.',
    products: 'Products that it shows.',
    brochure: 'Its brochure; null without one, and for visitors.',
    film: 'Its film; null without one, and for visitors.',
    staff: 'Who looks after it; nobody for visitors.',
    duty: 'What the person does there.',
    hours: 'When the person is there, by the clock of the fair’s zone.',
    day: ['A day of the fair.', '2026-11-25'],
    from: ['When it begins.', '09:00'],
    to: ['When it ends.', '17:00'],
    languages: ['Languages that the person speaks.', ['cn', 'en']],
    whole: 'Whether the reader is a member, who gets the whole of it.',
    url: ['Address of the file.', `/api/busi/busifile/${exampleId}`],
  },
};

export const fairsCalls: CallsDocs<typeof fairs> = {
  list: {
    id: 'listFairs',
    summary: 'List fairs',
    about: 'All fairs by their beginning: those to come, open ones and past ones, whose halls stay readable.',
    fields: { 'data.fairs': 'All fairs that are published.' },
  },
  hall: {
    id: 'readFairHall',
    summary: 'Read a hall',
    about: 'A hall with its plan and booths: what the plan, the walkable hall and the list are made of.',
    fields: { id: 'Id of the hall.' },
    refuses: [common.notFound],
  },
  booth: {
    id: 'readBooth',
    summary: 'Read a booth',
    about: 'A booth with its products. Files, people and words are for members.',
    fields: { id: 'Id of the booth.' },
    refuses: [common.notFound],
  },
  captions: {
    id: 'readBoothCaptions',
    summary: 'Read captions of a booth’s film',
    about: 'Answers the captions of the film in one language as WebVTT.',
    fields: { id: 'Id of the booth.', lang: ['Language of the captions.', 'en'] },
    refuses: [common.notFound],
  },
  booths: {
    id: 'searchBooths',
    summary: 'Search booths of all fairs',
    about:
      'Booths with an exhibitor, those of the open fair first, by words in number, line, company and products, with counts for each filter.',
    fields: {
      q: ['Words; each is found in number, line, company or a product.', 'T700'],
      class: ['Class of the exhibitor.', 'fibre'],
      boothSize: ['Size of the booth.', 'small'],
      fair: 'Id of a fair.',
      region: ['Country of the exhibitor.', 'CN'],
      counts: 'What each filter leaves.',
    },
  },
};

export const boothVisitsDocs: RoomDocs = {
  fields: {
    name: 'What it is called.',
    company: 'The company that they wrote for; null without one.',
    keeper: ['Whether the reader is of the exhibitor, who may answer and hide.', false],
    mode: ['How the booth was come to.', 'plan'],
    text: ['What is written.', 'The cutting at three was worth the trip.'],
    hidden: ['Whether it is to be hidden.', true],
    id: 'Id of the record.',
  },
};

export const boothVisitsCalls: CallsDocs<typeof boothVisits> = {
  visit: {
    id: 'visitBooth',
    summary: 'Visit a booth',
    about:
      'Says that a member looks at a booth. One visit a booth and day is kept; it counts as a visit of the exhibitor too. Who switched recording off, and the exhibitor’s own people, leave none.',
    refuses: [common.notFound],
  },
  guestbook: {
    id: 'readGuestbook',
    summary: 'Read a guest book',
    about: 'Entries of a booth, the newest first. Hidden ones are shown to the exhibitor and their writers alone.',
    refuses: [common.notFound],
  },
  sign: {
    id: 'signGuestbook',
    summary: 'Write into a guest book',
    about: 'The booth’s people are told. The exhibitor’s own people can’t, and nobody more than ten times at a booth.',
    refuses: [common.notFound, guestbookErrors.own, guestbookErrors.tooMany],
  },
  answer: {
    id: 'answerGuest',
    summary: 'Answer an entry',
    about: 'The exhibitor’s people alone; a later answer takes the place of the one before.',
    refuses: [common.notFound],
  },
  hide: {
    id: 'hideGuestEntry',
    summary: 'Hide an entry, or show it again',
    about: 'The exhibitor’s people alone; what the desk has hidden stays so.',
    refuses: [common.notFound],
  },
};

const somebody = { id: 'Id of the person.' };
export const hallsCalls: CallsDocs<typeof halls> = {
  callStaff: {
    id: 'callBoothStaff',
    summary: 'Ask the staff of a booth to come',
    about: 'Tells everybody who looks after the booth that the caller waits there.',
    fields: { id: 'Id of the booth.' },
    refuses: [common.notFound, hallErrors.closed, hallErrors.own, hallErrors.tooSoon],
  },
  blocks: {
    id: 'listHallBlocks',
    summary: 'List people blocked in halls',
    about: 'People whom the caller neither sees nor hears in halls, and who neither see nor hear the caller.',
  },
  block: {
    id: 'blockInHalls',
    summary: 'Block a person in halls',
    about: 'Neither sees or hears the other in any hall from now on; the other is not told.',
    fields: somebody,
    refuses: [common.notFound],
  },
  unblock: {
    id: 'unblockInHalls',
    summary: 'Let a blocked person be seen again',
    about: 'Takes the caller’s own block back; where the other has blocked, too, both stay apart.',
    fields: somebody,
  },
};
