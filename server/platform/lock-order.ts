/**
 * The one order in which a transaction takes its row locks: a company, then its people, then what hangs below them; before
 * them only an operator's decision that is carried out. Of one kind the smaller id comes first. Whoever keeps to it never waits in
 * a ring, and who reads before the lock reads again after it.
 *
 * Each `lock...` and `keep...` of a store says by `locks.ts` what it takes. Files (all of a record in one statement, by id), numbers of
 * companies and the counters of `numbers.ts` come last and wait for nothing, so they say nothing.
 */
export const lockOrder = [
  'decision',
  'company',
  'person',
  'application',
  'claim',
  'invitation',
  'order',
  'inquiry',
  'sample',
  'purchase',
  'project',
  'testQuotation',
  'serviceOffer',
  'serviceApplication',
  'serviceTour',
  'vacancy',
  'jobApplication',
  'adPlace',
  'park',
  'productImport',
  'product',
  'conversation',
  'fair',
  'fairHall',
  'fairBooth',
  'fairAlbum',
  'talkProposal',
  'forum',
  'conference',
  'campaign',
  'contribution',
  'piece',
  'mallGood',
  'mallExchange',
  'pointAccount',
] as const;
export type Lockable = (typeof lockOrder)[number];
/** `change` is for whoever writes the row, one at a time; `keep` lets many at once rely on it staying as it is. */
export type Hold = 'change' | 'keep';
/** `made`: the row is this transaction's own, which nobody else sees. */
export type Held = { what: Lockable; id: string; how: Hold; made?: boolean };

/** Where a lock that is held may not be followed by this one; undefined where it may. */
export const outOfOrder = (held: readonly Held[], next: Held): string | undefined => {
  const rank = lockOrder.indexOf(next.what);
  const before = held.find((h) => h.what === next.what && h.id === next.id);
  if (before) return before.how === 'keep' && next.how === 'change' ? 'is made stronger' : undefined;
  const later = held.find((h) => {
    const r = lockOrder.indexOf(h.what);
    return !h.made && (r > rank || (r === rank && h.id > next.id));
  });
  return later && `comes after ${later.what} ${later.id}`;
};
