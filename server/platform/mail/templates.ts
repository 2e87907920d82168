import { type PageAddress, pageTo } from '#contract/pages.ts';

/**
 * Mails as data: keys of i18n/<lang>/ for subject, lines and button. `code` is the parameter that is shown large; `about`
 * is a line in small print. A notice is its own subject and line.
 */
export type Template = {
  subject: string;
  lines: readonly string[];
  code?: string;
  action?: string;
  about?: string;
  /** Says the parameter `reason` in a line of its own, where there is one. */
  reason?: true;
  /** Where the button leads instead of to the notice's own page. */
  to?: PageAddress;
};

const codeMail = (purpose: string): Template => ({
  subject: 'messages:code.subject',
  lines: [`messages:code.${purpose}`],
  code: 'code',
  about: 'messages:code.ignore',
});

/** Mails that are no notice, by name. */
export const templates = {
  codeRegister: codeMail('register'),
  codeLogin: codeMail('login'),
  codeReset: codeMail('reset'),
  codeBind: codeMail('bind'),
  codeConfirm: codeMail('confirm'),
  /** An invitation to a seat in a company. */
  seatInvite: {
    subject: 'messages:seat.subject',
    lines: ['messages:seat.line', 'messages:seat.how'],
    action: 'messages:seat.open',
    about: 'messages:seat.ignore',
  },
  /** The same of a company that nobody has verified: no name of its choice stands in the subject. */
  seatInviteUnverified: {
    subject: 'messages:seat.subjectPlain',
    lines: ['messages:seat.line', 'messages:seat.unverified', 'messages:seat.how'],
    action: 'messages:seat.open',
    about: 'messages:seat.ignore',
  },
  /** A member invites somebody to Weft; no name of their choice stands in the subject. */
  friendInvite: {
    subject: 'messages:friend.subject',
    lines: ['messages:friend.line', 'messages:friend.what'],
    action: 'messages:friend.open',
    about: 'messages:friend.why',
  },
  /** What somebody sends to their own address to see whether it takes mail. */
  tryMail: {
    subject: 'messages:tryMail.subject',
    lines: ['messages:tryMail.line'],
    action: 'messages:tryMail.open',
    about: 'messages:code.ignore',
  },
  /** News of a day in one mail. */
  digest: {
    subject: 'messages:digest.subject',
    lines: ['messages:digest.line'],
    action: 'messages:digest.open',
    about: 'messages:digest.about',
  },
  /** Messages that wait unread. */
  talk: {
    subject: 'messages:talk.subject',
    lines: ['messages:talk.line'],
    action: 'messages:talk.open',
    about: 'messages:talk.about',
  },
  /** To an operator: an approval counted without a second reviewer. */
  approvedAlone: {
    subject: 'messages:alone.subject',
    lines: ['messages:alone.line', 'messages:alone.what'],
    action: 'messages:alone.open',
  },
} as const satisfies Record<string, Template>;

/**
 * Results: what their mails say besides the notice, the reason as it was entered, the next step, and what opens it. `says` are those
 * whose notice holds the reason itself.
 */
const results: Record<string, { says?: true; to?: PageAddress }> = {
  verificationApproved: { to: pageTo('personalHome') },
  verificationRejected: {},
  verificationMore: {},
  verificationRevoked: { says: true },
  quotationAccepted: {},
  quotationRefused: { to: pageTo('smartMatch') },
  purchaseAccepted: {},
  purchaseRefused: { to: pageTo('purchases') },
  purchaseAdmitted: {},
  purchaseAwarded: {},
  purchasePassed: { to: pageTo('purchases') },
  projectAccepted: {},
  projectRefused: { to: pageTo('projects') },
  projectEnded: {},
  awardFellThrough: { says: true },
  orderCancelled: { says: true },
  disputeDecided: { says: true },
  accountReinstated: { says: true, to: pageTo('login') },
};

/** The mail of a notice of this kind; that of a result gives its reason and the next step (notices 12). */
export const noticeTemplate = (kind: string): Template => {
  const notice = { subject: `notices:${kind}`, lines: [`notices:${kind}`], action: 'messages:mail.open' };
  if (kind === 'broadcast' || kind === 'broadcastBinding') return { ...notice, lines: ['messages:broadcast.text'] };
  const result = Object.hasOwn(results, kind) ? results[kind] : undefined;
  if (!result) return notice;
  return {
    ...notice,
    lines: [...notice.lines, `messages:next.${kind}.text`],
    action: `messages:next.${kind}.act`,
    ...(!result.says && { reason: true }),
    ...(result.to && { to: result.to }),
  };
};
