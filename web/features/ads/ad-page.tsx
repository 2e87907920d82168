import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type AdView, ownAds } from '#contract/advertising/calls.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { DictItem } from '#contract/dictionary/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Timeline } from '#web/ui/feedback/timeline.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { AdPreview } from './ad-preview.tsx';
import classes from './ads.module.css';
import { ChangeAd } from './change-ad.tsx';
import type { AdTyped } from './content-fields.tsx';
import { AdFigures } from './figures.tsx';
import { AdStateTag } from './state-tag.tsx';

/** Cancelling takes a reason, and a second thought. */
const Cancel = ({ id }: { id: string }) => {
  const { t } = useTranslation('ads');
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const form = useCallForm({
    endpoint: ownAds.cancel,
    initial: { reason: '' },
    input: ({ reason }) => ({ params: { id }, body: { reason } }),
    words: { reason: t('needReason') },
    draft: { name: `advertisement.cancel.${id}` },
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

/** What follows, and what the company can do. */
const Next = ({ view: v, onChange }: { view: AdView; onChange: () => void }) => {
  const { t } = useTranslation('ads');
  const { revalidate } = useRevalidator();
  const { act, busy, fault } = useAct();
  const { id, state, phase, number } = v.row;
  const withdraw = () =>
    void act(async () => {
      await call(ownAds.withdraw, { params: { id } }).finally(() => revalidate());
    });
  const said = v.timeline.findLast((e) => e.party === 'desk' && e.text)?.text;
  return (
    <section className={`${panel['panel']} ${panel['warp']} ${classes['card']}`} aria-labelledby="ad-next">
      <h2 id="ad-next">{t('nextTitle')}</h2>
      <p>{state === 'paid' ? t(`next.paid.${phase}`) : t(`next.${state}`, { number })}</p>
      {said && (state === 'returned' || state === 'refused' || state === 'cancelled') && (
        <p>
          {t('reason')}: {said}
        </p>
      )}
      <div className={classes['acts']}>
        {v.steps.includes('change') && (
          <Button color="warp" onClick={onChange}>
            {t('change')}
          </Button>
        )}
        {v.steps.includes('withdraw') && (
          <Button variant="default" loading={busy} onClick={withdraw}>
            {t('withdraw')}
          </Button>
        )}
        {v.steps.includes('cancel') && <Cancel id={id} />}
        {v.steps.length === 0 && (state !== 'paid' || phase === 'ended') && (
          <Button component={SiteLink} to={pageTo('advertise', { place: v.row.place })} color="warp">
            {t('book')}
          </Button>
        )}
      </div>
      {fault && (
        <p role="alert" className={classes['bad']}>
          {fault}
        </p>
      )}
    </section>
  );
};

const Facts = ({ view: v }: { view: AdView }) => {
  const { t } = useTranslation('ads');
  const f = useFormat();
  const text = useText();
  const { row } = v;
  const rows: [string, string][] = [
    [t('placeHead'), t(`place.${row.place}`)],
    [t('days'), `${f.day(row.firstDay)} – ${f.day(row.lastDay)}`],
    [
      t('total'),
      `${t('sum', { price: f.money(v.pricePerDay, row.currency), days: t('daysN', { n: f.number(v.days), count: v.days }) })} = ${f.money(row.total, row.currency)}`,
    ],
    [t('goal'), v.product ? text(v.product.name) : t('goalCompany')],
    ...(v.fields.length ? [[t('fields'), v.fields.map((x) => text(x.name)).join(' · ')] as [string, string]] : []),
    ...(v.paid ? [[t('paidOn'), `${f.day(v.paid.on)} · ${v.paid.reference}`] as [string, string]] : []),
  ];
  return (
    <section className={`${panel['panel']} ${classes['card']}`} aria-label={t('pageTitle.advertisement')}>
      <dl className={classes['facts']}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

type Props = {
  view: AdView;
  products: DataOf<typeof ownAds.places>['products'];
  byField: boolean;
  fields: DictItem[];
};

/** `/marketing/advertisement`: one advertisement: what follows, how often it was seen, what it shows, its course. */
export const AdPage = ({ view: v, products, byField, fields }: Props) => {
  const { t } = useTranslation('ads');
  const text = useText();
  const [changing, setChanging] = useState(false);
  const kept: AdTyped = {
    ...v.content,
    picture: v.content.picture && v.pictureUrl ? { id: v.content.picture, url: v.pictureUrl, name: '', size: 0 } : null,
  };
  const mayChange = v.steps.includes('change');
  return (
    <main id="main" className={classes['page']}>
      <PageHead
        crumb={<SiteLink to={pageTo('advertisements')}>{t('pageTitle.advertisements')}</SiteLink>}
        title={text(v.row.title)}
        note={
          <>
            <span className="figure">{v.row.number}</span> <AdStateTag row={v.row} />
          </>
        }
      />
      <div className={classes['one']}>
        <div className={classes['side']}>
          {changing && mayChange ? (
            <ChangeAd
              id={v.row.id}
              kept={kept}
              company={text(v.row.company.name)}
              {...{ products, byField, fields }}
              onClose={() => setChanging(false)}
            />
          ) : (
            <AdPreview value={kept} company={text(v.row.company.name)} />
          )}
          {v.row.state === 'paid' && <AdFigures view={v} />}
        </div>
        <div className={classes['side']}>
          <Next view={v} onChange={() => setChanging(true)} />
          <Facts view={v} />
        </div>
      </div>
      <section className={classes['side']} aria-labelledby="ad-course">
        <h2 id="ad-course">{t('course')}</h2>
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
      </section>
    </main>
  );
};
