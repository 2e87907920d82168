import { beforeAll, expect, it } from 'vitest';
import { pageTo } from '#contract/pages.ts';
import { type Ctx, systemContext } from '#server/platform/context.ts';
import { mailNotices } from '#server/rooms/notices/mail-notice.ts';
import { tell } from '#server/rooms/notices/tell.ts';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { buyer, type TestPerson } from '../../world/people.ts';

let t: TestPlatform;
let people: TestPerson[];
beforeAll(async () => {
  t = await testPlatform();
  people = await Promise.all([buyer(t.platform), buyer(t.platform), buyer(t.platform)]);
});

it('of mails that are sent together one that fails has no other sent again', async () => {
  const sent: string[] = [];
  let broken = '';
  const send = async ({ to }: { to: string }) => {
    if (to === broken) throw new Error('no such mailbox');
    sent.push(to);
  };
  // Nothing but this test sends them.
  const quiet = { ...t.platform.queue, emitAll: async () => undefined };
  const platform = { ...t.platform, queue: quiet, mailer: { send, tally: t.platform.mailer.tally } };
  const ctx: Ctx = { ...systemContext(t.platform), platform };
  await tell(
    ctx,
    people.map(({ userId }) => ({
      userId,
      kind: 'quotationReceived' as const,
      params: { number: 'XJ1', title: 'T700', company: { cn: '衡纤' }, revision: 1 },
      link: pageTo('notices'),
      dedupe: 'mail-notices',
    })),
  );
  const { rows } = await t.pool.query<{ noticeId: string; email: string }>(
    `select n.id as "noticeId", u.email from notices n join users u on u.id = n.user_id where n.dedupe = 'mail-notices' order by n.id`,
  );
  broken = rows[1]?.email ?? '';
  const others = rows.filter((r) => r.email !== broken).map((r) => r.email);
  await expect(mailNotices(ctx, rows)).rejects.toThrow('no such mailbox');
  expect(sent.toSorted()).toEqual(others.toSorted());
  broken = '';
  await mailNotices(ctx, rows);
  expect(sent.toSorted()).toEqual(rows.map((r) => r.email).toSorted());
});
