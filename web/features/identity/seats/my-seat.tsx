import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { Seat } from '#contract/core/seats.ts';
import type { Matter } from '#contract/identity/leaving.ts';
import { pageTo } from '#contract/pages.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import accounts from '../account/account.module.css';
import { Matters } from '../account/matters.tsx';
import { LeaveDialog } from './leave-dialog.tsx';

/** What an owner does before leaving: colleagues take over, and what is under way is finished. */
const First = ({ matters }: { matters: readonly Matter[] }) => {
  const { t } = useTranslation('seats');
  if (matters.some((m) => m.kind === 'seats'))
    return (
      <p className={accounts['note']}>
        {t('mine.owner')} <SiteLink to={pageTo('seats')}>{t('mine.toSeats')}</SiteLink>
      </p>
    );
  return (
    <>
      <p className={accounts['note']}>{t('mine.open')}</p>
      <Matters matters={matters} />
    </>
  );
};

type Props = {
  company: string;
  seat: Seat;
  /** What an owner has to finish before leaving; empty for everybody else. */
  matters: readonly Matter[];
};
/** For which company somebody sits, and the way out of it. */
export const MySeat = ({ company, seat, matters }: Props) => {
  const { t } = useTranslation('seats');
  const ready = useReady();
  const [leaving, setLeaving] = useState(false);
  return (
    <section className={accounts['block']}>
      <h2>{t('mine.title')}</h2>
      <p>
        {company} · {t('mine.line', { seat: t(`seat.${seat}`) })}
      </p>
      {matters.length > 0 ? (
        <First matters={matters} />
      ) : (
        <>
          <p className={accounts['note']}>{seat === 'owner' ? t('mine.alone') : t(`may.${seat as 'reader'}`)}</p>
          <Button variant="default" disabled={!ready} onClick={() => setLeaving(true)}>
            {t('leave')}
          </Button>
        </>
      )}
      {leaving && <LeaveDialog alone={seat === 'owner'} onClose={() => setLeaving(false)} />}
    </section>
  );
};
