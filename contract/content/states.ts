/** States of a piece's newest version, and who moves it (content 7 to 13). What readers see is a version of its own. */
export const pieceStates = ['draft', 'review', 'scheduled', 'published', 'withdrawn'] as const;
export type PieceState = (typeof pieceStates)[number];
export const pieceActs = ['submit', 'recall', 'return', 'approve', 'publish', 'withdraw'] as const;
export type PieceAct = (typeof pieceActs)[number];

type Move = {
  from: readonly PieceState[];
  /** `editor`: any; `second`: another than who wrote and handed in; `clock`: the moment that was set. */
  by: 'editor' | 'second' | 'clock';
  /** It is not done without saying why. */
  reason: boolean;
};
export const pieceMoves: Record<PieceAct, Move> = {
  submit: { from: ['draft', 'withdrawn'], by: 'editor', reason: false },
  recall: { from: ['review', 'scheduled'], by: 'editor', reason: false },
  return: { from: ['review'], by: 'second', reason: true },
  approve: { from: ['review'], by: 'second', reason: false },
  publish: { from: ['scheduled'], by: 'clock', reason: false },
  withdraw: { from: pieceStates, by: 'editor', reason: true },
};
/** What an operator can do; the clock does the rest. */
export const deskActs = ['submit', 'recall', 'return', 'approve', 'withdraw'] as const satisfies readonly PieceAct[];
export type DeskAct = (typeof deskActs)[number];

/** States in which the words may be changed. */
const editable = ['draft', 'published', 'withdrawn'] as const satisfies readonly PieceState[];
export const isEditable = (s: PieceState): boolean => (editable as readonly PieceState[]).includes(s);

/** What can be done with a piece as it stands; `shown`: readers see a version of it; `stays`: none is taken back from them. */
export const actsFor = (state: PieceState, o: { shown: boolean; stays: boolean }): DeskAct[] =>
  deskActs.filter((a) => pieceMoves[a].from.includes(state) && (a !== 'withdraw' || (o.shown && !o.stays)));

/** Whether an editor may approve: as a second one; alone, where there is no second; or not, since there is one. */
export const approvals = ['second', 'alone', 'no'] as const;
export type Approval = (typeof approvals)[number];
