import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AdView } from '#contract/advertising/calls.ts';
import { operatorAds } from '#contract/advertising/desk.ts';
import { adLimits } from '#contract/advertising/places.ts';
import { htmlLang, ownName } from '#contract/core/langs.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { pageTo } from '#contract/pages.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { AdCard } from '#web/ui/card/ad-card.tsx';
import { Timeline } from '#web/ui/feedback/timeline.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { deskCall } from '../desk-call.ts';
import { DeskDialog } from '../desk-dialog.tsx';
import desk from '../desk.module.css';
import record from '../desk-record.module.css';
import { ReasonDialog } from '../reason-dialog.tsx';
import classes from './ads.module.css';

const withReason = ['return', 'refuse', 'cancel'] as const;
type WithReason = (typeof withReason)[number];
type DialogProps = { view: AdView; onClose: () => void };

/** A payment that came outside of the platform. */
const PayDialog = ({ view, onClose }: DialogProps) => {
  const { t } = useTranslation('ads');
  const { revalidate } = useRevalidator();
  const { id, number } = view.row;
  const form = useCallForm({
    endpoint: operatorAds.pay,
    initial: { on: '', reference: '' },
    input: (v) => ({ params: { id }, body: v }),
    words: { on: t('needDay'), reference: t('desk.needReference') },
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

const Facts = ({ view: v }: { view: AdView }) => {
  const { t } = useTranslation('ads');
  const f = useFormat();
  const text = useText();
  const { row } = v;
  return (
    <dl className={classes['facts']}>
      <dt>{t('placeHead')}</dt>
      <dd>{t(`place.${row.place}`)}</dd>
      <dt>{t('days')}</dt>
      <dd className="figure">
        {f.day(row.firstDay)} – {f.day(row.lastDay)}
      </dd>
      <dt>{t('total')}</dt>
      <dd className="figure">{f.money(row.total, row.currency)}</dd>
      <dt>{t('goal')}</dt>
      <dd>
        {v.product ? (
          <SiteLink to={pageTo('product', { id: v.product.id })}>{text(v.product.name)}</SiteLink>
        ) : (
          t('goalCompany')
        )}
      </dd>
      {v.fields.length > 0 && (
        <>
          <dt>{t('fields')}</dt>
          <dd>{v.fields.map((x) => text(x.name)).join(' · ')}</dd>
        </>
      )}
      {v.paid && (
        <>
          <dt>{t('paidOn')}</dt>
          <dd>
            <span className="figure">{f.day(v.paid.on)}</span> · {v.paid.reference}
          </dd>
        </>
      )}
      <dt>{t('seen')}</dt>
      <dd className="figure">
        {f.number(row.shown)} · {t('opened')} {f.number(row.opened)}
      </dd>
    </dl>
  );
};

/** The desk's acts on an advertisement; each is recorded, and the company hears of it. */
const Acts = ({ view }: { view: AdView }) => {
  const { t } = useTranslation('ads');
  const { revalidate } = useRevalidator();
  const { act, busy, fault } = useAct();
  const [open, setOpen] = useState<WithReason | 'pay' | null>(null);
  const { id, number } = view.row;
  const close = () => setOpen(null);
  const confirm = () =>
    void act(async () => {
      const body = { step: 'confirm' as const, reason: '' };
      await deskCall(operatorAds.move, { params: { id }, body }).finally(() => revalidate());
    });
  return (
    <>
      <div className={record['acts']}>
        {view.steps.includes('confirm') && (
          <Button color="warp" loading={busy} onClick={confirm}>
            {t('desk.confirm')}
          </Button>
        )}
        {view.steps.includes('pay') && (
          <Button color="warp" onClick={() => setOpen('pay')}>
            {t('desk.pay')}
          </Button>
        )}
        {withReason.map(
          (step) =>
            view.steps.includes(step) && (
              <Button key={step} variant="default" onClick={() => setOpen(step)}>
                {t(`desk.${step}`)}
              </Button>
            ),
        )}
      </div>
      {fault && (
        <p role="alert" className={desk['wrong']}>
          {fault}
        </p>
      )}
      {open === 'pay' && <PayDialog view={view} onClose={close} />}
      {open !== null && open !== 'pay' && (
        <ReasonDialog
          title={t(`desk.${open}Title`, { number })}
          act={t(`desk.${open}`)}
          label={t('desk.reason')}
          need={t('needReason')}
          draft={`desk.advertisement.${id}`}
          least={1}
          most={adLimits.reason}
          endpoint={operatorAds.move}
          input={(reason) => ({ params: { id }, body: { step: open, reason } })}
          onClose={close}
        />
      )}
    </>
  );
};

/** `/operator/advertisement`: one advertisement as its readers would see it, with the desk's acts. */
export const DeskAdPage = ({ view: v }: { view: AdView }) => {
  const { t } = useTranslation('ads');
  const text = useText();
  const { row, content } = v;
  return (
    <main id="main" className={desk['page']}>
      <p>
        <SiteLink to={deskPageTo('operatorAdvertisements')}>{t('desk.back')}</SiteLink>
      </p>
      <h1>
        <span className="figure">{row.number}</span> · {t(`state.${row.state}`)}
      </h1>
      <div className={record['one']}>
        <div className={record['part']}>
          {content.langs.map((lang) => (
            <div key={lang} lang={htmlLang[lang]}>
              <p className={desk['quiet']}>{ownName[lang]}</p>
              <AdCard
                company={text(row.company.name)}
                title={content.title[lang]}
                line={content.line[lang]}
                picture={v.pictureUrl}
                byField={content.fields.length > 0}
              />
            </div>
          ))}
          {content.note && <p>{t('desk.noteOf', { note: content.note })}</p>}
          <h2>{t('course')}</h2>
          <Timeline
            label={t('course')}
            events={v.timeline.map((e) => ({
              key: e.id,
              at: e.at,
              title: t(`did.${e.act}`),
              by: t(`party.${e.party}`),
              text: e.text,
            }))}
          />
        </div>
        <section className={`${panel['panel']} ${record['card']}`} aria-label={t('pageTitle.operatorAdvertisement')}>
          <SiteLink to={deskPageTo('operatorCompany', { id: row.company.id })}>{text(row.company.name)}</SiteLink>
          <Facts view={v} />
          <Acts view={v} />
        </section>
      </div>
    </main>
  );
};
