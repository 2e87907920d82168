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
} as const satisfies Record<string, Template>;

/** The mail of a notice of this kind. */
export const noticeTemplate = (kind: string): Template => ({
  subject: `notices:${kind}`,
  lines: [`notices:${kind}`],
  action: 'messages:mail.open',
});
