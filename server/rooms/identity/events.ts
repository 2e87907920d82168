import * as z from 'zod/mini';
import { id } from '#contract/core/schemas.ts';
import { event, retired } from '#server/platform/events.ts';

export const personRegistered = event({
  name: 'person.registered',
  version: 1,
  schema: z.object({ userId: id }),
  means: 'Somebody opened an account.',
});

export const friendInvited = event({
  name: 'friend.invited',
  version: 1,
  schema: z.object({ inviteMailId: id }),
  means: 'A member invited an address by mail.',
});

export const personJoined = event({
  name: 'person.joined',
  version: 1,
  schema: z.object({ userId: id, way: z.enum(['enterprise', 'supplier', 'service']) }),
  means: 'A member went one of the ways of upgrading.',
  unheard: 'The answer of the call says what comes next, and an operator hears of it with the application.',
});

export const personCompleted = event({
  name: 'person.completed',
  version: 1,
  schema: z.object({ userId: id }),
  means: 'Somebody completed their information for the first time.',
});

export const personRemoved = event({
  name: 'person.removed',
  version: 1,
  schema: z.object({ userId: id, entId: z.nullable(id) }),
  means: 'Somebody deleted their account; `entId` is the company that has nobody any more by it.',
});

export const companySaved = event({
  name: 'company.saved',
  version: 1,
  schema: z.object({ entId: id }),
  means: 'The form of a company was saved.',
  unheard:
    'Whoever shows or matches a company reads it as it is; its name, which search words keep, has company.renamed.',
});

const account = {
  userId: id,
  /** Where it was done from. */
  address: z.string(),
  /** Browser and system, empty where they are not known. */
  device: z.string(),
  /** The mail that the account had until then. */
  formerEmail: z.nullable(z.string()),
  at: z.string(),
};
const ofAccount = z.object(account);

export const accountDeviceAdded = event({
  name: 'account.deviceAdded',
  version: 1,
  schema: ofAccount,
  means: 'Somebody logged in from a browser that the account had not been used with.',
});

export const accountPasswordChanged = event({
  name: 'account.passwordChanged',
  version: 1,
  schema: ofAccount,
  means: 'The password of an account was changed or set anew.',
});

export const accountPhoneChanged = event({
  name: 'account.phoneChanged',
  version: 1,
  schema: ofAccount,
  means: 'An account has another phone number.',
});

export const accountEmailChanged = event({
  name: 'account.emailChanged',
  version: 1,
  schema: ofAccount,
  means: 'An account has another mail address; `formerEmail` is the one before.',
});

export const accountFactorConfirmed = event({
  name: 'account.factorConfirmed',
  version: 1,
  schema: ofAccount,
  means: 'An operator confirmed a second factor.',
});

export const accountAccessReset = event({
  name: 'account.accessReset',
  version: 1,
  schema: ofAccount,
  means: 'An administrator reset an operator’s authenticator or password; `device` names the administrator.',
});

export const accountAccessGiven = event({
  name: 'account.accessGiven',
  version: 1,
  schema: ofAccount,
  means: 'The same, for the administrator who did it; `device` names the operator.',
});

export const accountExported = event({
  name: 'account.exported',
  version: 1,
  schema: ofAccount,
  means: 'Somebody asked for a copy of everything that is kept of them.',
});

export const accountReinstated = event({
  name: 'account.reinstated',
  version: 1,
  schema: z.object({ userId: id, reason: z.string() }),
  means: 'An operator ended the suspension of an account, with the reason that they wrote.',
});

export const accountChanged = retired({
  name: 'account.changed',
  version: 1,
  schema: z.object({
    ...account,
    what: z.enum(['Device', 'Password', 'Phone', 'Email', 'Factor', 'Export']),
    dedupe: z.string(),
  }),
  means: 'Something of an account’s safety changed.',
  retired: 'Each change is an event of its own.',
});
