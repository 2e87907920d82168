import { type Ctx, me } from '#server/platform/context.ts';
import { readPreferences } from '../preferences/keep-preferences.ts';
import { present } from '../read-notices.ts';
import { findAll } from '../store.ts';

/**
 * What a person takes along: everything that they were told and that is still kept, newest first, and what they chose. `quiet` ones were
 * switched off in the page: they lie there as read without having been shown.
 */
export const exportNotices = async (ctx: Ctx) => {
  const [rows, { choices }] = await Promise.all([findAll(ctx, me(ctx).userId), readPreferences(ctx)]);
  return { notices: rows.map((n) => ({ ...present(n), quiet: n.quiet })), preferences: choices };
};
