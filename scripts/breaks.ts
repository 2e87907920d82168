/** One thing to break: in `file`, `from` becomes `to`. A unit test holds that `from` stands there once. */
export type Break = { name: string; file: string; from: string; to: string };
/** The guard behind a security promise; `only` names the tests, below the folder or file `tests`, that must fail without it. */
export type Guard = Break & { tests: string; only: string };

export const guards: Guard[] = [
  {
    name: '1 whose file',
    file: 'server/rooms/files/read-file.ts',
    from: "return ofRoom ? ofRoom.has(f.subjectId ?? '') : f.ownerId === me(ctx).userId;",
    to: 'return ofRoom !== undefined || Boolean(me(ctx));',
    tests: 'tests/security/ownership',
    only: 'security 1',
  },
  {
    name: '6 open sockets',
    file: 'server/platform/http/guard-socket.ts',
    from: 'if (m.userId === person.userId && m.sessionId === person.sessionId) socket.close(closings.over);',
    to: 'void m;',
    tests: 'tests/security/revocation',
    only: 'security 6',
  },
  {
    name: '5 what is gated',
    file: 'server/rooms/inquiry/inquiries/reader-store.ts',
    from: 'const open = eq(inquiries.confidential, false);',
    to: 'const open = sql`true`;',
    tests: 'tests/security/two-worlds',
    only: 'security 5',
  },
  {
    name: '9 proxies',
    file: 'server/platform/http/address.ts',
    from: 'if (!req || !isProxy(peer)) return peer;',
    to: 'if (!req) return peer;',
    tests: 'tests/security/login',
    only: 'security 9',
  },
  {
    name: '12 tries of a code',
    file: 'server/rooms/identity/codes/code-store.ts',
    from: 'lt(messageCodes.tries, codeRules.tries)',
    to: 'lt(messageCodes.tries, 1_000)',
    tests: 'tests/security/login',
    only: 'security 12',
  },
  {
    name: '14 one use',
    file: 'server/rooms/captcha/store.ts',
    from: 'return rows.length === 1;',
    to: 'return rows.length >= 0;',
    tests: 'tests/security/login',
    only: 'security 14',
  },
  {
    name: '19 same site',
    file: 'server/platform/http/api.ts',
    from: "if (site) return site === 'same-origin';",
    to: 'if (site) return true;',
    tests: 'tests/security/session',
    only: 'security 19',
  },
  {
    name: '23 content',
    file: 'server/rooms/files/formats/kinds.ts',
    from: 'return kind === extension ? kind : null;',
    to: 'return kind ?? (extension as Kind);',
    tests: 'tests/security/files',
    only: 'security 23',
  },
  {
    name: '25 pixels',
    file: 'server/rooms/files/clean-picture.ts',
    from: 'const mostPixels = 40_000_000;',
    to: 'const mostPixels = 100_000_000;',
    tests: 'tests/security/files',
    only: 'security 25',
  },
];

/** Parts of the main job. */
export const jobBreaks: Break[] = [
  {
    name: 'the accept step',
    file: 'server/rooms/inquiry/quotations/award-quotations.ts',
    from: "await decideQuotation(tx, q.id, q.state, 'accepted')",
    to: 'await Promise.resolve(false)',
  },
  {
    name: 'the notice',
    file: 'server/rooms/notices/tell.ts',
    from: 'await afterCommit(ctx, () =>',
    to: 'void ((..._: unknown[]) => 0)(() =>',
  },
  { name: 'the quote rule', file: 'contract/core/access.ts', from: "return 'customerService';", to: "return 'yes';" },
];
