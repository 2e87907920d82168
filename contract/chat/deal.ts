import * as z from 'zod/mini';
import { buyersAndSuppliers } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { idParams } from '../core/schemas.ts';
import { conversation, message, talkCompany } from './calls.ts';

/** Conversations and newest messages of each that the page of a deal shows (chat 20). */
export const dealTalkMost = { talks: 20, messages: 3 } as const;

/** A conversation between the two sides of a deal, with its newest messages, oldest first. */
export const dealTalk = z.object({ conversation, newest: z.array(message) });
export type DealTalk = z.infer<typeof dealTalk>;

/** What the two sides of a deal have said to each other, beside its timeline. */
export const dealTalks = {
  read: endpoint({
    method: 'GET',
    path: '/api/chat/v1/deal/{id}',
    access: buyersAndSuppliers,
    poll: true,
    params: idParams,
    data: z.object({
      talks: z.array(dealTalk),
      /** With whom nothing has been said yet: companies for the buyer, null for the buyer of a supplier. */
      silent: z.array(z.nullable(talkCompany)),
    }),
  }),
};
