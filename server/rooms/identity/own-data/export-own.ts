import { seatMay } from '#contract/core/seats.ts';
import { common } from '#contract/core/errors.ts';
import { refuse } from '#server/platform/context.ts';
import { companiesByIds, companyInfoOf } from '#server/rooms/enterprise/index.ts';
import { findAgreements } from '../registration/agreement-store.ts';
import type { ExportPart } from './export-parts.ts';
import { findOtherRecords } from './export-store.ts';
import { listSessions } from '../sessions/list-sessions.ts';
import { findUsersByIds } from '../accounts/store.ts';

const readProfile: ExportPart['read'] = async (ctx, { userId }) => {
  const [u] = await findUsersByIds(ctx, [userId]);
  if (!u) throw refuse(common.login);
  const { id, userType, roles, name, phone, email, username, avatar, lang, profile, isFinish, userLevel } = u;
  const { devices: _, ...besides } = await findOtherRecords(ctx, userId);
  const account = { id, userType, roles, name, phone, email, username, avatar, lang, isFinish, userLevel };
  return {
    ...account,
    authStatus: u.authStatus,
    createdAt: u.createdAt,
    lastSeenAt: u.lastSeenAt,
    profile,
    ...besides,
  };
};

const readCompany: ExportPart['read'] = async (ctx, { entId, seat }) => {
  const [company] = entId ? await companiesByIds(ctx, [entId]) : [];
  if (!company) return null;
  // The form is shown to those who manage the company alone.
  const form = seatMay(seat, 'manage') ? (await companyInfoOf(ctx, company.id)).info : undefined;
  return { id: company.id, name: company.name, seat, form };
};

/** Identity's parts of what a person takes along: account, company, sessions and devices, agreements. */
export const ownParts: readonly ExportPart[] = [
  { name: 'profile', read: readProfile },
  { name: 'company', read: readCompany },
  {
    name: 'sessions',
    read: async (ctx, { userId }) => ({
      sessions: await listSessions(ctx),
      devices: (await findOtherRecords(ctx, userId)).devices,
    }),
  },
  {
    name: 'agreements',
    read: async (ctx, { userId }) => (await findAgreements(ctx, userId)).map(({ userId: _, ...rest }) => rest),
  },
];
