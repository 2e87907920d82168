import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { type DeskApplication, type DeskOffer, operatorServices } from '#contract/services/desk.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { offerStates } from '#contract/services/kinds.ts';
import { applicationStates } from '#contract/services/states.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Timeline } from '#web/ui/feedback/timeline.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import { deskCall } from '../desk-call.ts';
import { DeskDialog } from '../desk-dialog.tsx';
import classes from '../desk.module.css';
import own from '../disputes/disputes.module.css';

type Props = {
  applications: DataOf<typeof operatorServices.applications> | null;
  application: DataOf<typeof operatorServices.application> | null;
  offers: DataOf<typeof operatorServices.offers> | null;
  state: string | undefined;
};

const HideDialog = ({ offer, onClose }: { offer: DeskOffer; onClose: () => void }) => {
  const { t } = useTranslation('services');
  const text = useText();
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: operatorServices.hide,
    initial: { reason: '' },
    input: ({ reason }) => ({ params: { id: offer.id }, body: { reason } }),
    words: { reason: t('desk.needReason') },
    draft: { name: `desk.service.${offer.id}` },
    send: deskCall,
    onDone: async () => {
      onClose();
      await revalidate();
    },
  });
  return (
    <DeskDialog
      title={t('desk.hideTitle', { name: text(offer.name) })}
      act={t('desk.hide')}
      form={form}
      onClose={onClose}
    >
      <Textarea
        label={t('desk.reason')}
        {...form.input('reason')}
        autosize
        minRows={3}
        maxLength={500}
        data-autofocus
      />
    </DeskDialog>
  );
};

const Offer = ({ offer: o }: { offer: DeskOffer }) => {
  const { t } = useTranslation('services');
  const text = useText();
  const { revalidate } = useRevalidator();
  const { act, busy, fault } = useAct();
  const [hiding, setHiding] = useState(false);
  const show = () =>
    void act(async () => {
      await deskCall(operatorServices.show, { params: { id: o.id } }).finally(() => revalidate());
    });
  return (
    <li className={`${panel['panel']} ${own['case'] ?? ''}`}>
      <p>
        <b>{text(o.name)}</b> · {t(`kind.${o.kind}`)} · {t(`desk.offerState.${o.state}`)}
      </p>
      <p>
        <SiteLink to={deskPageTo('operatorCompany', { id: o.provider.entId })}>{text(o.provider.name)}</SiteLink> ·{' '}
        {text(o.summary)}
      </p>
      <div className={own['acts']}>
        {o.state === 'hidden' ? (
          <Button variant="default" loading={busy} onClick={show}>
            {t('desk.show')}
          </Button>
        ) : (
          <Button variant="default" onClick={() => setHiding(true)}>
            {t('desk.hide')}
          </Button>
        )}
      </div>
      {fault && (
        <p role="alert" className={classes['wrong']}>
          {fault}
        </p>
      )}
      {hiding && <HideDialog offer={o} onClose={() => setHiding(false)} />}
    </li>
  );
};

const One = ({ found }: { found: NonNullable<Props['application']> }) => {
  const { t } = useTranslation('services');
  const text = useText();
  const f = useFormat();
  const { row, course } = found;
  return (
    <article className={`${panel['panel']} ${own['case'] ?? ''}`}>
      <h2>
        <span className="figure">{row.number}</span> · {t(`state.${row.state}`)}
      </h2>
      <p>
        {text(row.title)} · {t(`kind.${row.kind}`)}
      </p>
      <p className={own['files']}>
        <SiteLink
          to={
            row.applicant.entId
              ? deskPageTo('operatorCompany', { id: row.applicant.entId })
              : deskPageTo('operatorPerson', { id: row.applicant.userId })
          }
        >
          {text(row.applicant.name)}
        </SiteLink>
        <SiteLink to={deskPageTo('operatorCompany', { id: row.provider.entId })}>{text(row.provider.name)}</SiteLink>
      </p>
      {row.expiresAt && <p>{t('desk.until', { at: f.stamp(row.expiresAt) })}</p>}
      <p>{t('desk.private')}</p>
      <Timeline
        label={t('desk.course')}
        events={course.map((e) => ({
          key: e.id,
          at: e.at,
          title: t(`desk.act.${e.act}`),
          by: t(`desk.by.${e.party}`),
          text: text(e.text),
        }))}
      />
    </article>
  );
};

const Rows = ({ rows, at, state }: { rows: DeskApplication[]; at: string | undefined; state: string | undefined }) => {
  const { t } = useTranslation('services');
  const text = useText();
  return (
    <ul className={own['list']}>
      {rows.map((r) => (
        <li key={r.id}>
          <SiteLink
            to={deskPageTo('operatorServices', { id: r.id, ...(state && { state }) })}
            aria-current={r.id === at || undefined}
          >
            <b>{text(r.title)}</b>
            <span>
              {text(r.applicant.name)} → {text(r.provider.name)}
            </span>
            <small>
              {t(`state.${r.state}`)} · <span className="figure">{r.number}</span>
            </small>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
};

/** `/operator/services`: applications of everybody by state, one with its course, and offers that can be taken down. */
export const DeskServicesPage = ({ applications, application, offers, state }: Props) => {
  const { t } = useTranslation(['services', 'operator']);
  const states = offers ? offerStates : applicationStates;
  const view = offers ? { view: 'offers' as const } : {};
  return (
    <main id="main" className={classes['page']}>
      <h1>{t('operator:nav.services')}</h1>
      <TabLinks
        label={t('desk.view')}
        tabs={[
          { key: 'applications', to: deskPageTo('operatorServices'), label: t('desk.applications'), current: !offers },
          {
            key: 'offers',
            to: deskPageTo('operatorServices', { view: 'offers' }),
            label: t('desk.offers'),
            current: !!offers,
          },
        ]}
      />
      <TabLinks
        label={t('desk.states')}
        tabs={[undefined, ...states].map((s) => ({
          key: s ?? 'all',
          to: deskPageTo('operatorServices', { ...view, ...(s && { state: s }) }),
          label: s ? (offers ? t(`desk.offerState.${s as 'draft'}`) : t(`state.${s as 'submitted'}`)) : t('desk.all'),
          current: s === state,
        }))}
      />
      {offers &&
        (offers.records.length ? (
          <>
            <ul className={own['list']}>
              {offers.records.map((o) => (
                <Offer key={o.id} offer={o} />
              ))}
            </ul>
            <Pager {...offers} />
          </>
        ) : (
          <Empty title={t('desk.none')} text={t('desk.noneText')} />
        ))}
      {applications &&
        (applications.records.length ? (
          <div className={own['columns']}>
            <div>
              <Rows rows={applications.records} at={application?.row.id} state={state} />
              <Pager {...applications} />
            </div>
            {application ? <One key={application.row.id} found={application} /> : <p>{t('desk.pick')}</p>}
          </div>
        ) : (
          <Empty title={t('desk.none')} text={t('desk.noneText')} />
        ))}
    </main>
  );
};
