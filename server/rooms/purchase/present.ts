import type { Text } from '#contract/core/schemas.ts';
import type { Application, PurchaseRow } from '#contract/purchase/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { certificateLabel, materialLabel } from '#server/rooms/dictionary/index.ts';
import { factsOfFiles } from '#server/rooms/files/index.ts';
import { findAnswers } from './qualifications/criteria-store.ts';
import { presentAnswers } from './qualifications/present-criteria.ts';
import { excerpt, type CertificateStanding } from './rules.ts';
import type { ApplicationRecord, PurchaseRecord } from './store.ts';

const iso = (at: string) => new Date(at).toISOString();
const plain = (n: string) => (n.includes('.') ? n.replace(/\.?0+$/, '') : n);

export const pictureOf = (x: PurchaseRecord, part: 'thumb' | 'banner'): string | null =>
  x[part] && `/api/busi/buyer/purchase/picture/${x.id}/${part}`;

export const presentRow = (x: PurchaseRecord): PurchaseRow => ({
  id: x.id,
  number: x.number,
  title: x.title,
  state: x.state,
  products: x.products.map((slug) => ({ slug, name: materialLabel(slug) })),
  certificates: x.certificates.map((slug) => ({ slug, name: certificateLabel(slug) })),
  budget: x.budget && x.currency ? { amount: plain(x.budget), currency: x.currency } : null,
  deadline: iso(x.deadline),
  publishedAt: iso(x.publishedAt),
  applications: x.applications,
  thumb: pictureOf(x, 'thumb'),
});

export const summaryOf = (t: Text): Text =>
  Object.fromEntries(Object.entries(t).flatMap(([lang, words]) => (words ? [[lang, excerpt(words)]] : [])));

export const presentStanding = (standing: CertificateStanding[]) =>
  standing.map((s) => ({ ...s, name: certificateLabel(s.slug) }));

export const presentApplications = async (ctx: Ctx, rows: ApplicationRecord[]): Promise<Application[]> => {
  const answers = await findAnswers(
    ctx,
    rows.map((a) => a.id),
  );
  const files = await factsOfFiles(ctx, [...rows.map((a) => a.annexes), ...answers.map((a) => a.files)]);
  const said = Map.groupBy(answers, (a) => a.applicationId);
  return rows.map((a) => ({
    id: a.id,
    state: a.state,
    message: a.message,
    certificates: presentStanding(a.certificates),
    annexes: files(a.annexes),
    answers: presentAnswers(said.get(a.id) ?? [], files),
    reason: a.reason,
    at: iso(a.createdAt),
  }));
};
