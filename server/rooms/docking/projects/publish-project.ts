import { common } from '#contract/core/errors.ts';
import type { ProjectInput } from '#contract/docking/schemas.ts';
import { type Ctx, emit, type FieldError, inTransaction, me, refuse } from '#server/platform/context.ts';
import { isBlankHtml } from '#server/platform/html.ts';
import { newId } from '#server/platform/ids.ts';
import { nextNumber } from '#server/platform/numbers.ts';
import { deliveryRegion, serviceKinds } from '#server/rooms/dictionary/index.ts';
import { claimFiles } from '#server/rooms/files/index.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { projectPublished } from '../events.ts';
import { note } from '../note.ts';
import { checkDays, checkDeadline, given, said } from '../rules.ts';
import { findByKey, insertProject } from '../store.ts';

/** What no schema can say: known slugs, a need with words, days that follow each other. */
const findFaults = async (ctx: Ctx, input: ProjectInput): Promise<Record<string, FieldError>> => {
  const faults = { ...checkDeadline(input.deadline, new Date()), ...checkDays(input) };
  if (!(await serviceKinds(ctx)).has(input.kind)) faults['kind'] = { code: 'choice' };
  if (input.region && !deliveryRegion(input.region)) faults['region'] = { code: 'choice' };
  if (Object.values(input.need).every((html) => !html || isBlankHtml(html))) faults['need'] = { code: 'required' };
  return faults;
};

const stagesOf = (ctx: Ctx, input: ProjectInput, projectId: string) =>
  input.stages.map((s, i) => ({
    projectId,
    no: i + 1,
    name: said(ctx.lang, s.name),
    delivers: said(ctx.lang, s.delivers),
    due: s.due ?? null,
    state: 'planned' as const,
  }));

/**
 * Publishes a project with its number; a second click with the same `clientKey` answers the project that the first one made
 * (docking 2). @throws Refused common.complete, common.invalid, files.notYours
 */
export const publishProject = async (ctx: Ctx, input: ProjectInput): Promise<{ id: string; number: string }> => {
  const person = me(ctx);
  if (!person.isFinish) throw refuse(common.complete);
  const known = await findByKey(ctx, person.userId, input.clientKey);
  if (known) return { id: known.id, number: known.number };
  const faults = await findFaults(ctx, input);
  if (Object.keys(faults).length) throw refuse(common.invalid, {}, faults);

  return inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'buy');
    const id = newId();
    const number = await nextNumber(tx.db, 'XM');
    const { clientKey, currency, kind, deadline, pictures, annexes, contact } = input;
    const fresh = await insertProject(
      tx,
      {
        id,
        number,
        clientKey,
        ownerId: person.userId,
        entId: person.entId,
        state: 'open',
        title: given(input.title),
        need: given(input.need),
        kind,
        currency,
        budgetMin: input.budget?.min ?? null,
        budgetMax: input.budget?.max ?? null,
        region: input.region ?? null,
        place: said(ctx.lang, input.place),
        wishedFrom: input.from ?? null,
        wishedTo: input.to ?? null,
        contactName: contact.name,
        contactPhone: contact.phone,
        contactMail: contact.mail,
        deadline,
        pictures,
        annexes,
      },
      stagesOf(ctx, input, id),
    );
    if (!fresh) {
      const first = await findByKey(tx, person.userId, clientKey);
      if (!first) throw refuse(common.conflict);
      return { id: first.id, number: first.number };
    }
    // Everybody may see the pictures, and not the annexes.
    await claimFiles(tx, pictures, { kind: 'dockingPicture', id }, 'docking');
    await claimFiles(tx, annexes, { kind: 'dockingProject', id });
    await note(tx, id, { act: 'publish', party: 'owner' });
    await emit(tx, projectPublished, { projectId: id });
    return { id, number };
  });
};
