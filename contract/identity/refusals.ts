import { refusals } from '../core/errors.ts';

/** Refusals of accounts; apart from the calls, so that no page loads them. */
export const identityErrors = refusals('identity', {
  badCredentials: 401,
  badClient: 401,
  badRefresh: 401,
  badGrant: 400,
  captcha: 428,
  /** Told after the right password alone. */
  suspended: 403,
  disabled: 403,
  /** Something is under way that has to be finished first. */
  mattersOpen: 409,
  /** Today's downloads of one's own data are used up. */
  exported: 429,
  badAppeal: 410,
  appealed: 409,
  code: 428,
  /** No short message reaches this country; mail does. */
  noSms: 422,
  /** The account's limit is used up by strangers: a code to its phone or mail is the way in. */
  proveByCode: 429,
  registered: 409,
  taken: 409,
  roleAlreadyHeld: 409,
  noCompany: 409,
  needUpgrade: 403,
  companyForm: 409,
  alreadyInCompany: 409,
});
