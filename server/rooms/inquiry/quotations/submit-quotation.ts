import { common } from '#contract/core/errors.ts';
import { inquiryErrors } from '#contract/inquiry/calls.ts';
import type { QuotationInput } from '#contract/inquiry/schemas.ts';
import { type Ctx, emit, type FieldError, inTransaction, me, refuse, Refused } from '#server/platform/context.ts';
import { inOneWrite, isDuplicate } from '#server/platform/database/index.ts';
import { newId } from '#server/platform/ids.ts';
import { nextNumber } from '#server/platform/numbers.ts';
import { claimFiles } from '#server/rooms/files/index.ts';
import { quotationSubmitted } from '../events.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { addQuotation, findLines, type LineRecord, lockInquiry } from '../inquiries/inquiry-store.ts';
import { deleteDecline } from '../suppliers/decline-store.ts';
import { checkVersion } from './confirm-quotation.ts';
import { checkOpenTo } from '../inquiries/check-open.ts';
import { costFaults, keptCosts } from './cost-rules.ts';
import { checkOffers } from './check-offers.ts';
import { alternativeFaults, keptLines, proofFaults, proofFiles } from './offer-rules.ts';
import { tierTotals } from './money.ts';
import { stillValid } from '../rules.ts';
import { packAnnexes } from '../sealing/pack-annexes.ts';
import { findHeadAndClick } from '../sealing/seal-store.ts';
import { findStoredOf, isOpen, writeQuotation } from './quotation-store.ts';
import { writeSealedQuotation } from './submit-sealed.ts';

/** Each quoted line is one of the inquiry's, priced in at least one tier, with an answer to every requirement. */
const findFaults = (input: QuotationInput, lines: LineRecord[]): Record<string, FieldError> => {
  const faults: Record<string, FieldError> = {};
  input.lines.forEach((q, i) => {
    const line = lines.find((l) => l.id === q.lineId);
    if (!line) faults[`lines.${i}.lineId`] = { code: 'format' };
    else if (input.lines.findIndex((other) => other.lineId === q.lineId) !== i)
      faults[`lines.${i}.lineId`] = { code: 'lineTwice' };
    else if (q.prices.length !== line.tiers.length || q.prices.every((p) => p === null))
      faults[`lines.${i}.prices`] = { code: 'required' };
    else if (q.answers.length !== line.requirements.length) faults[`lines.${i}.answers`] = { code: 'required' };
    Object.assign(faults, alternativeFaults(q, i, line?.tiers.length ?? 0));
    q.answers.forEach((a, n) => {
      if (a.verdict === 'deviates' && !a.note?.trim())
        faults[`lines.${i}.answers.${n}.note`] = { code: 'explainDeviation' };
    });
  });
  Object.assign(faults, costFaults(input));
  if (!stillValid(input.validUntil, new Date())) faults['validUntil'] = { code: 'inFuture' };
  return faults;
};

const totalsOf = (input: QuotationInput, lines: LineRecord[]): (string | null)[] => {
  const quoted = input.lines.map((q) => ({
    prices: q.prices,
    tiers: lines.find((l) => l.id === q.lineId)?.tiers ?? [],
  }));
  return tierTotals(quoted, Math.max(...quoted.map((q) => q.tiers.length)));
};

type Head = { id: string; number: string; inquiryId: string; entId: string; userId: string; revision: number };

/** Writes a quotation for its buyer to read at once. */
const writeOpen = async (
  tx: Ctx,
  head: Head,
  { inquiryId: _, version: __, ...given }: QuotationInput,
  o: { totals: (string | null)[]; forVersion: number },
): Promise<undefined> => {
  const lines = keptLines(given.lines, tx.lang);
  const terms = { ...given, ...o, lines, note: given.note ?? null, costs: keptCosts(given.costs) };
  await writeQuotation(tx, { ...head, revisionId: newId(), ...terms });
};

type Packed = Awaited<ReturnType<typeof packAnnexes>>;
type Answer = { id: string; number: string; revision: number; commitment?: string };

/** @throws Refused where a field is at fault */
const checkFaults = (input: QuotationInput, lines: LineRecord[], sealed: boolean, packed: Packed) => {
  const faults = findFaults(input, lines);
  if (sealed && input.annexes.length) {
    // Whether it is sealed has changed since it was asked.
    const fault = packed ? packed.fault : { code: 'attachAgain' };
    if (fault) faults['annexes'] = fault;
  }
  Object.assign(faults, proofFaults(input.lines, sealed ? input.annexes : null));
  if (Object.keys(faults).length) throw refuse(common.invalid, {}, faults);
};

