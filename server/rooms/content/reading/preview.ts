import { roleCodes } from '#contract/core/access.ts';
import type { Ctx } from '#server/platform/context.ts';

/** Editors look at pages and films before their readers do. */
export const mayPreview = (ctx: Ctx): boolean =>
  ctx.person?.roles.some((r) => r === roleCodes.editor || r === roleCodes.administrator) ?? false;
