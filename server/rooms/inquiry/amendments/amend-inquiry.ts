import { common } from '#contract/core/errors.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { AmendInput } from '#contract/inquiry/changes.ts';
import { inquiryErrors } from '#contract/inquiry/calls.ts';
import { lifeErrors } from '#contract/inquiry/life.ts';
import { type Ctx, emit, type FieldError, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { claimFiles } from '#server/rooms/files/index.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { inquiryAmended } from '../events.ts';
import { checkQuoting } from '../inquiries/check-open.ts';
import { findConcerned } from '../inquiries/concerned-store.ts';
import { findLines, type InquiryRecord, type LineRecord, lockInquiry } from '../inquiries/inquiry-store.ts';
import { findFaults } from '../inquiries/publish-inquiry.ts';
import { ownsInquiry } from '../policy.ts';
import { moveLocked } from './move-deadline.ts';
import { findQuoting } from './quoting-store.ts';
import { changesSince } from './read-history.ts';
import { same, type Snapshot, type SnapshotLine, snapshotOf } from './snapshot-rules.ts';
import { amendInquiryRow, amendLines, lastLineNo, writeVersions } from './version-store.ts';

/** Words that were left as they are keep their languages; new ones are in the language of who wrote them. */
const wordsOf = (kept: Text, given: string, lang: Ctx['lang']): Text =>
  Object.values(kept).some((v) => v === given) ? kept : given ? { [lang]: given } : {};

const linesOf = (input: AmendInput, current: LineRecord[], lastNo: number, lang: Ctx['lang']): SnapshotLine[] => {
  let no = lastNo;
  return input.lines.map((l) => {
    const known = current.find((c) => c.id === l.id);
    return {
      id: known?.id ?? newId(),
      no: known?.no ?? (no += 1),
      product: l.product,
      specification: wordsOf(known?.specification ?? {}, l.specification, lang),
      unit: l.unit,
      tiers: l.tiers,
      annual: l.annual ?? null,
      targetPrice: l.targetPrice ?? null,
      requirements: l.requirements,
    };
  });
};

const termsOf = (input: AmendInput, i: InquiryRecord, lang: Ctx['lang']) => ({
  title: wordsOf(i.title, input.title, lang),
  note: wordsOf(i.note, input.note ?? '', lang),
  processes: input.processes,
  certificates: input.certificates,
  field: input.field ?? null,
  paymentType: input.paymentType,
  tradeTerm: input.tradeTerm,
  deliveryPlace: wordsOf(i.deliveryPlace, input.deliveryPlace, lang),
  deliveryRegion: input.deliveryRegion ?? null,
  deliveryDate: input.deliveryDate,
  annexes: input.annexes,
  maxQuotations: input.maxQuotations,
  sealed: input.sealed ?? i.sealed,
});

/** What no schema can say: lines are the inquiry's own and keep their material; what is awarded stays. */
const findLineFaults = (input: AmendInput, i: InquiryRecord, current: LineRecord[]): Record<string, FieldError> => {
  const faults: Record<string, FieldError> = {};
  const named = input.lines.flatMap((l) => l.id ?? []);
  input.lines.forEach((l, n) => {
    if (!l.id) return;
    const known = current.find((c) => c.id === l.id);
    if (!known || named.indexOf(l.id) !== named.lastIndexOf(l.id)) faults[`lines.${n}.id`] = { code: 'choice' };
    else if (known.product !== l.product) faults[`lines.${n}.product`] = { code: 'materialStays' };
  });
  if (input.maxQuotations < i.quotations) faults['maxQuotations'] = { code: 'atLeast', params: { n: i.quotations } };
  // What was promised to who has quoted stays, and what was read cannot be closed.
  if ((input.sealed ?? i.sealed) !== i.sealed && i.quotations > 0) faults['sealed'] = { code: 'sealedStays' };
  return faults;
};

/** An awarded line is an order's: it neither changes nor goes. */
const checkAwarded = (current: LineRecord[], before: Snapshot, after: Snapshot): void => {
  const held = current.filter((l) => l.shares.length);
  const touched = held.some(
    ({ id }) =>
      !same(
        before.lines.find((l) => l.id === id),
        after.lines.find((l) => l.id === id),
      ),
  );
  if (touched) throw refuse(inquiryErrors.alreadyAwarded);
};

/** Whether two deadlines are one moment. */
const sameMoment = (a: string | null, b: string) => a !== null && Date.parse(a) === Date.parse(b);

const tellAmended = async (tx: Ctx, i: InquiryRecord, version: number, open: boolean): Promise<void> => {
  const quoted = await findQuoting(tx, i.id);
  // What only the gated parts of a confidential inquiry tell is no news for others.
  const concerned = await findConcerned(tx, i.id, { told: true, agreed: i.confidential && !open });
  await emit(tx, inquiryAmended, {
    inquiryId: i.id,
    number: i.number ?? '',
    title: i.title,
    version,
    quoted,
    others: concerned.filter((c) => !quoted.includes(c)),
  });
};

/** Which of a version's parts stand outside of the gated ones. */
const openParts = (s: Snapshot) => [
  s.title,
  s.tradeTerm,
  s.deliveryPlace,
  s.deliveryRegion,
  s.deliveryDate,
  s.maxQuotations,
  s.sealed,
];

/**
 * The buyer's side changes an inquiry that takes quotations. The row is locked: of two amendments of one version the second is
 * refused and shown what changed, and a quotation that was typed meanwhile is for the version before (deals 38 to 40).
 */
export const amendInquiry = async (
  ctx: Ctx,
  id: string,
  input: AmendInput,
): Promise<{ id: string; version: number }> => {
  const person = me(ctx);
  if (!person.isFinish) throw refuse(common.complete);
  return inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'buy');
    const i = await lockInquiry(tx, id);
    if (!i || !ownsInquiry(person, i, 'buy') || i.state === 'draft') throw refuse(common.notFound);
    checkQuoting(i);
    const current = (await findLines(tx, [id])).get(id) ?? [];
    const faults = { ...findFaults(input, new Date()), ...findLineFaults(input, i, current) };
    if (Object.keys(faults).length) throw refuse(common.invalid, {}, faults);

    const before = snapshotOf(i, current);
    const after = snapshotOf(termsOf(input, i, ctx.lang), linesOf(input, current, await lastLineNo(tx, id), ctx.lang));
    const moved = !sameMoment(i.deadline, input.deadline);
    // A second click, or nothing changed.
    if (same(before, after) && !moved) return { id, version: i.version };
    if (input.base !== i.version)
      throw refuse(lifeErrors.amended, {
        data: { version: i.version, changes: await changesSince(tx, i, input.base) },
      });
    checkAwarded(current, before, after);

    if (moved) await moveLocked(tx, i, input.deadline);
    const version = same(before, after) ? i.version : i.version + 1;
    if (version > i.version) {
      const { lines, ...terms } = after;
      const ids = new Set(lines.map((l) => l.id));
      await writeVersions(
        tx,
        { inquiryId: id, version: i.version, snapshot: before, at: i.publishedAt ?? i.createdAt },
        {
          inquiryId: id,
          version,
          snapshot: after,
          userId: person.userId,
          reason: input.reason ? { [ctx.lang]: input.reason } : null,
        },
      );
      await amendInquiryRow(tx, id, terms, version);
      await amendLines(tx, id, lines, { ids: current.filter((l) => !ids.has(l.id)).map((l) => l.id), version });
      await claimFiles(
        tx,
        input.annexes.filter((a) => !i.annexes.includes(a)),
        { kind: 'inquiry', id },
      );
      await tellAmended(tx, { ...i, title: after.title }, version, !same(openParts(before), openParts(after)));
    }
    return { id, version };
  });
};
