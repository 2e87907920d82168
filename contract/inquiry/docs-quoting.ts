import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { inquiryErrors } from './calls.ts';
import { type inquiryQuoting, rememberedPrice } from './quoting.ts';

export const inquiryQuotingDocs: RoomDocs = {
  schemas: {
    RememberedPrice: {
      is: rememberedPrice,
      about: 'What the caller’s company quoted for the same material before. No other company sees it.',
      fields: {
        lineId: 'Id of the line that is asked for now.',
        quotation: ['Number of the earlier quotation.', 'QUO-20261201-0007'],
        inquiryId: 'Id of its inquiry.',
        day: ['Day of China on which it was quoted.', '2026-09-01'],
        state: 'What became of it.',
        quantity: ['For this quantity, decimal text.', '1000'],
        price: ['Unit price, decimal text.', '98.5'],
        tradeTerm: ['Under this Incoterm.', 'DAP'],
      },
    },
  },
};

export const inquiryQuotingCalls: CallsDocs<typeof inquiryQuoting> = {
  withdraw: {
    id: 'withdrawQuotation',
    summary: 'Withdraw a quotation',
    about:
      'Takes back a quotation of one’s own that is not decided, with a reason that the buyer reads. It keeps its place: until the deadline it can be quoted anew. Withdrawn twice it is one.',
    fields: { id: 'Id of the quotation.', reason: ['Why, for the buyer.', 'The mill has no free capacity any more.'] },
    refuses: [common.notFound, inquiryErrors.alreadyDecided],
  },
  prices: {
    id: 'listEarlierPrices',
    summary: 'Read one’s earlier prices',
    about:
      'Answers for each line of an inquiry up to five prices that the company quoted for the same material before, the newest first. What is sealed is not among them.',
    fields: { id: 'Id of the inquiry.', prices: 'Earlier prices, by line.' },
    refuses: [common.takenDown, common.notFound],
  },
};
