import { type CallsDocs, exampleId, type RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { type fairs, hallErrors, type halls } from './calls.ts';
import { boothOnPlan, boothPerson, boothView, fairRow, hallBrief, hallView } from './views.ts';

const planExample = {
  width: 20,
  depth: 14,
  door: [10, 14],
  aisles: [{ name: '1', kind: 'weft', x: 0, y: 8, width: 20, depth: 6 }],
  stages: [],
};

export const fairsDocs: RoomDocs = {
  schemas: {
    Fair: { is: fairRow, about: 'A fair with its halls.' },
    FairHallBrief: {
      is: hallBrief,
      about: 'A hall as its fair names it.',
      fields: { booths: ['How many booths it has.', 60], taken: ['How many of them have an exhibitor.', 41] },
    },
    FairHall: {
      is: hallView,
      about: 'A hall with its plan and booths; metres, x to the right and y down.',
      fields: {
        version: ['Counts the saves of the plan.', 3],
        plan: ['Walls, door, aisles and stages.', planExample],
        'plan.width': ['Width of the hall.', 68],
        'plan.depth': ['Depth of the hall.', 46],
        'plan.door': ['The middle of the entrance.', [34, 46]],
        'plan.aisles': 'Aisles along the rows (`weft`) and across them (`warp`).',
        'plan.aisles.name': ['As the plan calls it.', '1'],
        'plan.aisles.x': ['Left edge.', 0],
        'plan.aisles.y': ['Upper edge.', 12],
        'plan.aisles.width': ['Its extent from left to right.', 68],
        'plan.aisles.depth': ['Its extent from top to bottom.', 6],
        'plan.stages': 'Where talks are held.',
        'plan.stages.x': ['Left edge.', 24],
        'plan.stages.y': ['Upper edge.', 18],
        'plan.stages.width': ['Its extent from left to right.', 20],
        'plan.stages.depth': ['Its extent from top to bottom.', 8],
      },
    },
    Booth: { is: boothOnPlan, about: 'A booth on the plan.' },
    BoothPerson: {
      is: boothPerson,
      about: 'Somebody who looks after a booth.',
      fields: { name: ['Name of the person.', 'Li Wei'] },
    },
    BoothDetail: {
      is: boothView,
      about: 'A booth as this reader may see it.',
      fields: { pictures: 'Addresses of its pictures, in their order.' },
    },
  },
  fields: {
    name: ['Name, in the languages that there are.', { en: 'Autumn composites fair' }],
    fairs: 'Fairs, by their beginning.',
    fair: 'Its fair.',
    hall: 'Its hall.',
    size: ['Size of the booth.', 'small'],
    'brochure.size': ['Bytes.', 182_400],
    'film.size': ['Bytes.', 4_182_400],
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
};

const somebody = { id: 'Id of the person.' };
export const hallsCalls: CallsDocs<typeof halls> = {
  callStaff: {
    id: 'callBoothStaff',
    summary: 'Ask the staff of a booth to come',
    about: 'Tells everybody who looks after the booth that the caller waits there.',
    fields: { id: 'Id of the booth.' },
    refuses: [common.notFound, hallErrors.own, hallErrors.tooSoon],
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
