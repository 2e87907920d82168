import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { filesErrors } from '../files/calls.ts';
import {
  adContent,
  adDay,
  adErrors as errors,
  adEvent,
  adPlaceView,
  adRow,
  adView,
  type advertising,
  type ownAds,
  shownAd,
} from './calls.ts';
import { adPlaceErrors, type operatorAds } from './desk.ts';

const theAd = { id: 'Id of the advertisement.' };

export const advertisingDocs: RoomDocs = {
  schemas: {
    ShownAd: { is: shownAd, about: 'An advertisement as a page shows it.' },
    AdContent: { is: adContent, about: 'What an advertisement says, where it leads, and to whom it is shown.' },
    AdRow: { is: adRow, about: 'An advertisement in a list.' },
    AdDay: { is: adDay, about: 'Figures of an advertisement on a day of China.' },
    AdEvent: {
      is: adEvent,
      about: 'An act in the course of an advertisement.',
      fields: { act: ['What was done.', 'confirm'] },
    },
    Advertisement: { is: adView, about: 'A whole advertisement with its course and figures.' },
    AdPlace: { is: adPlaceView, about: 'A place for advertisements with its price and the days that are not free.' },
  },
  fields: {
    place: ['The place.', 'home'],
    places: 'Places for advertisements.',
    field: ['The field of use that the page is about, by its key in the dictionary `ent_field`.', 'wind-energy'],
    fields: 'Fields of use to which it is narrowed; none for all.',
    act: ['What is logged, or was done.', 'shown'],
    company: 'The company that advertises.',
    slug: ['Name of the company in addresses.', 'weiheng-carbon'],
    name: 'Name.',
    title: 'Its title.',
    line: 'A sentence below the title.',
    picture: 'Its picture; null without one.',
    pictureUrl: ['Address of its picture; null without one.', '/api/busi/busifile/public/…'],
    to: ['Address within the platform to which it leads.', '/product/…'],
    byField: ['Whether it can be, or is, narrowed to fields of use.', true],
    number: ['Number of the advertisement.', 'GG20261201-0003'],
    firstDay: ['Its first day, of China.', '2026-12-01'],
    lastDay: ['Its last day, of China.', '2026-12-10'],
    phase: ['Where its days lie from today.', 'coming'],
    total: ['Its price in all.', '8000.00'],
    pricePerDay: ['Price of a day.', '800.00'],
    shown: ['How often it was seen.', 1840],
    opened: ['How often it was opened.', 37],
    readers: ['How many people saw it.', 902],
    day: ['A day of China.', '2026-12-01'],
    days: 'How many days, or the figures of each.',
    content: 'What it says, where it leads, and to whom it is shown.',
    productId: 'The product that it leads to; null leads to the company’s page.',
    product: 'The product that it leads to; null where it leads to the company’s page.',
    products: 'Listed products of the company.',
    langs: 'Languages in which it is shown; in figures, one row each.',
    lang: ['The language.', 'es'],
    note: ['What the company adds for the desk.', 'The picture is our own.'],
    cn: 'In Chinese.',
    en: 'In English.',
    es: 'In Spanish.',
    paid: 'When and by what reference it was paid; null before.',
    on: ['The day of the payment.', '2026-11-29'],
    reference: ['Reference of the payment.', 'BOC 20261129-118'],
    timeline: 'Its course, the first act first.',
    party: ['Who did it.', 'desk'],
    text: ['What was written with it.', 'The picture shows a competitor’s machine.'],
    figures: 'How often it was seen and opened, without the company’s own people and the desk.',
    steps: 'Steps that the caller may take now.',
    row: 'As a list has it.',
    state: ['State.', 'asked'],
    clientKey: 'A random key for this act; the same key twice is one advertisement.',
    reason: ['Why.', 'The picture shows a competitor’s machine.'],
    step: ['The step.', 'confirm'],
    open: ['Whether it can be booked.', true],
    slots: ['How many advertisements share it on a day.', 3],
    cap: ['How often one person is shown the same advertisement a day.', 4],
    busy: 'Days on which not all slots are free.',
    free: ['Slots that are free.', 1],
    from: ['The first day that may be booked.', '2026-11-29'],
    version: ['Counts the saves of the place, 0 for none.', 2],
    base: ['The version that it was changed from.', 2],
  },
};

