import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { pageTo } from '#contract/pages.ts';
import { type DeskTenancy, operatorParks } from '#contract/parks/desk.ts';
import { parkLimits, type TenancyState, tenancyStates } from '#contract/parks/rules.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import { deskCall } from '../desk-call.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import desk from '../desk.module.css';
import classes from './parks.module.css';

/** What a company says of the park that it is in, and what is known beside. */
const Said = ({ tenancy: s }: { tenancy: DeskTenancy }) => {
  const { t } = useTranslation('parks');
  const text = useText();
  const f = useFormat();
  return (
    <>
      <h2>
        <SiteLink to={deskPageTo('operatorCompany', { id: s.company.id })}>{text(s.company.name)}</SiteLink> →{' '}
        <SiteLink to={pageTo('park', { slug: s.park.slug })} reloadDocument>
          {text(s.park.name)}
        </SiteLink>
      </h2>
      <p className={desk['quiet']}>
        {t(`tenancy.${s.state}`)} · {f.stamp(s.askedAt)}
      </p>
      <p>{t('desk.cityOf', { city: text(s.company.city) })}</p>
      <p>{t('desk.addressOf', { address: text(s.park.address) })}</p>
      <p>{s.note ? t('desk.noteOf', { note: s.note }) : t('desk.noNote')}</p>
      {s.reason && <p>{s.reason}</p>}
    </>
  );
};

const Row = ({ tenancy: s }: { tenancy: DeskTenancy }) => {
  const { t } = useTranslation('parks');
  const text = useText();
  const { revalidate } = useRevalidator();
  const { act, busy, fault } = useAct();
  const [refusing, setRefusing] = useState(false);
  const confirm = () =>
    void act(async () => {
      await deskCall(operatorParks.decide, {
        params: { id: s.id },
        body: { decision: 'confirm', reason: '' },
      }).finally(() => revalidate());
    });
  return (
    <li className={panel['panel']} data-row={s.id}>
      <Said tenancy={s} />
      <div className={classes['acts']}>
        {s.state !== 'confirmed' && (
          <Button loading={busy} onClick={confirm} aria-label={`${t('desk.confirm')}: ${text(s.company.name)}`}>
            {t('desk.confirm')}
          </Button>
        )}
        {s.state !== 'refused' && (
          <Button
            variant="default"
            onClick={() => setRefusing(true)}
            aria-label={`${t('desk.refuse')}: ${text(s.company.name)}`}
          >
            {t('desk.refuse')}
          </Button>
        )}
      </div>
      {fault && (
        <p role="alert" className={desk['wrong']}>
          {fault}
        </p>
      )}
      {refusing && (
        <ReasonDialog
          title={t('desk.refuseTitle', { name: text(s.company.name) })}
          act={t('desk.refuse')}
          label={t('desk.reason')}
          need={t('desk.needReason')}
          draft={`desk.parkTenancy.${s.id}`}
          least={1}
          most={parkLimits.note}
          endpoint={operatorParks.decide}
          input={(reason) => ({ params: { id: s.id }, body: { decision: 'refuse' as const, reason } })}
          onClose={() => setRefusing(false)}
        />
      )}
    </li>
  );
};

type Props = { list: DataOf<typeof operatorParks.tenancies>; state: TenancyState };
/** `/operator/park-tenancies`: what companies say of the parks that they are in. */
export const DeskTenanciesPage = ({ list, state }: Props) => {
  const { t } = useTranslation('parks');
  return (
    <main id="main" className={desk['page']}>
      <h1>{t('pageTitle.operatorParkTenancies')}</h1>
      <p>{t('desk.tenanciesLead')}</p>
      <TabLinks
        label={t('desk.states')}
        tabs={tenancyStates.map((s) => ({
          key: s,
          to: deskPageTo('operatorParkTenancies', s === 'asked' ? {} : { state: s }),
          label: t(`tenancy.${s}`),
          current: state === s,
        }))}
      />
      {list.records.length ? (
        <>
          <ul className={classes['list']}>
            {list.records.map((s) => (
              <Row key={s.id} tenancy={s} />
            ))}
          </ul>
          <Pager {...list} />
        </>
      ) : (
        <Empty title={t('desk.noTenancies')} />
      )}
    </main>
  );
};
