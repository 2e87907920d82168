import type { Alert } from '#contract/alerts/calls.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { HallWish } from '#contract/inquiry/hall-filters.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { translateAll } from '#server/platform/translate.ts';
import {
  certificateLabel,
  fieldLabel,
  materialLabel,
  processLabel,
  regionLabel,
} from '#server/rooms/dictionary/index.ts';
import { findAlerts } from './store.ts';

const asIs = (word: string): Text => ({ cn: word, en: word, es: word });

const namesOf = (f: HallWish): Text[] => [
  ...(f.q ? [asIs(`“${f.q}”`)] : []),
  ...(f.category ? [materialLabel(f.category)] : []),
  ...(f.process ?? []).map(processLabel),
  ...(f.certificate ?? []).map(certificateLabel),
  ...(f.field ? [fieldLabel(f.field)] : []),
  ...(f.term ? [asIs(f.term)] : []),
  ...(f.region ? [regionLabel(f.region)] : []),
  ...(f.nda ? [translateAll(f.nda === '1' ? 'hall:ndaOnly' : 'hall:ndaNone')] : []),
];

/** My alerts, newest first, with what they ask for by name. */
export const listAlerts = (ctx: Ctx): Promise<Alert[]> => alertsOf(ctx, me(ctx).userId);

/** A person's alerts, for themselves and for the desk. */
export const alertsOf = async (ctx: Ctx, userId: string): Promise<Alert[]> =>
  (await findAlerts(ctx, userId)).map((a) => ({
    id: a.id,
    query: a.query,
    names: namesOf(a.filters),
    createdAt: new Date(a.createdAt).toISOString(),
  }));
