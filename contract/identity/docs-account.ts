import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { filesErrors } from '../files/calls.ts';
import { pageTo } from '../pages.ts';
import { type account, customerUser, menuEntry, sessionView } from './account.ts';
import { agreementErrors, type agreements } from './agreements.ts';
import type { appeal } from './appeal.ts';
import { type invite, inviteErrors } from './invite.ts';
import type { leaving } from './leaving.ts';
import { matter } from './leaving.ts';
import type { ownData } from './own-data.ts';
import { identityErrors } from './refusals.ts';

const proof = {
  password: ['The password of the account; or `code`.', 'Weft-demo-2026'],
  code: ['A code of the purpose `confirm` instead of the password.', '483920'],
} as const;
const beyondFive = {
  randomStr: ['Type of a solved captcha, needed from the sixth check in ten minutes on.', 'blockPuzzle'],
  code: ['The verification that it gave.', 'k3v0c4pPq1Y2RrJ9y0bXAw=='],
} as const;
const sentCode = ['The six digits that were sent.', '483920'] as const;

export const accountDocs: RoomDocs = {
  schemas: {
    Session: {
      is: sessionView,
      about: 'One of a person’s sessions.',
      fields: {
        current: ['Whether it is the session that asks.', true],
        device: ['Browser and system by their names; null where they do not tell.', 'Firefox · Linux'],
        client: ['Client by which it was opened.', 'web'],
        address: ['Address that it was last used from, as far as it is known.', '203.0.113.0'],
        keepOnline: ['Whether it is kept for ten days.', false],
        lastUsedAt: 'When it was last used.',
      },
    },
    CustomerUser: {
      is: customerUser,
      about: 'A customer-service account of the company.',
      fields: { disabled: ['Whether it may not log in.', false], email: ['Always null.', null] },
    },
    MenuEntry: {
      is: menuEntry,
      about: 'An entry of the member centre.',
      fields: {
        name: ['Key of the page.', 'orders'],
        path: ['Path that opens it.', pageTo('orders')],
        label: ['Its name in the language of the caller.', 'Orders'],
      },
    },
    Matter: {
      is: matter,
      about: 'Something under way that has to be finished first.',
      fields: { kind: 'What it is.', number: ['Its number.', 'ORD-20261201-0007'] },
    },
  },
  fields: {
    needs: 'What the person looks for.',
    'needs.products': ['Materials, slugs of `ent_main_product`.', ['carbon-fibre']],
    'needs.processes': ['Processes, slugs of `process_type`.', ['pultrusion']],
    cameFor: 'The inquiry that led to the registration; null for none.',
    wishes: ['What the person wished to become.', ['supplier']],
    companyRole: 'Seat in the company; null without one.',
    saved: ['Always true.', true],
    right: ['Whether the code is right.', true],
    registered: ['Whether there is an account; null where the code is wrong.', false],
    ended: ['How many sessions were ended.', 2],
    oldPassword: ['The password in force.', 'Weft-demo-2026'],
    agreements: 'What was agreed to.',
    document: 'The text.',
    version: ['Its version.', '1.0'],
    address: ['Address that it was agreed to from.', '203.0.113.0'],
    matters: 'What has to be finished first; empty where nothing stands in the way.',
    removed: ['Always true.', true],
    until: ['End of the link, in seconds since 1970.', 1_796_112_000],
    sig: ['Signature of the link.', 'c2lnbmF0dXJl'],
    finished: ['How many of all completed their information.', 3],
    recent: ['How many came in the last 30 days.', 1],
    purpose: ['What the code is for.', 'register'],
    areaId: ['Regions, ids of the dictionary `your_area`, ten at most.', [86]],
    howToKnow: ['How the person came to know the platform, a slug of the dictionary `how_to_know`.', 'exhibition'],
    fileId: 'An upload of one’s own; null takes the picture away.',
  },
};

