import { administrators, judge } from '#contract/core/access.ts';
import { common } from '#contract/core/errors.ts';
import type { BroadcastDraft } from '#contract/operator/broadcasts.ts';
import { pageAt } from '#contract/all-pages.ts';
import { type PageAddress, safeReturn, splitPath } from '#contract/pages.ts';
import { type Ctx, type FieldError, me, refuse } from '#server/platform/context.ts';
import { dictionaryHas } from '#server/rooms/dictionary/index.ts';

const nowhere = '' as PageAddress;

/** The address of a page that members see, without language, as it was typed or copied; empty where it is none. */
const linkOf = (ctx: Ctx, given: string): PageAddress => {
  const { baseUrl } = ctx.platform.config;
  const address = given.startsWith(`${baseUrl}/`) ? given.slice(baseUrl.length) : given;
  if (!safeReturn(address, nowhere)) return nowhere;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? [];
  const plain = splitPath(path).path;
  const page = pageAt(plain);
  return page && page.layout !== 'operator' ? safeReturn(`${plain}${rest}`, nowhere) : nowhere;
};

/**
 * What the schemas cannot see: that the link leads to a page of ours, that what is chosen exists, and that only administrators bind.
 * @returns the draft with its link as it is kept
 * @throws Refused common.invalid, common.forbidden
 */
export const checkDraft = async <D extends BroadcastDraft>(ctx: Ctx, d: D): Promise<D> => {
  if (d.binding && judge(administrators, me(ctx)) !== 'yes') throw refuse(common.forbidden);
  const link = linkOf(ctx, d.link);
  const faults: Record<string, FieldError> = {};
  if (d.link && !link) faults['link'] = { code: 'ownPage' };
  if (!(await dictionaryHas(ctx, 'ent_field', d.segment.fields))) faults['segment.fields'] = { code: 'choice' };
  if (!(await dictionaryHas(ctx, 'your_area', d.segment.regions))) faults['segment.regions'] = { code: 'choice' };
  if (Object.keys(faults).length) throw refuse(common.invalid, {}, faults);
  return { ...d, link };
};
