import type { CallsDocs, RoomDocs } from '../../core/docs.ts';
import { common } from '../../core/errors.ts';
import { pointsErrors } from '../calls.ts';
import { exchange, good, type mall, mallAddress, mallErrors } from './calls.ts';

export const goodFields = {
  name: 'Name.',
  about: ['What it is.', { en: 'Twelve coupons of carbon and glass laminates.' }],
  kind: ['Whether it is posted, or a code that is read on the page.', 'posted'],
  picture: ['Which of the house’s pictures it shows.', 'test-coupons'],
  price: ['Points that one costs.', 1200],
  left: ['How many nobody has taken.', 34],
  perPerson: ['Most that a person may have; null without a bound.', 2],
  mine: ['How many of them the reader has; 0 for visitors.', 0],
} as const;

export const addressFields = {
  name: ['Name of the receiver.', 'Lin Xiao'],
  phone: ['Phone number for the carrier.', '+86 138 0000 0001'],
  address: ['Street, number, city and country.', '88 Zhongshan Road, Suzhou, China'],
  postcode: ['Postcode, or empty.', '215000'],
} as const;

export const exchangeFields = {
  number: ['Number of the exchange.', 'JF20261120-0001'],
  good: 'What was exchanged.',
  'good.name': 'Name of the good.',
  price: ['Points that were paid.', 1200],
  kind: goodFields.kind,
  picture: goodFields.picture,
  state: ['`ordered`, `sent`, `received`; or `returning`, `returned`, `cancelled`.', 'sent'],
  tracking: ['Carrier and number of the parcel, or the code; null until it is sent.', 'SF 1203 4567 8901'],
  address: ['Where it goes; null for what is not posted, and once it is deleted.', null],
  reason: ['Why it was cancelled, returned or kept; empty where nobody said.', ''],
  orderedAt: 'When it was exchanged.',
  sentAt: 'When it was sent; null before.',
  endedAt: 'When it was received, returned or cancelled; null before.',
  steps: ['What the reader may do now.', ['receive', 'askReturn']],
} as const;

export const mallDocs: RoomDocs = {
  schemas: {
    Good: { is: good, about: 'A good that points are exchanged for.', fields: goodFields },
    Exchange: { is: exchange, about: 'What somebody exchanged points for.', fields: exchangeFields },
    MallAddress: {
      is: mallAddress,
      about: 'An address of the reader’s own; it rests closed.',
      fields: addressFields,
    },
  },
  fields: {
    goodId: 'Id of the good.',
    price: ['The price that was shown; another one is refused.', 1200],
    addressId: 'One of the reader’s own addresses; null for what is not posted.',
    kind: goodFields.kind,
    state: exchangeFields.state,
    step: ['What is done.', 'receive'],
    reason: ['Why; empty where none is needed.', ''],
    number: exchangeFields.number,
  },
};

export const mallCalls: CallsDocs<typeof mall> = {
  queryProduct: {
    id: 'listGoods',
    summary: 'List goods',
    about: 'Goods that are offered: what is left first, the cheapest of it first.',
  },
  exchange: {
    id: 'exchangePoints',
    summary: 'Exchange points for a good',
    about:
      'Takes one of the stock and its points, both or neither. Of any number at once as many get one as there are. The same key again is the same exchange.',
    refuses: [
      common.notFound,
      common.complete,
      pointsErrors.notForOperators,
      pointsErrors.tooFew,
      mallErrors.soldOut,
      mallErrors.limitReached,
      mallErrors.notOffered,
      mallErrors.priceChanged,
      mallErrors.addressMissing,
    ],
  },
  mine: {
    id: 'listExchanges',
    summary: 'List one’s exchanges',
    about: 'What the reader has exchanged, the newest first, with what they may do now.',
  },
  step: {
    id: 'moveOwnExchange',
    summary: 'Take a step of an exchange',
    about:
      'Cancels what is not sent yet, which gives the points back; says that it was received; or asks for a return within 14 days of sending.',
    fields: { id: 'Id of the exchange.' },
    refuses: [common.notFound, mallErrors.wrongState, mallErrors.tooLate, mallErrors.reasonMissing],
  },
  addresses: {
    id: 'listAddresses',
    summary: 'List one’s addresses',
    about: 'Addresses that the reader keeps for what is posted.',
  },
  addAddress: {
    id: 'addAddress',
    summary: 'Keep an address',
    about: 'Keeps an address; the same words again are the same address.',
    fields: addressFields,
    refuses: [mallErrors.tooManyAddresses],
  },
  removeAddress: {
    id: 'removeAddress',
    summary: 'Delete an address',
    about: 'Deletes one of the reader’s own addresses; what is under way keeps where it goes.',
    fields: { id: 'Id of the address.' },
    refuses: [common.notFound],
  },
};
