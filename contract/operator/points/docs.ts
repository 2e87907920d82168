import type { CallsDocs, RoomDocs } from '../../core/docs.ts';
import { common } from '../../core/errors.ts';
import { mallErrors } from '../../points/mall/calls.ts';
import { addressFields, exchangeFields, goodFields } from '../../points/mall/docs.ts';
import { pointsDocs } from '../../points/docs.ts';
import { deskExchange, deskGood, deskPointsErrors, deskRule, type operatorPoints } from './calls.ts';

const ruleFields = pointsDocs.schemas?.['ScoreRule']?.fields ?? {};

export const operatorPointsDocs: RoomDocs = {
  schemas: {
    DeskGood: {
      is: deskGood,
      about: 'A good as the desk has it.',
      fields: {
        ...goodFields,
        offered: ['Whether members can exchange points for it.', true],
        exchanged: ['How many were exchanged and not given back.', 6],
        version: ['How often it was saved.', 2],
      },
    },
    DeskExchange: {
      is: deskExchange,
      about: 'An exchange as the desk has it.',
      fields: {
        ...exchangeFields,
        member: 'Whose it is; null where the account is gone.',
        'member.name': ['Name of the member.', 'Lin Xiao'],
        parcel: 'Where it is sent; null for what is not posted, and once it is deleted.',
        'parcel.name': addressFields.name,
        'parcel.address': addressFields.address,
        phone: addressFields.phone,
        postcode: addressFields.postcode,
        deskSteps: ['What the desk may do now.', ['send', 'cancel']],
      },
    },
    DeskRule: {
      is: deskRule,
      about: 'A rule of points with who wrote it.',
      fields: {
        ...ruleFields,
        by: ['Who wrote it; null where it came with the house.', 'Li Wei'],
        inForce: ['Whether it holds now.', true],
      },
    },
  },
  fields: {
    ...ruleFields,
    ...goodFields,
    from: 'From when on it holds; null from now on.',
    version: ['The version that was changed; 0 for a new one.', 1],
    offered: ['Whether members can exchange points for it.', true],
    state: exchangeFields.state,
    tracking: ['Carrier and number, or the code; needed for sending.', 'SF 1203 4567 8901'],
    reason: ['Why; needed for cancelling, and for keeping what somebody wants to return.', ''],
    score: 'Balance and level of the member.',
    points: ['Points that are given; negative where they are taken.', 50],
    note: ['Why it is booked; the member reads it.', 'A rating that was not counted on 20 November.'],
    rule: ['Lines of one rule.', 'SIGN_IN'],
  },
};

const ofGood = { id: 'Id of the good.' };
const ofMember = { id: 'Id of the person.' };

export const operatorPointsCalls: CallsDocs<typeof operatorPoints> = {
  rules: {
    id: 'listDeskRules',
    summary: 'List the rules of points',
    about: 'All rules with those of the past and those to come, by code.',
  },
  setRule: {
    id: 'setPointRule',
    summary: 'Set a rule of points',
    about: 'Writes a rule that holds from a moment on. What was earned before it stays what it was.',
    refuses: [deskPointsErrors.past, deskPointsErrors.taken],
  },
  goods: { id: 'listDeskGoods', summary: 'List all goods', about: 'Every good, offered or not, the newest first.' },
  good: {
    id: 'readDeskGood',
    summary: 'Read a good',
    about: 'A good with its version.',
    fields: ofGood,
    refuses: [common.notFound],
  },
  saveGood: {
    id: 'saveGood',
    summary: 'Save a good',
    about:
      'Makes a good or changes one; what was exchanged keeps its price. Of two who save at once, the second is refused.',
    fields: {
      id: 'The good that is changed; null for a new one.',
      name: 'Name in three languages.',
      about: 'What it is, in three languages.',
      cn: ['In Chinese.', '层合板试样套装'],
      en: ['In English.', 'Set of laminate coupons'],
      es: ['In Spanish.', 'Juego de probetas de laminado'],
    },
    refuses: [common.notFound, common.conflict, deskPointsErrors.changed],
  },
  exchanges: {
    id: 'listDeskExchanges',
    summary: 'List exchanges',
    about: 'Exchanges of all members with where they go, the newest first. Looking at them is an act of the audit.',
  },
  moveExchange: {
    id: 'moveExchange',
    summary: 'Lead an exchange on',
    about:
      'Sends it, cancels it, says that it was received, or decides on its return. What is given back goes to stock and ledger.',
    fields: { id: 'Id of the exchange.', step: ['What is done.', 'send'] },
    refuses: [common.notFound, common.invalid, mallErrors.wrongState, mallErrors.tooLate, mallErrors.reasonMissing],
  },
  member: {
    id: 'readDeskScore',
    summary: 'Read a member’s points',
    about: 'Balance and level of a member; an act of the audit.',
    fields: ofMember,
    refuses: [common.notFound],
  },
  statement: {
    id: 'listDeskEntries',
    summary: 'List a member’s lines',
    about: 'The lines of a member’s ledger, which explain the balance.',
    fields: ofMember,
    refuses: [common.notFound],
  },
  correct: {
    id: 'correctPoints',
    summary: 'Book a correction',
    about: 'Gives or takes points with a reason that the member reads. What is taken and not there becomes a claim.',
    fields: ofMember,
    refuses: [common.notFound],
  },
};
