import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { finance, type SharedView } from '#contract/finance/calls.ts';
import type { paymentTypes } from '#contract/inquiry/states.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import shared from '#web/ui/frame/detail.module.css';
import panel from '#web/ui/frame/panel.module.css';
import classes from '../services.module.css';

type Facts = NonNullable<SharedView['facts']>;

const FactList = ({ facts }: { facts: Facts }) => {
  const { t } = useTranslation(['finance', 'common']);
  const text = useText();
  const f = useFormat();
  const rows = [
    [t('field.order'), `${facts.number} · ${text(facts.title)}`],
    [t('formHead'), t(`form.${facts.form}`)],
    [t('shared.buyer'), text(facts.buyer)],
    [t('shared.supplier'), text(facts.supplier)],
    [t('shared.total'), f.money(facts.total, facts.currency)],
    [t('shared.paid'), f.money(facts.paid, facts.currency)],
    [t('shared.delivery'), f.day(facts.deliveryDate)],
    [t('shared.payment'), t(`common:payment.${facts.paymentType as (typeof paymentTypes)[number]}`)],
    [t('orderStates'), t(`common:orderState.${facts.state}`)],
  ] as const;
  return (
    <dl className={`${shared['facts']} ${classes['pair']}`}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** Asked once more before it is done. */
const Withdraw = ({ application }: { application: string }) => {
  const { t } = useTranslation('finance');
  const ready = useReady();
  const { revalidate } = useRevalidator();
  const { act, busy, fault } = useAct();
  const [sure, setSure] = useState(false);
  const withdraw = () =>
    void act(() => call(finance.withdraw, { params: { id: application } }).finally(() => revalidate()));
  if (!sure)
    return (
      <div>
        <ActButton disabled={!ready} onClick={() => setSure(true)}>
          {t('shared.withdraw')}
        </ActButton>
      </div>
    );
  return (
    <>
      <p>{t('shared.withdrawSure')}</p>
      <div className={shared['acts']}>
        <ActButton look="ask" busy={busy} onClick={withdraw}>
          {t('shared.withdraw')}
        </ActButton>
        <ActButton onClick={() => setSure(false)}>{t('shared.keep')}</ActButton>
      </div>
      <p role="alert" className={shared['refused']}>
        {fault}
      </p>
    </>
  );
};

/** What of an order was shared with the bank, for both sides. */
export const SharedOrder = ({ application, view }: { application: string; view: SharedView }) => {
  const { t } = useTranslation('finance');
  const f = useFormat();
  const { consent, facts, documents, mayWithdraw } = view;
  return (
    <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="shared-order">
      <h2 id="shared-order">{t('shared.title')}</h2>
      <p className={classes['quiet']}>
        {consent.withdrawnAt
          ? t('shared.withdrawn', { at: f.stamp(consent.withdrawnAt) })
          : t('shared.given', { at: f.stamp(consent.givenAt), version: consent.version })}
      </p>
      {facts ? (
        <>
          <FactList facts={facts} />
          <h3>{t('shared.documents')}</h3>
          {documents.length ? (
            <ul className={classes['list']}>
              {documents.map((d) => (
                <li key={d.id}>
                  <a href={`/api/busi/finance/shared/${application}/${d.id}`} download>
                    {d.name}
                  </a>{' '}
                  <span className={classes['quiet']}>{t(`doc.${d.kind as 'invoice'}`)}</span>
                </li>
              ))}
            </ul>
          ) : (
            <p className={classes['quiet']}>{t('shared.noDocuments')}</p>
          )}
        </>
      ) : (
        <p>{t('shared.closed')}</p>
      )}
      {mayWithdraw && <Withdraw application={application} />}
    </section>
  );
};
