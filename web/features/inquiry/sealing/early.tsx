import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { inquirySealing, openersNeeded, type Sealing } from '#contract/inquiry/sealing.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useMay } from '#web/lib/page/viewer.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './sealing.module.css';

type Props = { inquiryId: string; sealing: Sealing };

/** The button of who may agree: the second one opens, and is asked once more. */
const Agree = ({ inquiryId, opens }: { inquiryId: string; opens: boolean }) => {
  const { t } = useTranslation('sealing');
  const { revalidate } = useRevalidator();
  const { busy, fault, act } = useAct();
  const [asked, setAsked] = useState(false);
  const agree = () =>
    act(async () => {
      try {
        await call(inquirySealing.agree, { params: { id: inquiryId } });
      } finally {
        // Refused, because it was opened meanwhile, the page shows that too.
        await revalidate();
      }
    });
  return (
    <>
      {asked && <p>{t('early.confirm')}</p>}
      <div className={classes['acts']}>
        {asked ? (
          <>
            <Button color="red" loading={busy} onClick={() => void agree()}>
              {t('early.yes')}
            </Button>
            <Button variant="default" disabled={busy} onClick={() => setAsked(false)}>
              {t('early.no')}
            </Button>
          </>
        ) : (
          <Button variant="default" loading={busy} onClick={() => (opens ? setAsked(true) : void agree())}>
            {t(opens ? 'early.second' : 'early.agree')}
          </Button>
        )}
      </div>
      <p role="alert" className={classes['refused']}>
        {fault}
      </p>
    </>
  );
};

const TakeBack = ({ inquiryId }: { inquiryId: string }) => {
  const { t } = useTranslation('sealing');
  const { revalidate } = useRevalidator();
  const { busy, fault, act } = useAct();
  const takeBack = () =>
    act(async () => {
      try {
        await call(inquirySealing.takeBack, { params: { id: inquiryId } });
      } finally {
        await revalidate();
      }
    });
  return (
    <>
      <div className={classes['acts']}>
        <Button variant="default" loading={busy} onClick={() => void takeBack()}>
          {t('early.takeBack')}
        </Button>
      </div>
      <p role="alert" className={classes['refused']}>
        {fault}
      </p>
    </>
  );
};

/** Opening before the deadline: the rule of two, who has agreed, and the act of whoever may. */
export const Early = ({ inquiryId, sealing: s }: Props) => {
  const { t } = useTranslation('sealing');
  const f = useFormat();
  const may = useMay('buy');
  const manages = useMay('manage');
  const openers = s.openers ?? [];
  const mine = openers.find((o) => o.mine);
  const others = openers.filter((o) => !o.mine);
  const enough = (s.mayAgree ?? 0) >= openersNeeded;
  return (
    <details className={classes['record']} open={openers.length > 0}>
      <summary>
        <h3>{t('early.title')}</h3>
      </summary>
      <p className={classes['quiet']}>{t('early.rule')}</p>
      {others.map((o) => (
        <p key={o.at}>{t('early.agreed', { name: o.name, at: f.time(o.at) })}</p>
      ))}
      {mine && <p>{t('early.you', { at: f.time(mine.at) })}</p>}
      {!enough ? (
        <p>
          {t(s.mayAgree === 0 ? 'early.personal' : 'early.alone')}{' '}
          {s.mayAgree !== 0 && manages && <SiteLink to={pageTo('seats')}>{t('toSeats')}</SiteLink>}
        </p>
      ) : !may ? null : mine ? (
        <TakeBack inquiryId={inquiryId} />
      ) : (
        <Agree inquiryId={inquiryId} opens={others.length > 0} />
      )}
    </details>
  );
};
