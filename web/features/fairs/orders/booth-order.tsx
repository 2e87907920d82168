import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { boothOrders, type BoothOrderView } from '#contract/fairs/exhibiting/orders.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { OrderFacts, OrderCourse } from './order-facts.tsx';
import classes from './orders.module.css';
import { OrderState } from './state-tag.tsx';

/** Cancelling takes a reason, and a second thought. */
const Cancel = ({ id }: { id: string }) => {
  const { t } = useTranslation('boothOrders');
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const form = useCallForm({
    endpoint: boothOrders.cancel,
    initial: { reason: '' },
    input: ({ reason }) => ({ params: { id }, body: { reason } }),
    words: { reason: t('needReason') },
    draft: { name: `boothorder.cancel.${id}` },
    onDone: () => revalidate(),
  });
  if (!open)
    return (
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('cancel')}
      </Button>
    );
  return (
    <form {...form.props} className={classes['form']}>
      <Textarea label={t('reason')} {...form.input('reason')} autosize minRows={2} maxLength={500} data-autofocus />
      {form.fault && (
        <p role="alert" className={classes['bad']}>
          {form.fault}
        </p>
      )}
      <div className={classes['acts']}>
        <Button type="submit" color="red" loading={form.busy}>
          {t('cancelNow')}
        </Button>
        <Button variant="default" onClick={() => setOpen(false)}>
          {t('keep')}
        </Button>
      </div>
    </form>
  );
};

/** What the company does next: furnish, pay, take back. */
const Acts = ({ view: v }: { view: BoothOrderView }) => {
  const { t } = useTranslation('boothOrders');
  const f = useFormat();
  const { revalidate } = useRevalidator();
  const { act, busy, fault } = useAct();
  const { id, state, booth } = v.row;
  const withdraw = () =>
    void act(async () => {
      await call(boothOrders.withdraw, { params: { id } }).finally(() => revalidate());
    });
  return (
    <section className={`${panel['panel']} ${panel['warp']} ${classes['card']}`} aria-labelledby="next">
      <h2 id="next">{t('nextTitle')}</h2>
      <p>{t(`nextText.${state}`, { at: v.row.expiresAt ? f.stamp(v.row.expiresAt) : '', number: v.row.number })}</p>
      <div className={classes['acts']}>
        {(state === 'confirmed' || state === 'paid') && (
          <Button component={SiteLink} to={pageTo('standEditor', { id: booth.id })} color="warp">
            {t('next.furnish')}
          </Button>
        )}
        {v.steps.includes('withdraw') && (
          <Button variant="default" loading={busy} onClick={withdraw}>
            {t('withdraw')}
          </Button>
        )}
        {['refused', 'withdrawn', 'expired', 'cancelled'].includes(state) && (
          <Button component={SiteLink} to={pageTo('boothOrders', { fair: v.row.fair.id })} color="warp">
            {t('another')}
          </Button>
        )}
      </div>
      {v.steps.includes('cancel') && <Cancel id={id} />}
      {state === 'confirmed' && <p className={classes['quiet']}>{t('cancelBy', { at: f.stamp(v.row.cancelUntil) })}</p>}
      {fault && (
        <p role="alert" className={classes['bad']}>
          {fault}
        </p>
      )}
    </section>
  );
};

/** `/newFielddata/boothOrder`: one order, its course, and what is to be done. */
export const BoothOrderPage = ({ view: v }: { view: BoothOrderView }) => {
  const { t } = useTranslation('boothOrders');
  const text = useText();
  return (
    <main id="main" className={classes['page']}>
      <PageHead
        crumb={<SiteLink to={pageTo('boothOrders')}>{t('title')}</SiteLink>}
        title={t('orderTitle', { number: v.row.number })}
        note={
          <>
            {text(v.row.fair.name)} · {t('boothAt', { number: v.row.booth.number })} <OrderState state={v.row.state} />
          </>
        }
      />
      <div className={classes['order']}>
        <OrderFacts view={v} />
        <Acts view={v} />
      </div>
      <OrderCourse view={v} />
    </main>
  );
};