/** What the quotation holds already may be a colleague's. */
const heldFiles = async (tx: Ctx, inquiryId: string, entId: string): Promise<string[]> => {
  const [stored] = await findStoredOf(tx, inquiryId, entId);
  return stored && isOpen(stored) ? [...stored.annexes, ...proofFiles(stored.lines)] : [];
};

const tellSubmitted = (tx: Ctx, head: Head, inquiry: Awaited<ReturnType<typeof checkOpenTo>>) =>
  emit(tx, quotationSubmitted, {
    quotationId: head.id,
    revision: head.revision,
    inquiryId: inquiry.id,
    number: inquiry.number ?? '',
    title: inquiry.title,
    entId: head.entId,
    buyerId: inquiry.buyerId,
    buyerEntId: inquiry.entId,
  });

const submitLocked = async (
  tx: Ctx,
  input: QuotationInput,
  { entId, userId }: { entId: string; userId: string },
  packed: Packed,
): Promise<Answer> => {
  const { inquiryId } = input;
  const { clientKey } = input;
  const [locked, before, asked] = await keepSeat(
    tx,
    'sell',
    () => lockInquiry(tx, inquiryId),
    () => findHeadAndClick(tx, { inquiryId, entId, clientKey }),
    () => findLines(tx, [inquiryId]),
  );
  const inquiry = await checkOpenTo(tx, locked);
  const { head: known, made } = before ?? {};
  if (known && made)
    return {
      id: known.id,
      number: known.number,
      revision: made.revision,
      ...(made.commitment !== null && { commitment: made.commitment }),
    };
  if (known?.state === 'accepted' || known?.state === 'refused') throw refuse(inquiryErrors.alreadyDecided);
  if (!known && inquiry.quotations >= inquiry.maxQuotations) throw refuse(inquiryErrors.full);
  await checkVersion(tx, inquiry, input.version ?? 1);
  const lines = asked.get(inquiry.id) ?? [];
  checkFaults(input, lines, inquiry.sealed, packed);
  await checkOffers(tx, input, entId);

  const files = inquiry.sealed ? [] : [...new Set([...input.annexes, ...proofFiles(input.lines)])];
  const held = known && files.length ? await heldFiles(tx, inquiry.id, entId) : [];
  const id = known?.id ?? newId();
  const revision = (known?.revision ?? 0) + 1;
  const number = known?.number ?? (await nextNumber(tx.db, 'BJ'));
  const head = { id, number, inquiryId: inquiry.id, entId, userId, revision };
  const totals = totalsOf(input, lines);
  const forVersion = inquiry.version;
  // What it may refuse comes before anything is on its way.
  if (inquiry.sealed) await packed?.take(tx, known);
  const [commitment] = await inOneWrite<[string | undefined, ...unknown[]]>(
    tx.db,
    () =>
      inquiry.sealed
        ? writeSealedQuotation(tx, { ...head, forVersion }, input, totals, packed)
        : writeOpen(tx, head, input, { totals, forVersion }),
    async () => known || addQuotation(tx, inquiry.id),
    // Who stands quoted can't have declined since.
    async () => known?.state === 'submitted' || deleteDecline(tx, inquiry.id, entId),
    () => tellSubmitted(tx, head, inquiry),
  );
  await claimFiles(
    tx,
    files.filter((f) => !held.includes(f)),
    { kind: 'quotation', id },
  );
  return { id, number, revision, ...(commitment && { commitment }) };
};

/**
 * Submits a quotation or its next revision. The inquiry's row is locked and the database's clock decides, so a
 * quotation after the deadline or above the wanted number is refused even when two arrive at once (deals 20). The
 * same `clientKey` again answers the revision that the first click made.
 */
export const submitQuotation = async (ctx: Ctx, input: QuotationInput): Promise<Answer> => {
  const person = me(ctx);
  const { entId } = person;
  if (!entId) throw refuse(common.noQuoteRight);
  const { inquiryId, annexes } = input;
  const packed = await packAnnexes(ctx, { inquiryId, entId, annexes });
  return inTransaction(ctx, (tx) => submitLocked(tx, input, { entId, userId: person.userId }, packed)).then(
    async (answer) => {
      // The first click's answer: its own parcel is in force.
      await packed?.drop();
      return answer;
    },
    async (err: unknown) => {
      // The key of another quotation's click.
      const refused = isDuplicate(err) ? refuse(common.conflict) : err;
      // After any other error the commit may stand, its answer lost; then the parcel is the revision's.
      if (refused instanceof Refused) await packed?.drop();
      throw refused;
    },
  );
};
