import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { givenSeats, seatMay } from '#contract/core/seats.ts';
import type { seats } from '#contract/seats/calls.ts';
import type { Claim } from '#contract/verification/calls.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { say } from '#web/lib/say.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import panel from '#web/ui/frame/panel.module.css';
import type { LimitView } from '#contract/inquiry/deciding/approval.ts';
import { ApprovalLimit } from './approval-limit.tsx';
import { Claims } from './claims.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { Invitations } from './invitations.tsx';
import { Members } from './members.tsx';
import { SeatHistory } from './seat-history.tsx';
import { type Asked, ChangeDialog, HandOverDialog, InviteDialog, RemoveDialog } from './seat-dialogs.tsx';
import classes from './seats.module.css';

type List = DataOf<typeof seats.list>;
type History = DataOf<typeof seats.history>;
type Props = {
  list: List;
  history: History;
  claims: Claim[];
  /** None for a company that buys nothing. */
  limit: LimitView | null;
  /** Where a code that proves the viewer can go. */
  target: string | null;
};

/** `/accountdata/seats`: the company's people and their seats, invitations, and what was done. */
export const SeatsPage = ({ list, history, claims, limit, target }: Props) => {
  const { t } = useTranslation('seats');
  const ready = useReady();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<Asked | { kind: 'invite' } | null>(null);
  const done = async (message: string) => {
    setAsked(null);
    say({ message, color: 'warp' });
    await revalidate();
  };
  const ends = { onDone: done, onClose: () => setAsked(null) };
  return (
    <main id="main" className={`${panel['page']} ${classes['page']}`}>
      <Head />
      <PageHead
        title={t('title')}
        note={t('lead')}
        actions={
          <Button
            leftSection={<IconUserPlus size={18} stroke={1.6} />}
            disabled={!ready}
            onClick={() => setAsked({ kind: 'invite' })}
          >
            {t('invite')}
          </Button>
        }
      />
      <Claims claims={claims} onDone={done} />
      <Members members={list.members} mayHandOver={seatMay(list.mine, 'handOver')} onAsk={setAsked} />
      <Invitations invitations={list.invitations} onDone={done} />
      <section className={classes['block']}>
        <h2>{t('seats')}</h2>
        <dl className={classes['may']}>
          {(['owner', ...givenSeats] as const).map((s) => (
            <div key={s} style={{ display: 'contents' }}>
              <dt>{t(`seat.${s}`)}</dt>
              <dd>{t(`may.${s}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      {limit && <ApprovalLimit limit={limit} onDone={done} />}
      <SeatHistory records={history.records} />
      <Pager {...history} />
      {asked?.kind === 'invite' && <InviteDialog {...ends} />}
      {asked?.kind === 'change' && <ChangeDialog row={asked.row} {...ends} />}
      {asked?.kind === 'leave' && <LeaveDialog alone={false} onClose={ends.onClose} />}
      {asked?.kind === 'remove' && <RemoveDialog row={asked.row} {...ends} />}
      {asked?.kind === 'handOver' && <HandOverDialog row={asked.row} target={target} {...ends} />}
    </main>
  );
};
