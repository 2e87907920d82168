import { common } from '#contract/core/errors.ts';
import type { FigureDays } from '#contract/figures/calls.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { companiesByIds, materialsOf, verifiedSuppliers } from '#server/rooms/enterprise/index.ts';
import { peopleOfCompanies } from '#server/rooms/identity/index.ts';
import { periodOf } from './period.ts';

type Asked = { days?: FigureDays | undefined; zone?: string | undefined };

/** The reader's company, the period, and who counts nowhere there. @throws Refused common.forbidden for who sits for no company */
export const ownFigures = async (ctx: Ctx, asked: Asked) => {
  const { entId } = me(ctx);
  const [company] = entId ? await companiesByIds(ctx, [entId]) : [];
  if (!company) throw refuse(common.forbidden);
  const period = periodOf(asked, company.countryCode ?? undefined);
  const staff = await peopleOfCompanies(ctx, [company.id]);
  return { company, period, of: { entIds: [company.id], since: period.begins, staff } };
};

/** The company's peers, the verified suppliers of the same materials (figures 4), itself apart, with all that figures leave out. */
export const peersOf = async (ctx: Ctx, o: Awaited<ReturnType<typeof ownFigures>>) => {
  const peers = (await verifiedSuppliers(ctx, materialsOf(o.company)))
    .map((e) => e.id)
    .filter((id) => id !== o.company.id);
  return { peers, of: { ...o.of, entIds: peers, staff: await peopleOfCompanies(ctx, peers) } };
};
