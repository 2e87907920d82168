import { exampleId, type RoomDocs, type CallsDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import { personalInfo, sysUser, tokenAnswer, tokenForm, userSummary, type identity } from './calls.ts';
import { identityErrors } from './refusals.ts';

const oauth = (refusal: { code: string; status: number }) => ({ ...refusal, status: 400 });
const proved = [identityErrors.captcha, common.tooMany] as const;
const login = [
  common.invalid,
  identityErrors.captcha,
  identityErrors.code,
  identityErrors.suspended,
  identityErrors.disabled,
  identityErrors.proveByCode,
  common.tooMany,
  identityErrors.badClient,
  identityErrors.badGrant,
] as const;
const smsProof = {
  randomStr: ['Type of the captcha that was solved.', 'blockPuzzle'],
  code: ['The verification that the solved captcha gave.', 'k3v0c4pPq1Y2RrJ9y0bXAw=='],
} as const;

export const identityDocs: RoomDocs = {
  schemas: {
    User: { is: sysUser, about: 'The person of the session.' },
    UserSummary: { is: userSummary, about: 'The person, as the token endpoint answers them beside the token.' },
    TokenForm: {
      is: tokenForm,
      about: 'What the token endpoint reads from query, form or JSON. Which fields a grant needs is said by the call.',
      example: {
        grant_type: 'password',
        username: '13800000001',
        password: 'QgH4kY8Oe32mdx7KAV4=',
        randomStr: 'blockPuzzle',
        code: 'k3v0c4pPq1Y2RrJ9y0bXAw==',
      },
      fields: {
        grant_type: ['`password`, `mobilePassword` or `refresh_token`.', 'password'],
        username: ['Mobile number, e-mail address or, with `ent`, user name.', '13800000001'],
        mobile: ['Mobile number, for the grant `mobilePassword`.', '13800000001'],
        password: [
          'The password as base64 of AES-128-CFB without padding; key and initial vector are the 16 characters that came with the credentials of the client. ' +
            'Without client credentials, the password itself.',
          'QgH4kY8Oe32mdx7KAV4=',
        ],
        ent: ['`1` where `username` is a user name of the enterprise tab.', '1'],
        randomStr: [
          'How the login is proved: the type of a solved captcha, or `messageCode` with a code of the purpose `login`.',
          'blockPuzzle',
        ],
        code: ['The verification of the captcha, or the six digits.', 'k3v0c4pPq1Y2RrJ9y0bXAw=='],
        refresh_token: [
          'The refresh token, for its grant; it serves once.',
          'Zm9yLWV4YW1wbGUtb25seS1ub3QtYS10b2tlbi0wMDE',
        ],
        scope: ['Left out, or `server`.', 'server'],
      },
    },
    TokenAnswer: {
      is: tokenAnswer,
      about:
        'Tokens, and the person whom they stand for. A browser of our own pages gets a cookie instead of the tokens.',
      fields: {
        access_token: ['Goes into `Authorization: Bearer`.', 'Zm9yLWV4YW1wbGUtb25seS1ub3QtYS10b2tlbi0wMDE'],
        refresh_token: ['Gives new tokens, once.', 'Zm9yLWV4YW1wbGUtb25seS1ub3QtYS10b2tlbi0wMDI'],
        token_type: 'Always `bearer`.',
        expires_in: ['Seconds until the access token ends.', 7200],
        scope: ['Always `server`.', 'server'],
        user_info: 'The person.',
      },
    },
    PersonalInfo: { is: personalInfo, about: 'What a personal member tells of themselves.' },
  },
  fields: {
    areaId: ['Regions, ids of the dictionary `your_area`, ten at most.', [86]],
    howToKnow: ['How the person came to know the platform, a slug of the dictionary `how_to_know`.', 'exhibition'],
    purpose: ['What the code is for; a code of one purpose proves nothing for another.', 'register'],
    fromMobile: ['Whether the form was filled in on a phone.', true],
    inviter: ['Code of the invitation link by which the person came.', 'a7k2p9'],
    seat: 'Seat in the company; null for who acts for themselves.',
    entName: 'Name of the company; null without one.',
    entCountry: ['Country of the company, ISO 3166-1 alpha-2; null without one.', 'CN'],
    endsAt: 'When the session ends.',
    sysUser: 'The person.',
    permissions: ['Always empty; rights follow from roles and seat.', []],
    info: 'What was completed; null before.',
    roleList: 'Roles of the person.',
    lastSeenAt: 'When the person was last here; null where that is not known.',
    to: ['Who got it.', '13800000001'],
    subject: ['Subject of a mail.', 'Your code'],
    body: ['Text of the message.', 'Your code is 483920.'],
    entId: 'Id of the company; null for who acts for themselves.',
  },
};

export const identityCalls: CallsDocs<typeof identity> = {
  token: {
    id: 'createToken',
    client: 'needed',
    summary: 'Get tokens',
    about:
      'The OAuth 2 token endpoint, with the grants `password`, `mobilePassword` and `refresh_token`. The client authenticates by HTTP Basic. ' +
      'Parameters may stand in the query, a form or JSON. A login by password is proved by a captcha (`randomStr`, `code`) or by a code by SMS or ' +
      'e-mail (`randomStr=messageCode`). The answer is not wrapped in the envelope; a refusal has OAuth’s `error` and `error_description` beside ours.',
    refuses: [...login, oauth(identityErrors.badCredentials), oauth(identityErrors.badRefresh)],
  },
  mobilePassword: {
    id: 'createTokenByMobile',
    client: 'allowed',
    summary: 'Get tokens by mobile number',
    about: 'The grant `mobilePassword` under an address of its own: `mobile` and `password`, proved like any login.',
    refuses: [...login, oauth(identityErrors.badCredentials), common.crossSite],
  },
  accountToken: {
    id: 'createTokenByAccount',
    client: 'allowed',
    summary: 'Get tokens by account name',
    about:
      'The grant `password` as our own pages use it. A browser of our pages gets its session in the HttpOnly cookie `xtoken` and no tokens; ' +
      'any other client authenticates by HTTP Basic and gets tokens.',
    refuses: [...login, identityErrors.badCredentials, common.crossSite],
  },
  keepOnline: {
    id: 'keepSession',
    summary: 'Keep this session for ten days',
    about: 'Lets this session live for ten days from its login instead of ending when it is not used.',
  },
  logout: {
    id: 'logOut',
    summary: 'Log out',
    about: 'Ends this session. Its tokens stop at once and its sockets close.',
  },
  revoke: {
    id: 'revokeToken',
    summary: 'Revoke this token',
    about: 'The same as logging out, as clients of the public protocol call it.',
  },
  sendCode: {
    id: 'sendCode',
    summary: 'Send a code by SMS or e-mail',
    about:
      'Sends six digits that live five minutes. A captcha is asked for where a phone is written to. The answer never tells whether an account exists.',
    fields: {
      ...smsProof,
      target: [
        'A phone number, 11 digits of mainland China or E.164, or an e-mail address; for a login the user name will do.',
        '13800000001',
      ],
    },
    refuses: [...proved, identityErrors.noSms],
  },
  mobileCode: {
    id: 'sendMobileCode',
    summary: 'Send a registration code by SMS',
    about: 'Sends a code of the purpose `register` to a mobile number.',
    fields: { ...smsProof, phone: ['Phone number, 11 digits of mainland China or E.164.', '13800000001'] },
    refuses: [...proved, identityErrors.noSms],
  },
  emailCode: {
    id: 'sendEmailCode',
    summary: 'Send a registration code by e-mail',
    about: 'Sends a code of the purpose `register` to an e-mail address.',
    fields: smsProof,
    refuses: proved,
  },
  register: {
    id: 'registerPerson',
    summary: 'Register a personal member',
    about: 'Makes the account of a person, proved by a code that was sent to the target, and logs them in.',
    fields: { code: ['The code that the target received.', '483920'], name: ['Name of the person.', 'Li Wei'] },
    refuses: [identityErrors.code, identityErrors.registered, common.crossSite],
  },
  completeInfo: {
    id: 'completeProfile',
    summary: 'Complete the personal profile',
    about:
      'Saves what a personal member tells of themselves; from then on `isFinish` is true and inquiries may be published.',
    refuses: [identityErrors.companyForm],
  },
  userInfo: {
    id: 'getMe',
    summary: 'Read the person of the session',
    about: 'Answers the person whom the token stands for, with their roles.',
  },
  userDetail: {
    id: 'getMyProfile',
    summary: 'Read one’s own profile',
    about: 'Answers level, verification and the completed information of the person of the session.',
  },
  outbox: {
    id: 'listOutbox',
    summary: 'List messages of the demo',
    about:
      'Answers the newest mails and short messages of a demonstration, where nothing is really sent. Elsewhere, and from any other machine, it does not exist.',
    fields: { kind: 'Mail or short message.', id: ['Id of the message.', exampleId] },
    refuses: [common.notFound],
  },
};
