import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { inquiryErrors } from './calls.ts';
import { type inquirySealing, sealEntry, sealErrors, sealing } from './sealing.ts';

const theInquiry = { id: 'Id of the inquiry.' };
const hash = 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9';

export const inquirySealingDocs: RoomDocs = {
  schemas: {
    SealEntry: {
      is: sealEntry,
      about:
        'One sealed revision in the chain of its inquiry. The hash is SHA-256 of number, commitment, previous hash and moment, each in a line of its own; the first entry follows SHA-256 of `weft sealed quotations`, a line feed and the id of the inquiry.',
      fields: {
        seq: ['Its number, from 1.', 1],
        commitment: ['SHA-256 of the 32 bytes of the nonce followed by the content, in hex.', hash],
        previous: ['Hash of the entry before.', hash],
        at: 'When it came in, in whole milliseconds.',
        hash: ['Hash of this entry.', hash],
        company: 'Whose it is, for the buyer’s side and for the company itself; null for others.',
        'company.id': 'Id of the company.',
        'company.name': 'Name of the company.',
        mine: ['Whether the caller’s company sent it.', true],
        revision: ['Revision of its quotation; null where the caller may not know whose it is.', 1],
        superseded: ['Whether a later revision took its place; such a one is never opened.', false],
        nonce: ['The nonce in hex; null before the opening and for others.', null],
        content: ['What was sealed, as canonical JSON; null before the opening and for others.', null],
      },
    },
    Sealing: {
      is: sealing,
      about: 'What is known of the sealed quotations of an inquiry.',
      fields: {
        state: ['Closed, opened, or kept closed for good since the inquiry was withdrawn.', 'closed'],
        opensAt: 'When they are opened, the deadline.',
        openedAt: 'When they were opened; null before.',
        how: ['Opened by the deadline, or earlier by two people of the buyer; null before.', null],
        entries: 'The chain, the oldest first; empty for who has not quoted.',
        unreadable: ['Whether the own quotation is kept but cannot be read at present.', false],
        openers: 'Who agreed to open early, or did; null for everybody but the buyer’s side.',
        'openers.name': ['Name of the person.', 'Lin Xiao'],
        'openers.at': 'When they agreed.',
        'openers.mine': ['Whether it is the caller.', true],
        mayAgree: ['How many people of the buyer’s company may agree; null for others.', 2],
      },
    },
  },
};

const refusesOpening = [
  common.notFound,
  inquiryErrors.deadlinePassed,
  inquiryErrors.notQuoting,
  sealErrors.opened,
  sealErrors.needsCompany,
  sealErrors.nothingSealed,
] as const;

export const inquirySealingCalls: CallsDocs<typeof inquirySealing> = {
  read: {
    id: 'getInquirySealing',
    summary: 'Read the chain of an inquiry’s sealed quotations',
    about:
      'Answers the chain of commitments to the buyer’s side and to companies that have quoted, with what each may know of its entries. Whoever has the chain can check it without the platform.',
    fields: theInquiry,
    refuses: [common.notFound],
  },
  agree: {
    id: 'agreeToOpen',
    summary: 'Agree to open sealed quotations early',
    about:
      'Keeps that the caller agrees to open before the deadline. With a second person of the same company the quotations are opened, the inquiry takes no more, and whoever quoted is told.',
    fields: { ...theInquiry, opened: ['Whether this call opened them.', false] },
    refuses: [...refusesOpening, sealErrors.unreadable],
  },
  takeBack: {
    id: 'takeBackOpening',
    summary: 'Take back the agreement to open early',
    about: 'Forgets that the caller agreed, as long as no second person has.',
    fields: theInquiry,
    refuses: [...refusesOpening],
  },
  annex: {
    id: 'readSealedAnnex',
    summary: 'Read an annex of the own sealed quotation',
    about:
      'Answers an annex of the company’s own quotation while it is sealed. Once it is opened, the file is read as any other.',
    fields: { id: 'Id of the quotation.', file: 'Id of the annex.' },
    refuses: [common.notFound, sealErrors.unreadable],
  },
};
