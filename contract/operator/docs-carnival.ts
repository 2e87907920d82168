import { campaignFields } from '../carnival/docs.ts';
import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { deskCampaign, deskCarnivalErrors, deskClaim, type operatorCarnival } from './carnival.ts';

export const operatorCarnivalDocs: RoomDocs = {
  schemas: {
    DeskCampaign: {
      is: deskCampaign,
      about: 'A campaign as the desk sees it, a draft too.',
      fields: {
        ...campaignFields,
        published: ['Whether it is published; then nothing of it changes.', false],
        version: ['How often it has been saved.', 1],
        waiting: ['Claims that wait to be sent.', 3],
      },
    },
    DeskClaim: {
      is: deskClaim,
      about: 'A prize that its winner claimed.',
      fields: {
        prize: 'The prize.',
        kind: ['Whether it comes by post, or as a code.', 'postal'],
        slot: ['The slot that won it.', 42],
        winner: ['Who won it; null where the account is gone.', 'Lin Xiao'],
        state: ['How far it is.', 'claimed'],
        address: 'Where it goes; null for a virtual prize, and when it has been deleted.',
        tracking: ['Number of the parcel, or the code; null until it is sent.', 'SF 1203 4567 8901'],
        claimedAt: 'When it was claimed.',
        sentAt: 'When it was sent; null before.',
        endedAt: 'When it was received or came back; null before.',
      },
    },
  },
  fields: {
    ...campaignFields,
    name: 'Name, in all three languages.',
    about: 'What it is about, in all three languages.',
    cn: ['In Chinese.', '秋季抽奖'],
    en: ['In English.', 'Autumn draw'],
    es: ['In Spanish.', 'Sorteo de otoño'],
    provider: 'Who gives it, in all three languages.',
    kind: ['Whether it comes by post, or as a code.', 'postal'],
    stock: ['How many there are.', 10],
    version: ['The version that was changed; 0 for a new campaign.', 0],
    clientKey: 'An id that the client makes: sent again with it, there is no second campaign.',
    to: ['The state that the claim is led to.', 'sent'],
    tracking: [
      'Carrier and number of the parcel, or the code of a virtual prize; empty but for `sent`.',
      'SF 1203 4567',
    ],
    state: ['How far it is.', 'sent'],
  },
};

const campaign = { id: 'Id of the campaign.' };
export const operatorCarnivalCalls: CallsDocs<typeof operatorCarnival> = {
  list: {
    id: 'listDeskCampaigns',
    summary: 'List campaigns',
    about: 'Campaigns and drafts, the latest first, with how many claims wait.',
  },
  detail: {
    id: 'readDeskCampaign',
    summary: 'Read a campaign',
    about: 'A campaign or a draft with everything that the form changes.',
    fields: campaign,
    refuses: [common.notFound],
  },
  save: {
    id: 'saveCampaign',
    summary: 'Save a draft of a campaign',
    about: 'Makes a draft, or writes one anew. What is published is not changed any more.',
    fields: { id: 'Id of the draft; null for a new one. In the answer that of the draft.' },
    refuses: [common.notFound, common.conflict, deskCarnivalErrors.published, deskCarnivalErrors.changed],
  },
  publish: {
    id: 'publishCampaign',
    summary: 'Publish a campaign',
    about: 'Fixes prizes and slots and publishes the commitment to a new seed, before the first draw.',
    fields: campaign,
    refuses: [common.notFound, deskCarnivalErrors.begun],
  },
  remove: {
    id: 'removeCampaign',
    summary: 'Delete a draft',
    about: 'Deletes a campaign that was never published.',
    fields: campaign,
    refuses: [common.notFound, deskCarnivalErrors.published],
  },
  claims: {
    id: 'listPrizeClaims',
    summary: 'List claims',
    about: 'Claims of a campaign, the newest first, with where they go. Reading them is recorded.',
    fields: campaign,
    refuses: [common.notFound],
  },
  move: {
    id: 'movePrizeClaim',
    summary: 'Lead a claim on',
    about: 'Says that a prize was sent, was received or came back. The same step again changes nothing.',
    fields: { id: 'Id of the win.' },
    refuses: [common.notFound, deskCarnivalErrors.wrongState],
  },
};
