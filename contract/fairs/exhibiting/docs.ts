import { type CallsDocs, exampleId, type RoomDocs } from '../../core/docs.ts';
import { common } from '../../core/errors.ts';
import { filesErrors } from '../../files/calls.ts';
import { fairPriceErrors, fairPrices, type operatorBoothOrders } from '../../operator/booth-orders.ts';
import {
  boothOrderErrors,
  boothOrderEvent,
  boothOrderRow,
  type boothOrders,
  boothOrderView,
  perMetre,
  priceList,
} from './orders.ts';
import { staffSpan, standContent, standErrors, standRow, type stands, standView } from './stands.ts';

const money = (what: string, example: string) => [what, example] as [string, string];
const perMetreFields = {
  small: money('Of a single booth.', '380.00'),
  medium: money('Of a double booth.', '350.00'),
  large: money('Of an island booth.', '330.00'),
};

export const exhibitingDocs: RoomDocs = {
  schemas: {
    StandContent: { is: standContent, about: 'How a company furnishes its booth.' },
    StaffSpan: { is: staffSpan, about: 'A span in which somebody is at the booth, by the clock of the fair’s zone.' },
    StandRow: { is: standRow, about: 'A booth of the company with what it still lacks.' },
    StandView: {
      is: standView,
      about: 'A booth as its company furnishes it.',
      fields: {
        'files.brochure.size': ['Size in bytes.', 2_400_000],
        'files.film.size': ['Size in bytes.', 24_000_000],
      },
    },
    PricePerMetre: { is: perMetre, about: 'Prices of a square metre, by size class.', fields: perMetreFields },
    FairPriceList: { is: priceList, about: 'What booths of a fair cost.' },
    FairPrices: { is: fairPrices, about: 'A fair with its price list.' },
    BoothOrderRow: {
      is: boothOrderRow,
      about: 'A booth order in a list.',
      fields: {
        'booth.size': ['Size of the booth.', 'small'],
        'booth.number': ['Number of the booth within its hall.', 'A12'],
      },
    },
    BoothOrderEvent: { is: boothOrderEvent, about: 'An act in the course of a booth order.' },
    BoothOrder: { is: boothOrderView, about: 'A whole booth order.' },
  },
  fields: {
    booths: 'Booths of the company.',
    booth: 'The booth.',
    fair: 'Its fair.',
    hall: 'Its hall.',
    company: 'The company.',
    name: 'Name.',
    no: ['Number of the hall within its fair.', 1],
    zone: ['Time zone in which its days are meant.', 'Asia/Shanghai'],
    startsAt: 'When it opens.',
    endsAt: 'When it closes.',
    phase: ['Where it stands in time.', 'coming'],
    class: ['Class of the exhibitor.', 'fibre'],
    number: ['Number of the order, or of the booth within its hall.', 'ZW20261201-0007'],
    lacks: ['What is still missing, in the order of the steps.', ['brochure']],
    visits: ['Visits so far: one a person and day.', 31],
    entries: ['Entries in its guest book.', 4],
    order: 'Its live order; null without one.',
    content: 'How it is furnished.',
    template: ['How it is furnished.', 'counter'],
    accent: ['Its accent colour.', 'amber'],
    cn: ['In Chinese.', '现场切样'],
    en: ['In English.', 'Live cutting'],
    es: ['In Spanish.', 'Corte en directo'],
    headline: 'What it says in a line.',
    intro: 'What it shows, in words.',
    products: 'Products: ids in their order, or those that may be chosen.',
    subject: ['What the picture of the product shows; null without one.', 'roving'],
    brochure: 'Its brochure, a PDF; null without one.',
    film: 'Its film; null without one.',
    captions: 'What is said in the film, as WebVTT, by language; empty texts where nothing is.',
    pictures: ['Pictures of its wall, in their order.', [exampleId]],
    pictureWords: ['What each picture shows, by its id.', { [exampleId]: { en: 'Live cutting' } }],
    staff: 'Who looks after it, in their order.',
    duty: 'What the person does there.',
    languages: ['Languages that the person speaks.', ['cn', 'en']],
    hours: 'When the person is there.',
    day: ['A day of the fair.', '2026-11-25'],
    from: ['When it begins.', '09:00'],
    to: ['When it ends.', '17:00'],
    revision: ['Counts the saves, 0 before the first; the next one names it as its `base`.', 3],
    savedAt: 'When it was saved; null where it never was.',
    mayEdit: 'Whether the caller may save it now.',
    files: 'Its files as they stand.',
    url: ['Address of the file.', `/api/busi/busifile/${exampleId}`],
    people: 'People of the company who may look after it.',
    daysLeft: ['Days until the fair opens, 0 once it has.', 12],
    checks: 'What is to be ready, each done or not.',
    key: ['What is to be ready.', 'brochure'],
    done: ['Whether it is.', true],
    providers: 'Companies that provide services here.',
    services: 'What they provide.',
    slug: ['Key.', 'testing-service'],
    currency: 'Currency of all prices.',
    perMetre: 'Price of a square metre.',
    cornerPercent: ['What a corner costs more, in percent.', 15],
    included: 'What the price includes, in words.',
    cancelDays: ['Days before the opening until which the company itself cancels.', 14],
    total: money('Price of the booth in all.', '6080.00'),
    note: ['What is written with the order.', 'We bring a demonstrator of 80 kg.'],
    contact: ['Whom to talk to.', 'Lin Xiao, +86 138 0000 0001'],
    expiresAt: 'When it ends by itself; null once it is answered.',
    cancelUntil: 'Until when the company itself cancels.',
    act: ['What was done.', 'confirm'],
    party: ['Who did it.', 'desk'],
    text: ['What was written with it.', 'Welcome.'],
    reason: ['Why.', 'The hall is being laid out anew.'],
    row: 'The order as a list has it.',
    area: money('Area in square metres.', '16.00'),
    corner: ['Whether it stands at a corner.', true],
    paid: 'When and by what reference it was paid; null before.',
    on: ['The day of the payment.', '2026-12-04'],
    reference: ['Reference of the payment.', 'BOC 20261204-118'],
    timeline: 'Its course, the first act first.',
    steps: ['Steps that the caller may take now.', ['withdraw']],
    list: 'Its price list; null where there is none.',
    version: ['Counts the saves of the list, 0 for none.', 2],
    base: ['The version that it was changed from.', 2],
    fairs: 'Fairs by their beginning.',
  },
};

