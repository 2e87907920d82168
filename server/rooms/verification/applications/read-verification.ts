import type { AnswerOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import type { Application, verification } from '#contract/verification/calls.ts';
import { labelOf } from '#contract/verification/rules.ts';
import { type Ctx, me, type Person, refuse } from '#server/platform/context.ts';
import { companyBriefs, companyStated } from '#server/rooms/enterprise/index.ts';
import { readNeeds } from '../records/needs.ts';
import { mayKnow } from '../records/policy.ts';
import { present } from './present.ts';
import {
  findApplication,
  findApplicationsBy,
  findApproved,
  findDocuments,
  findApplicationsOf,
} from '../records/store.ts';

/** My label, what each kind needs, and the newest application of each kind. */
export const readMine = async (ctx: Ctx): Promise<AnswerOf<typeof verification.mine>> => {
  const person = me(ctx);
  const [all, needs, companies] = await Promise.all([
    findApplicationsOf(ctx, person.userId, person.entId),
    readNeeds(ctx),
    companyBriefs(ctx, person.entId ? [person.entId] : []),
  ]);
  const known = all.filter((a) => mayKnow(person, a));
  const newest = known.filter((a, i) => known.findIndex((b) => b.kind === a.kind) === i);
  const telling = known.find((a) => a.state !== 'draft' && a.state !== 'withdrawn');
  return {
    label: labelOf(telling?.state ?? null, person.authStatus),
    company: companies[0]?.name ?? null,
    stated: person.entId ? await companyStated(ctx, person.entId) : null,
    needs,
    applications: await present(ctx, newest),
  };
};

/** Every application that the person made and may see, newest first. */
export const ownApplications = async (ctx: Ctx, person: Person): Promise<Application[]> =>
  present(
    ctx,
    (await findApplicationsBy(ctx, person.userId)).filter((a) => mayKnow(person, a)),
  );

/** @throws Refused common.notFound for an absent one and for somebody else's alike */
export const readOne = async (ctx: Ctx, id: string): Promise<Application> => {
  const a = await findApplication(ctx, id);
  if (!a || !mayKnow(me(ctx), a)) throw refuse(common.notFound);
  const [shown] = await present(ctx, [a]);
  if (!shown) throw refuse(common.notFound);
  return shown;
};

/** The documents behind a company's approvals that are in force; no number, no file, no person. */
export const readBadges = async (ctx: Ctx, entId: string): Promise<AnswerOf<typeof verification.badges>> => {
  const rows = (await findApproved(ctx, { entId })).filter((a) => a.kind !== 'personal');
  const documents = await findDocuments(
    ctx,
    rows.map((r) => r.id),
  );
  const badges = rows
    .toSorted((a, b) => (b.decidedAt ?? '').localeCompare(a.decidedAt ?? ''))
    .flatMap((a) =>
      documents
        .filter((d) => d.applicationId === a.id && a.decidedAt && d.type !== 'authorisation' && d.type !== 'idDocument')
        .map((d) => ({ type: d.type, reviewedAt: new Date(a.decidedAt ?? 0).toISOString(), expiresAt: d.expiresAt })),
    );
  return { badges: badges.filter((b, i) => badges.findIndex((x) => x.type === b.type) === i) };
};
