import type { RecordSection } from '#contract/operator/records.ts';
import type { Ctx } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { findUsersOfCompanies } from '../accounts/store.ts';
import { findAgreements } from '../registration/agreement-store.ts';
import { deviceOf } from '../sessions/device.ts';
import { findSessions } from '../sessions/session-store.ts';
import { hiddenAccount } from './hidden-account.ts';
import { type RecordOf, recordRow, recordSection } from './record-parts.ts';
import { findAppeals, findDevices, findReferred } from './record-store.ts';

const peopleOf = async (ctx: Ctx, entId: string): Promise<RecordSection[]> => {
  const people = (await findUsersOfCompanies(ctx, [entId])).toSorted((a, b) => +b.createdAt - +a.createdAt);
  return recordSection(
    'people',
    people.map((p) =>
      recordRow({
        id: p.id,
        at: p.lastSeenAt ?? p.createdAt,
        title: p.name,
        number: hiddenAccount(p),
        kind: translate(ctx.lang, `seats:seat.${p.companyRole ?? 'service'}`),
        state: translate(ctx.lang, `operator:list.${p.suspendedAt ? 'suspended' : 'active'}`),
        note: p.suspendedReason ?? '',
        link: { to: 'person', id: p.id },
      }),
    ),
    people.length,
  );
};

type Sessions = Awaited<ReturnType<typeof findSessions>>;
const sessionsOf = (ctx: Ctx, sessions: Sessions): RecordSection[] =>
  recordSection(
    'sessions',
    sessions.map((s) =>
      recordRow({
        id: s.id,
        at: s.lastUsedAt,
        title: deviceOf(s.userAgent) ?? s.client,
        number: s.address ?? '',
        note: s.keepOnline ? translate(ctx.lang, 'operator:record.kept') : '',
      }),
    ),
  );

type Agreements = Awaited<ReturnType<typeof findAgreements>>;
const agreementsOf = (ctx: Ctx, agreed: Agreements): RecordSection[] =>
  recordSection(
    'agreements',
    agreed.map((a) =>
      recordRow({
        id: `${a.document} ${a.version}`,
        at: a.at,
        number: a.version,
        title: translate(ctx.lang, `legal:${a.document}.title`),
        note: a.address,
      }),
    ),
  );

const aloneOf = async (ctx: Ctx, userId: string): Promise<RecordSection[]> => {
  const [sessions, devices, appeals, invited, agreed] = [
    await findSessions(ctx, userId),
    await findDevices(ctx, userId),
    await findAppeals(ctx, userId),
    await findReferred(ctx, userId),
    await findAgreements(ctx, userId),
  ];
  return [
    ...sessionsOf(ctx, sessions),
    ...recordSection(
      'devices',
      devices.map((d) =>
        recordRow({
          id: d.id,
          at: d.lastUsedAt,
          title: translate(ctx.lang, 'operator:record.device', { day: d.firstUsedAt.toISOString().slice(0, 10) }),
        }),
      ),
    ),
    ...recordSection(
      'appeals',
      appeals.map((a) =>
        recordRow({
          id: a.id,
          at: a.createdAt,
          title: a.text,
          state: translate(ctx.lang, `operator:record.${a.closedAt ? 'closed' : 'open'}`),
        }),
      ),
    ),
    ...agreementsOf(ctx, agreed),
    ...recordSection(
      'referrals',
      invited.rows.map((p) =>
        recordRow({ id: p.id, at: p.createdAt, title: p.name, link: { to: 'person', id: p.id } }),
      ),
      invited.total,
    ),
  ];
};

/** Identity's parts of a record: a company's people; a person's sessions, devices, appeals, what they agreed to, and whom they invited. */
export const ownRecord = (ctx: Ctx, of: RecordOf): Promise<RecordSection[]> =>
  of.userId === null ? peopleOf(ctx, of.entId) : aloneOf(ctx, of.userId);