const theBooth = { id: 'Id of the booth.' };
const theOrder = { id: 'Id of the order.' };
const theFair = { id: 'Id of the fair.' };

export const standsCalls: CallsDocs<typeof stands> = {
  mine: {
    id: 'listOwnBooths',
    summary: 'List the company’s booths',
    about: 'Booths of the caller’s company at all fairs, the newest fair first, each with what it still lacks.',
    fields: { number: ['Number of the booth within its hall.', 'A12'] },
  },
  detail: {
    id: 'readOwnBooth',
    summary: 'Read how a booth is furnished',
    about: 'A booth as the company furnishes it, with the products and people that may be chosen.',
    fields: { ...theBooth, number: ['Number of the booth within its hall.', 'A12'] },
    refuses: [common.notFound],
  },
  save: {
    id: 'saveOwnBooth',
    summary: 'Furnish a booth',
    about:
      'Saves how the booth is furnished, which is shown at once. Products are the company’s own and listed, people belong to it, hours lie on days of the fair; new files are the caller’s uploads. A save over an older revision is refused with what stands now.',
    fields: { ...theBooth, base: ['The revision that it was changed from, 0 for none.', 3] },
    refuses: [common.notFound, standErrors.held, standErrors.past, standErrors.changed, filesErrors.notYours],
  },
  preparation: {
    id: 'readFairPreparation',
    summary: 'Read what is to be ready before fairs',
    about: 'The company’s booths at fairs that are not over with what is ready, and providers who can help.',
    fields: { number: ['Number of the booth within its hall.', 'A12'] },
  },
};