export const accountCalls: CallsDocs<typeof account> = {
  infoExt: {
    id: 'getMyWishes',
    summary: 'Read what the account looks for',
    about: 'Answers the materials and processes that the person looks for, what they wished to become, and their seat.',
  },
  menu: {
    id: 'listMyPages',
    summary: 'List the member pages of this account',
    about: 'Answers the pages that this person may open. The first entry is the home, which clients leave out.',
  },
  updateToken: {
    id: 'refreshToken',
    client: 'allowed',
    summary: 'Exchange a refresh token',
    about: 'Gives new tokens for a refresh token, which serves once. The answer is not wrapped in the envelope.',
    refuses: [
      common.invalid,
      common.crossSite,
      identityErrors.badClient,
      { ...identityErrors.badRefresh, status: 400 },
    ],
  },
  fixProfile: {
    id: 'changeProfile',
    summary: 'Change parts of the personal profile',
    about: 'Saves the fields that are sent and leaves the others as they are.',
    refuses: [identityErrors.companyForm],
  },
  setAvatar: {
    id: 'setAvatar',
    summary: 'Set one’s own picture',
    about: 'Cuts an upload of one’s own square, draws it anew and shows it everywhere; null takes the picture away.',
    refuses: [common.notFound, filesErrors.wrongType, filesErrors.broken, filesErrors.tooManyPixels],
  },
  mobileCheck: {
    id: 'checkMobile',
    summary: 'Check the form of a mobile number',
    about: 'Answers whether this has the form of a mobile number, never whether it has an account.',
    fields: beyondFive,
    refuses: [identityErrors.captcha],
  },
  emailCheck: {
    id: 'checkEmail',
    summary: 'Check the form of an e-mail address',
    about: 'Answers whether this has the form of an e-mail address, never whether it has an account.',
    fields: beyondFive,
    refuses: [identityErrors.captcha],
  },
  nameCheck: {
    id: 'checkUsername',
    summary: 'Check a user name',
    about: 'Answers whether a user name is well formed and free.',
    fields: { ...beyondFive, name: ['The user name.', 'hengli.purchasing'] },
    refuses: [identityErrors.captcha],
  },
  mobileCodeCheck: {
    id: 'checkMobileCode',
    summary: 'Check a code by SMS',
    about:
      'Answers whether the code is right and, only then, whether the number has an account. It counts as a try; the code stays good.',
    fields: { code: sentCode },
  },
  emailCodeCheck: {
    id: 'checkEmailCode',
    summary: 'Check a code by e-mail',
    about:
      'Answers whether the code is right and, only then, whether the address has an account. It counts as a try; the code stays good.',
    fields: { code: sentCode },
  },
  emailCodeFor: {
    id: 'sendEmailCodeFor',
    summary: 'Send a code by e-mail for a purpose',
    about: 'Sends six digits for the purpose that is asked for.',
    refuses: [identityErrors.captcha, common.tooMany],
  },
  forgotPassword: {
    id: 'resetPassword',
    summary: 'Set a forgotten password anew',
    about: 'Sets a new password by a code of the purpose `reset`. Every session of the account ends.',
    fields: { code: sentCode, password: ['The new password.', 'Orchid-42-loom'] },
    refuses: [identityErrors.code],
  },
  changePassword: {
    id: 'changePassword',
    summary: 'Change one’s own password',
    about: 'Sets a new password by the old one. Every other session ends, and the person is told.',
    fields: { password: ['The new password.', 'Orchid-42-loom'] },
  },
  changeTarget: {
    id: 'changePhoneOrEmail',
    summary: 'Change one’s own phone number or e-mail address',
    about:
      'Sets the phone number or e-mail address of the account by the password and a code of the purpose `bind` that was sent to the new one.',
    fields: { code: sentCode },
    refuses: [identityErrors.code, identityErrors.taken],
  },
  presence: {
    id: 'recordPresence',
    summary: 'Tell that one is here',
    about: 'Records presence, every 60 seconds while somebody is logged in. It does not lengthen the session.',
  },
  sessions: {
    id: 'listMySessions',
    summary: 'List one’s own sessions',
    about: 'Answers the open sessions of the person, the last used first.',
  },
  endSession: {
    id: 'endMySession',
    summary: 'End one of one’s own sessions',
    about: 'Ends a session of the person and closes its sockets.',
    fields: { id: 'Id of the session.' },
    refuses: [common.notFound],
  },
  endOthers: {
    id: 'endMyOtherSessions',
    summary: 'End all other sessions',
    about: 'Ends all sessions of the person but the one that asks.',
  },
  customerUsers: {
    id: 'listCustomerUsers',
    summary: 'List customer-service accounts',
    about: 'Answers the customer-service accounts of the company.',
    refuses: [identityErrors.noCompany],
  },
  customerUser: {
    id: 'getCustomerUser',
    summary: 'Read a customer-service account',
    about: 'Answers one customer-service account of the company.',
    refuses: [common.notFound, identityErrors.noCompany],
  },
  removeCustomerUser: {
    id: 'removeCustomerUser',
    summary: 'Remove a customer-service account',
    about: 'Takes a customer-service account of the company away. What it wrote stays.',
    refuses: [common.notFound, identityErrors.noCompany],
  },
  saveCustomerUser: {
    id: 'saveCustomerUser',
    summary: 'Make or change a customer-service account',
    about:
      'Without an `id` it makes an account, which needs user name, name and password. With one it changes what is sent: name, password, whether it may log in.',
    fields: {
      id: 'Id of the account to be changed; left out for a new one.',
      disabled: ['Whether it may not log in.', false],
    },
    refuses: [common.notFound, identityErrors.noCompany],
  },
};