export const advertisingCalls: CallsDocs<typeof advertising> = {
  openOne: {
    id: 'openAdvertisement',
    summary: 'Get an advertisement for a place',
    about:
      'Answers one of the advertisements that run at the place today in the caller’s language, or null: where there is none, and where the caller has seen each as often as a day allows.',
  },
  log: {
    id: 'logAdvertisement',
    summary: 'Log that an advertisement was seen or opened',
    about:
      'Counts for the figures of the advertisement. Nothing is kept of members who do not want to be recorded, of the company’s own people and of the desk; what is unknown or does not run is ignored.',
    fields: theAd,
  },
};

export const ownAdsCalls: CallsDocs<typeof ownAds> = {
  places: {
    id: 'listAdPlaces',
    summary: 'List places for advertisements',
    about: 'Answers the places with their prices and the days that are not free.',
    fields: { to: ['The last day that may be booked.', '2027-02-25'] },
  },
  page: {
    id: 'listOwnAds',
    summary: 'List the company’s advertisements',
    about: 'Answers advertisements of the caller’s company, the newest first.',
  },
  detail: {
    id: 'readOwnAd',
    summary: 'Read an advertisement',
    about: 'Answers an advertisement of the caller’s company with its course and figures.',
    fields: theAd,
    refuses: [common.notFound],
  },
  ask: {
    id: 'bookAd',
    summary: 'Book an advertisement',
    about:
      'Asks for a place on days that are free; they are held until the desk answers. Of many at once who want the last slot one gets it.',
    fields: { picture: 'Id of an upload of the caller’s; null without a picture.' },
    refuses: [
      common.seat,
      errors.noCompany,
      errors.notVerified,
      errors.closed,
      errors.taken,
      errors.priceChanged,
      errors.tooMany,
      errors.wrongDays,
      errors.noWords,
      errors.notYours,
      filesErrors.notYours,
    ],
  },
  change: {
    id: 'changeAd',
    summary: 'Change what an advertisement says',
    about: 'Writes an advertisement anew that waits for the desk, or that it returned; it waits for the desk again.',
    fields: {
      ...theAd,
      picture: 'Id of an upload of the caller’s, or the picture that it has; null without a picture.',
    },
    refuses: [common.notFound, common.seat, errors.wrongState, errors.noWords, errors.notYours, filesErrors.notYours],
  },
  withdraw: {
    id: 'withdrawAd',
    summary: 'Withdraw an advertisement',
    about: 'Takes back what the desk has not confirmed; its days are free again.',
    fields: theAd,
    refuses: [common.notFound, common.seat, errors.wrongState],
  },
  cancel: {
    id: 'cancelAd',
    summary: 'Cancel an advertisement',
    about: 'Gives back the days of a confirmed advertisement that is not paid. A reason is needed.',
    fields: theAd,
    refuses: [common.notFound, common.seat, errors.wrongState, errors.reasonNeeded],
  },
};

const moving = [common.notFound, errors.wrongState];
export const operatorAdsCalls: CallsDocs<typeof operatorAds> = {
  page: {
    id: 'listAds',
    summary: 'List advertisements for the desk',
    about: 'Answers all advertisements, the newest first.',
  },
  read: {
    id: 'readAd',
    summary: 'Read an advertisement for the desk',
    about: 'Answers a whole advertisement.',
    fields: theAd,
    refuses: [common.notFound],
  },
  move: {
    id: 'moveAd',
    summary: 'Confirm, return, refuse or cancel an advertisement',
    about: 'Takes a step of the desk, which is recorded; the company is told. All but a confirmation need a reason.',
    fields: theAd,
    refuses: [...moving, errors.reasonNeeded],
  },
  pay: {
    id: 'recordAdPayment',
    summary: 'Record the payment of an advertisement',
    about: 'Records the day and reference of a payment that came outside of the platform; it runs on its days.',
    fields: theAd,
    refuses: moving,
  },
  places: {
    id: 'listDeskAdPlaces',
    summary: 'List places for advertisements for the desk',
    about: 'Answers the places with the version of their settings.',
  },
  setPlace: {
    id: 'setAdPlace',
    summary: 'Set a place for advertisements',
    about: 'Saves price, slots and cap of a place. Advertisements keep the price that they were booked at.',
    refuses: [adPlaceErrors.changed],
  },
};