export const boothOrdersCalls: CallsDocs<typeof boothOrders> = {
  prices: {
    id: 'readFairPrices',
    summary: 'Read what booths of a fair cost',
    about: 'The price list of a fair; null where the desk has named none.',
    fields: theFair,
    refuses: [common.notFound],
  },
  ask: {
    id: 'orderBooth',
    summary: 'Ask for a booth',
    about:
      'Asks for a free booth at the price that the list gives; it is held for the company until the desk answers. One of many at once gets it, and the same `clientKey` twice is one order.',
    fields: {
      ...theBooth,
      clientKey: 'An id of the client’s for this click.',
      class: ['The class by which the company stands there.', 'fibre'],
      state: ['Its state.', 'asked'],
    },
    refuses: [
      common.notFound,
      common.conflict,
      boothOrderErrors.noCompany,
      boothOrderErrors.over,
      boothOrderErrors.noPrices,
      boothOrderErrors.priceChanged,
      boothOrderErrors.taken,
      boothOrderErrors.tooMany,
    ],
  },
  page: {
    id: 'listOwnBoothOrders',
    summary: 'List the company’s booth orders',
    about: 'Booth orders of the caller’s company, the newest first.',
    fields: { state: ['State.', 'asked'] },
  },
  detail: {
    id: 'readOwnBoothOrder',
    summary: 'Read a booth order',
    about: 'An order of the caller’s company with its course and the steps that are open.',
    fields: { ...theOrder, state: ['State.', 'asked'] },
    refuses: [common.notFound],
  },
  withdraw: {
    id: 'withdrawBoothOrder',
    summary: 'Withdraw a booth order',
    about: 'Takes back an order that waits for the desk; the booth is free again.',
    fields: { ...theOrder, state: ['State after it.', 'withdrawn'] },
    refuses: [common.notFound, boothOrderErrors.wrongState],
  },
  cancel: {
    id: 'cancelBoothOrder',
    summary: 'Cancel a confirmed booth order',
    about: 'Gives a confirmed booth back, until the day that the order names.',
    fields: { ...theOrder, state: ['State after it.', 'cancelled'] },
    refuses: [common.notFound, boothOrderErrors.wrongState, boothOrderErrors.tooLate, boothOrderErrors.reasonNeeded],
  },
};

const moving = [common.notFound, boothOrderErrors.wrongState];
export const operatorBoothOrdersCalls: CallsDocs<typeof operatorBoothOrders> = {
  list: {
    id: 'listBoothOrders',
    summary: 'List booth orders',
    about: 'All booth orders, the newest first, by state where one is named.',
    fields: { state: ['State.', 'asked'] },
  },
  read: {
    id: 'readBoothOrder',
    summary: 'Read a booth order at the desk',
    about: 'A whole order with its course.',
    fields: { ...theOrder, state: ['State.', 'asked'] },
    refuses: [common.notFound],
  },
  confirm: {
    id: 'confirmBoothOrder',
    summary: 'Confirm a booth order',
    about: 'The company gets the booth and may furnish it. The act is recorded, as all of the desk’s here.',
    fields: { ...theOrder, state: ['State after it.', 'confirmed'] },
    refuses: moving,
  },
  refuse: {
    id: 'refuseBoothOrder',
    summary: 'Refuse a booth order',
    about: 'The booth is free again, and the company reads why.',
    fields: { ...theOrder, state: ['State after it.', 'refused'] },
    refuses: [...moving, boothOrderErrors.reasonNeeded],
  },
  pay: {
    id: 'recordBoothPayment',
    summary: 'Record the payment of a booth',
    about: 'Records the day and the reference of a payment that came outside of the platform.',
    fields: { ...theOrder, state: ['State after it.', 'paid'] },
    refuses: moving,
  },
  cancel: {
    id: 'cancelBoothOrderAtDesk',
    summary: 'Cancel a booth order at the desk',
    about: 'Takes a booth back that was confirmed or paid; the company reads why.',
    fields: { ...theOrder, state: ['State after it.', 'cancelled'] },
    refuses: [...moving, boothOrderErrors.reasonNeeded],
  },
  prices: {
    id: 'listFairPrices',
    summary: 'List price lists of fairs',
    about: 'Fairs by their beginning, each with its price list.',
  },
  setPrices: {
    id: 'setFairPrices',
    summary: 'Set the price list of a fair',
    about: 'Saves what booths of a fair cost. Orders keep the price that they were made by.',
    fields: theFair,
    refuses: [common.notFound, fairPriceErrors.changed],
  },
};