export const agreementsCalls: CallsDocs<typeof agreements> = {
  mine: {
    id: 'listMyAgreements',
    summary: 'List what one agreed to',
    about:
      'Answers each text that the person agreed to, with version, language, moment and address; and what waits for their agreement.',
    fields: {
      open: 'Texts in force that the person has not agreed to in this version.',
      'open.document': ['The text.', 'serviceTreaty'],
      'open.version': ['The version in force.', '2.0'],
      'open.since': 'Since when it is in force.',
    },
  },
  agree: {
    id: 'agreeToText',
    summary: 'Agree to a legal text',
    about: 'Keeps that the person agreed to a text as it is in force. Sent again, it is kept once.',
    fields: {
      document: ['The text.', 'serviceTreaty'],
      version: ['The version that was read.', '2.0'],
      lang: ['The language in which it was read.', 'en'],
    },
    refuses: [agreementErrors.outdated],
  },
};

export const appealCalls: CallsDocs<typeof appeal> = {
  send: {
    id: 'appealSuspension',
    summary: 'Answer a suspension',
    about:
      'Lets a suspended person answer, once a suspension, with the token that the refused login gave. Operators read it.',
    fields: {
      token: ['Token that the refused login gave.', '0199a1b2.1796112000.c2lnbmF0dXJl'],
      text: ['What the person says to it.', 'The complaint was about another company of the same name.'],
    },
    refuses: [identityErrors.badAppeal, identityErrors.appealed],
  },
};

export const leavingCalls: CallsDocs<typeof leaving> = {
  matters: {
    id: 'listOpenMatters',
    summary: 'List what stands against deleting the account',
    about:
      'Answers the orders, inquiries, quotations and seats that have to be finished before the account can be deleted.',
  },
  remove: {
    id: 'deleteMyAccount',
    summary: 'Delete one’s own account',
    about:
      'Deletes the account after password or code. What was traded stays, without the name of the person. It cannot be undone.',
    fields: proof,
    refuses: [identityErrors.code, identityErrors.mattersOpen],
  },
};

export const ownDataCalls: CallsDocs<typeof ownData> = {
  ask: {
    id: 'requestMyData',
    summary: 'Ask for one’s own data',
    about: 'Answers a link to all data of the person, for five minutes and this session, after password or code.',
    fields: { ...proof, url: ['The link.', '/api/admin/user/export?until=1796112000&sig=c2lnbmF0dXJl'] },
    refuses: [identityErrors.code, identityErrors.exported],
  },
  download: {
    id: 'downloadMyData',
    summary: 'Download one’s own data',
    about:
      'Answers a ZIP of JSON by subject and of the files that the person uploaded, by the link of `requestMyData`; three times a day.',
    refuses: [common.notFound, identityErrors.exported],
  },
};

const refusalToken: [string, string] = [
  'What the link of the mail holds.',
  '3hX0m8h0r2yYqkQ0c0k0u8t4QmZ6f3vN1xJ2aB3cD4e.9kP2m8h0r2yYqkQ0c0k0u8t4QmZ6f3vN1xJ2aB3cD4e',
];

export const inviteCalls: CallsDocs<typeof invite> = {
  addLink: {
    id: 'getMyInvitationLink',
    summary: 'Get one’s own invitation link',
    about: 'Makes the link by which the person invites others, once; afterwards it is the same.',
    fields: {
      code: ['Code of the link.', 'a7k2p9'],
      url: ['The link.', 'https://weft.example/register.html?inviter=a7k2p9'],
    },
  },
  records: {
    id: 'listMyInvited',
    summary: 'List who registered by one’s own link',
    about: 'Answers who came by the link, the newest first, without phone or mail.',
    fields: {
      'records.name': ['Name with its middle hidden.', 'L***'],
      'records.finished': ['Whether they completed their information.', true],
      'records.at': 'When they registered.',
    },
  },
  mail: {
    id: 'inviteByMail',
    summary: 'Invite by mail',
    about:
      'Sends each address a mail with a link by which it registers. The answer is the same whoever an address belongs to: an address that has an account, or refuses invitations, gets none.',
    fields: {
      targets: ['Mail addresses.', ['lin@example.com']],
      lang: ['Language of the mail.', 'en'],
      count: ['How many addresses were taken.', 1],
    },
    refuses: [inviteErrors.tooMany],
  },
  mailed: {
    id: 'listInvitedByMail',
    summary: 'List whom one invited by mail',
    about: 'Answers the addresses that the person invited, the newest first.',
    fields: {
      target: ['The address.', 'lin@example.com'],
      lang: ['Language of the mail.', 'en'],
      state: ['Whether somebody registered by the link of the mail.', 'sent'],
      at: 'When it was invited.',
    },
  },
  refusal: {
    id: 'readInvitationRefusal',
    summary: 'Read whether an address refuses invitations',
    about: 'Answers for the address of the mail that holds the link. A browser that opens it is led to the page.',
    fields: { token: refusalToken, off: ['Whether it refuses them.', false] },
    refuses: [inviteErrors.badLink],
  },
  refuse: {
    id: 'refuseInvitations',
    summary: 'Refuse invitations',
    about: 'No member invites the address any more: the one-click unsubscription of RFC 8058, without a login.',
    fields: {
      token: refusalToken,
      again: ['`1` lets them come again.', '1'],
      off: ['Whether it refuses them.', true],
    },
    refuses: [inviteErrors.badLink],
  },
};
