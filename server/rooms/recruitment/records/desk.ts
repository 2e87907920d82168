import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import { pick } from '#contract/core/text.ts';
import type { operatorRecruitment } from '#contract/recruitment/desk.ts';
import type { VacancyState } from '#contract/recruitment/kinds.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import type { Moderated } from '#server/rooms/moderation/index.ts';
import { countsOf } from '../vacancies/counts-store.ts';
import { companyNames, iso } from '../vacancies/present.ts';
import { findAll, findVacancies, isShown, lockVacancy, moveVacancy } from '../vacancies/store.ts';

export const readDeskVacancies = async (
  ctx: Ctx,
  q: ParsedOf<typeof operatorRecruitment.page>['query'],
): Promise<AnswerOf<typeof operatorRecruitment.page>> => {
  const { rows, total } = await findAll(ctx, q);
  const company = await companyNames(ctx, rows);
  const counts = await countsOf(
    ctx,
    rows.map((r) => r.id),
  );
  return pageOf(
    rows.map((r) => {
      const { id: entId, name } = company(r.entId);
      return {
        id: r.id,
        state: r.state,
        role: r.role,
        title: r.title,
        about: r.about,
        company: { entId, name },
        applications: counts.get(r.id)?.all ?? 0,
        updatedAt: iso(r.updatedAt),
      };
    }),
    total,
    q,
  );
};

type Moved = { again: boolean; name: string; before: VacancyState; state: VacancyState };
/** Takes a vacancy down with a reason that its company reads, or gives it back as a draft, which the company lists. @throws Refused common.notFound */
export const moderateVacancy = async (tx: Ctx, id: string, reason: string | null): Promise<Moved> => {
  const v = await lockVacancy(tx, id);
  if (!v) throw refuse(common.notFound);
  const name = pick(v.title, tx.lang);
  const state = reason === null ? (v.state === 'hidden' ? 'draft' : v.state) : 'hidden';
  if (state === v.state) return { again: true, name, before: v.state, state };
  await moveVacancy(tx, id, { state, hiddenReason: reason === null ? {} : { [tx.lang]: reason } });
  return { again: false, name, before: v.state, state };
};

/** A vacancy can be reported while it shows; nobody of the desk names a person, since its company wrote it. */
const find: Moderated['find'] = async (ctx, ids, reporterId) =>
  new Map(
    (await findVacancies(ctx, ids))
      .filter((v) => reporterId === null || (isShown(v) && v.entId !== ctx.person?.entId))
      .map((v) => {
        const text = `${pick(v.title, ctx.lang)} — ${pick(v.about, ctx.lang)}`;
        return [v.id, { about: pick(v.place, ctx.lang), text: [...text].slice(0, 2000).join(''), authorId: null }];
      }),
  );
export const moderatedVacancies: Moderated = {
  kind: 'vacancy',
  find,
  hide: async (tx, id) => {
    await moderateVacancy(tx, id, '—');
  },
};
