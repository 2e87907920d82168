import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import {
  type carnival,
  campaignPrize,
  campaignTask,
  campaignView,
  carnivalErrors,
  myCampaign,
  postalAddress,
  win,
} from './calls.ts';

const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const seed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

/** Words of a campaign's fields, for members and for the desk. */
export const campaignFields = {
  name: 'Name.',
  about: ['What it is about.', { en: 'Visit booths, leave your card, draw a prize.' }],
  zone: ['Time zone in which its days are meant.', 'Asia/Shanghai'],
  startsAt: ['When draws begin.', '2026-11-20T01:00:00Z'],
  endsAt: ['When draws end and the seed is published.', '2026-11-30T01:00:00Z'],
  phase: ['Where it stands in time.', 'open'],
  slots: ['How many draws there are in all.', 500],
  drawn: ['How many of them were drawn; the next draw takes the slot after it.', 120],
  claimDays: ['Days in which a prize can be claimed after its draw.', 14],
  tasks: 'Deeds that earn draws.',
  prizes: 'Prizes by their number.',
  commitment: ['SHA-256 of seed, slots and stocks, published before the first draw.', hash],
  seed: ['The seed, once the campaign is over; null before.', seed],
} as const;

export const carnivalDocs: RoomDocs = {
  schemas: {
    Campaign: {
      is: campaignView,
      about:
        'A campaign in which members draw prizes. The odds of a draw are what is left over the slots that are left.',
      fields: campaignFields,
    },
    CampaignTask: {
      is: campaignTask,
      about: 'A deed that earns draws, once a day.',
      fields: {
        kind: ['The deed.', 'booths'],
        need: ['How many of them on a day.', 3],
        draws: ['Draws that it earns that day.', 1],
      },
    },
    CampaignPrize: {
      is: campaignPrize,
      about: 'A prize of a campaign.',
      fields: {
        no: ['Its number in the campaign, from 1.', 1],
        provider: ['Who gives it.', { en: 'Weft' }],
        kind: ['Whether it comes by post, or as a code.', 'postal'],
        stock: ['How many there are.', 10],
        left: ['How many of them nobody has won yet.', 7],
      },
    },
    MyCampaign: {
      is: myCampaign,
      about: 'What the reader has earned and used in a campaign.',
      fields: {
        earned: ['Draws earned so far.', 3],
        used: ['Draws used.', 1],
        tasks: 'The tasks, in their order.',
        kind: ['The deed.', 'booths'],
        today: ['How many of them today.', 2],
        done: ['Whether it has earned its draws of today.', false],
        'tasks.earned': ['Draws that it has earned so far.', 2],
        hindrance: ['Why the reader can’t draw; null where they can.', null],
      },
    },
    Win: {
      is: win,
      about: 'A prize that the reader won.',
      fields: {
        campaign: 'The campaign.',
        'campaign.zone': ['Time zone in which its days are meant.', 'Asia/Shanghai'],
        prize: 'The prize.',
        slot: ['The slot that won it.', 42],
        kind: ['Whether it comes by post, or as a code.', 'postal'],
        provider: ['Who gives it.', { en: 'Weft' }],
        at: 'When it was drawn.',
        until: 'Until when it can be claimed.',
        state: ['`open` can be claimed, `expired` no longer; then the states of its claim.', 'sent'],
        tracking: ['Number of the parcel, or the code of a virtual prize; null until it is sent.', 'SF 1203 4567 8901'],
        sentAt: 'When it was sent; null before.',
      },
    },
    PostalAddress: {
      is: postalAddress,
      about: 'Where a prize is sent. It is kept closed and deleted 30 days after the delivery.',
      fields: {
        name: ['Name of the receiver.', 'Lin Xiao'],
        phone: ['Phone number for the carrier.', '+86 138 0000 0001'],
        address: ['Street, number, city and country.', '88 Zhongshan Road, Suzhou, China'],
        postcode: ['Postcode, or empty.', '215000'],
      },
    },
  },
  fields: {
    name: 'Name.',
    slot: ['The slot, from 1.', 42],
    win: 'What was won; null where nothing.',
    prize: ['Number of the prize.', 2],
    left: ['Draws that are left to the person.', 1],
    mine: 'What the reader has of it; null for visitors.',
    campaign: 'The campaign.',
    winners: 'Who won last, the newest first.',
    initial: ['First letter of the name; null where the account is gone.', 'L'],
    address: 'Where it is sent; null for a virtual prize.',
    commitment: campaignFields.commitment,
    slots: campaignFields.slots,
    stocks: ['How many there are of each prize, by its number.', [1, 10, 40]],
    drawn: campaignFields.drawn,
    seed: campaignFields.seed,
    wins: 'Slots that won; none before the seed is published.',
  },
};

export const carnivalCalls: CallsDocs<typeof carnival> = {
  page: {
    id: 'listCampaigns',
    summary: 'List campaigns',
    about: 'All campaigns that are published, the latest first, with prizes, stock and commitment.',
  },
  detail: {
    id: 'readCampaign',
    summary: 'Read a campaign',
    about: 'A campaign with what the reader has earned and used, and who won last.',
    fields: { id: 'Id of the campaign.' },
    refuses: [common.notFound],
  },
  draw: {
    id: 'drawInCampaign',
    summary: 'Draw',
    about:
      'Takes the next slot of an open campaign for a draw that was earned. What a slot wins follows from the seed that the commitment fixes. The same key again answers the same slot.',
    fields: { id: 'Id of the campaign; in the answer that of the win.' },
    refuses: [
      common.notFound,
      carnivalErrors.notOpen,
      carnivalErrors.noDrawsLeft,
      carnivalErrors.allDrawn,
      carnivalErrors.noAddress,
      carnivalErrors.tooManyHere,
    ],
  },
  wins: {
    id: 'listWins',
    summary: 'List what I won',
    about: 'Prizes that the reader won, the newest first, with the state of each claim.',
  },
  claim: {
    id: 'claimWin',
    summary: 'Claim a prize',
    about: 'Claims a prize within its time, a postal one with an address. Each is claimed once.',
    fields: { id: 'Id of the win.' },
    refuses: [common.notFound, carnivalErrors.claimed, carnivalErrors.expired, carnivalErrors.addressMissing],
  },
  received: {
    id: 'confirmWin',
    summary: 'Say that a prize has arrived',
    about: 'Ends the delivery of a prize that was sent. The same call again changes nothing.',
    fields: { id: 'Id of the win.' },
    refuses: [common.notFound, carnivalErrors.notSent],
  },
  proof: {
    id: 'readDrawProof',
    summary: 'Read the proof of the draws',
    about:
      'What a check needs: SHA-256 of `weft-draw-1|SEED|SLOTS|STOCK,STOCK` is the commitment, and slots in the order of the SHA-256 of `SEED|SLOT` win the prizes by their numbers. Seed and wins are there once the campaign is over.',
    fields: { id: 'Id of the campaign.', mine: 'Slots that the reader drew.' },
    refuses: [common.notFound],
  },
};
