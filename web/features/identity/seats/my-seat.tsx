import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seat } from '#contract/core/seats.ts';
import { useReady } from '#web/lib/ready.ts';
import { SiteLink } from '#web/ui/site-link.tsx';
import accounts from '../account/account.module.css';
import { LeaveDialog } from './leave-dialog.tsx';

/** For which company somebody sits, and the way out of it; its owner hands it over first. */
export const MySeat = ({ company, seat }: { company: string; seat: Seat }) => {
  const { t } = useTranslation('seats');
  const ready = useReady();
  const [leaving, setLeaving] = useState(false);
  return (
    <section className={accounts['block']}>
      <h2>{t('mine.title')}</h2>
      <p>
        {company} · {t('mine.line', { seat: t(`seat.${seat}`) })}
      </p>
      {seat === 'owner' ? (
        <p className={accounts['note']}>
          {t('mine.owner')} <SiteLink to="/accountdata/seats">{t('mine.toSeats')}</SiteLink>
        </p>
      ) : (
        <>
          <p className={accounts['note']}>{t(`may.${seat as 'reader'}`)}</p>
          <Button variant="default" disabled={!ready} onClick={() => setLeaving(true)}>
            {t('leave')}
          </Button>
        </>
      )}
      {leaving && <LeaveDialog onClose={() => setLeaving(false)} />}
    </section>
  );
};
