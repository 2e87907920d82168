import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { BoothOrderView } from '#contract/fairs/exhibiting/orders.ts';
import { operatorBoothOrders } from '#contract/operator/booth-orders.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { pageTo } from '#contract/pages.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Timeline } from '#web/ui/feedback/timeline.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { deskCall } from '../desk-call.ts';
import { DeskDialog } from '../desk-dialog.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import classes from '../desk.module.css';
import own from '../disputes/disputes.module.css';

type DialogProps = { view: BoothOrderView; onClose: () => void };

/** A payment that came outside of the platform. */
const PayDialog = ({ view, onClose }: DialogProps) => {
  const { t } = useTranslation('boothOrders');
  const { revalidate } = useRevalidator();
  const { id, number } = view.row;
  const form = useCallForm({
    endpoint: operatorBoothOrders.pay,
    initial: { on: '', reference: '' },
    input: (v) => ({ params: { id }, body: v }),
    words: { on: t('desk.needDay'), reference: t('desk.needReference') },
    send: deskCall,
    onDone: async () => {
      onClose();
      await revalidate();
    },
  });
  return (
    <DeskDialog title={t('desk.payTitle', { number })} act={t('desk.pay')} form={form} onClose={onClose}>
      <DateField label={t('paidOn')} {...form.field('on')} />
      <TextInput label={t('desk.reference')} {...form.input('reference')} maxLength={80} />
    </DeskDialog>
  );
};

const Facts = ({ view: v }: { view: BoothOrderView }) => {
  const { t } = useTranslation(['boothOrders', 'fairs']);
  const text = useText();
  const f = useFormat();
  const { row } = v;
  return (
    <>
      <p className={own['files']}>
        <SiteLink to={deskPageTo('operatorCompany', { id: row.company.id })}>{text(row.company.name)}</SiteLink>
        <SiteLink to={pageTo('fairHall', { id: row.hall.id, booth: row.booth.id })}>
          {t('boothAt', { number: row.booth.number })}
        </SiteLink>
      </p>
      <p>
        {text(row.fair.name)} · {t(`fairs:size.${row.booth.size}`)} · {t(`fairs:class.${row.booth.class}`)}
      </p>
      <p>
        <b className="figure">{f.money(row.total, row.currency)}</b> · {t('metres', { n: f.number(Number(v.area), 2) })}{' '}
        · {f.money(v.perMetre, row.currency)}
        {v.corner && ` · ${t('corner')} +${f.number(v.cornerPercent)}%`}
      </p>
      <p>
        {t('contact')}: {v.contact || '—'}
      </p>
      {v.paid && (
        <p>
          {t('paidOn')}: <span className="figure">{f.day(v.paid.on)}</span> · {v.paid.reference}
        </p>
      )}
      {row.expiresAt && <p>{t('desk.until', { at: f.stamp(row.expiresAt) })}</p>}
    </>
  );
};

type Asked = 'refuse' | 'cancel' | 'pay';
type ActsProps = { view: BoothOrderView; busy: boolean; onConfirm: () => void; onOpen: (asked: Asked) => void };
/** What can be done with it as it stands. */
const Acts = ({ view, busy, onConfirm, onOpen }: ActsProps) => {
  const { t } = useTranslation('boothOrders');
  return (
    <div className={own['acts']}>
      {view.steps.includes('confirm') && (
        <Button color="warp" loading={busy} onClick={onConfirm}>
          {t('desk.confirm')}
        </Button>
      )}
      {view.steps.includes('pay') && (
        <Button color="warp" onClick={() => onOpen('pay')}>
          {t('desk.pay')}
        </Button>
      )}
      {(['refuse', 'cancel'] as const).map(
        (step) =>
          view.steps.includes(step) && (
            <Button key={step} variant="default" onClick={() => onOpen(step)}>
              {t(`desk.${step}`)}
            </Button>
          ),
      )}
    </div>
  );
};

const Course = ({ view }: { view: BoothOrderView }) => {
  const { t } = useTranslation('boothOrders');
  return (
    <section aria-label={t('course')}>
      <h3>{t('course')}</h3>
      <Timeline
        label={t('course')}
        events={view.timeline.map((e) => ({
          key: e.id,
          at: e.at,
          title: t(`did.${e.act}`),
          by: t(`party.${e.party}`),
          text: e.text,
        }))}
      />
    </section>
  );
};

/** One order with the desk's acts; each is recorded, and the company hears of it. */
export const OneOrder = ({ view }: { view: BoothOrderView }) => {
  const { t } = useTranslation('boothOrders');
  const { revalidate } = useRevalidator();
  const { act, busy, fault } = useAct();
  const [open, setOpen] = useState<Asked | null>(null);
  const { id, number, state } = view.row;
  const close = () => setOpen(null);
  const confirm = () =>
    void act(async () => {
      await deskCall(operatorBoothOrders.confirm, { params: { id } }).finally(() => revalidate());
    });
  return (
    <article className={`${panel['panel']} ${own['case'] ?? ''}`}>
      <h2>
        <span className="figure">{number}</span> · {t(`state.${state}`)}
      </h2>
      <Facts view={view} />
      {view.steps.length > 0 && <Acts view={view} busy={busy} onConfirm={confirm} onOpen={setOpen} />}
      {fault && (
        <p role="alert" className={classes['wrong']}>
          {fault}
        </p>
      )}
      <Course view={view} />
      {open === 'pay' && <PayDialog view={view} onClose={close} />}
      {(open === 'refuse' || open === 'cancel') && (
        <ReasonDialog
          title={t(`desk.${open}Title`, { number: view.row.number })}
          act={t(`desk.${open}`)}
          label={t('desk.reason')}
          need={t('needReason')}
          draft={`desk.boothorder.${view.row.id}`}
          least={1}
          most={500}
          endpoint={operatorBoothOrders[open]}
          input={(reason) => ({ params: { id: view.row.id }, body: { reason } })}
          onClose={close}
        />
      )}
    </article>
  );
};
