import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { CallError } from '#contract/core/client.ts';
import type { PurchaseRow } from '#contract/purchase.ts';
import { call } from '#web/lib/call.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/lang.ts';
import { useReady } from '#web/lib/ready.ts';
import { useMay } from '#web/lib/viewer.ts';
import shared from '#web/ui/detail.module.css';
import panel from '#web/ui/panel.module.css';
import { Tag } from '#web/ui/tag.tsx';
import classes from './detail-page.module.css';
import { EvidenceList } from './evidence.tsx';
import { applicationTone, type Received } from './seen.ts';

type One = Received[number];

/** Accept binds, so it says what follows; refusing may carry a reason. */
const Decision = ({ id, onRefused }: { id: string; onRefused: (message: string) => void }) => {
  const { t } = useTranslation(['purchase', 'common']);
  const { revalidate } = useRevalidator();
  const ready = useReady();
  const [step, setStep] = useState<'accepted' | 'refused'>();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const decide = async (decision: 'accepted' | 'refused') => {
    setBusy(true);
    onRefused('');
    try {
      const { purchase } = await import('#contract/purchase.ts');
      const body = { decision, ...(decision === 'refused' && reason.trim() && { reason: reason.trim() }) };
      await call(purchase.decide, { params: { id }, body });
      await revalidate();
    } catch (err) {
      onRefused(err instanceof CallError ? err.message : t('failed'));
    } finally {
      setBusy(false);
    }
  };
  if (!step)
    return (
      <div className={shared['acts']}>
        <Button variant="default" disabled={!ready} onClick={() => setStep('accepted')}>
          {t('decide.accept')}
        </Button>
        <Button variant="default" disabled={!ready} onClick={() => setStep('refused')}>
          {t('decide.refuse')}
        </Button>
      </div>
    );
  return (
    <div className={classes['form']}>
      {step === 'accepted' ? (
        <p>{t('decide.binds')}</p>
      ) : (
        <Textarea
          label={`${t('decide.reason')} · ${t('common:optional')}`}
          value={reason}
          onChange={(e) => setReason(e.currentTarget.value)}
          maxLength={300}
          autosize
          minRows={2}
        />
      )}
      <div className={shared['acts']}>
        <Button
          {...(step === 'accepted' ? { color: 'weft' } : { color: 'red' })}
          loading={busy}
          onClick={() => void decide(step)}
        >
          {t(step === 'accepted' ? 'decide.accept' : 'decide.refuse')}
        </Button>
        <Button variant="default" onClick={() => setStep(undefined)}>
          {t('common:cancel')}
        </Button>
      </div>
    </div>
  );
};

const Row = ({ one, open }: { one: One; open: boolean }) => {
  const { t } = useTranslation('purchase');
  const f = useFormat();
  const text = useText();
  const lang = useLang();
  const [refused, setRefused] = useState('');
  return (
    <article className={classes['application']}>
      <header>
        <h3 lang={textLang(one.company.name, lang)}>{text(one.company.name)}</h3>
        <span>{text(one.company.city)}</span>
        <Tag tone={applicationTone[one.state]}>{t(`applicationState.${one.state}`)}</Tag>
        <time dateTime={one.at} className="figure">
          {f.stamp(one.at)}
        </time>
      </header>
      <p className={classes['words']} lang={textLang(one.message, lang)}>
        {text(one.message)}
      </p>
      {one.certificates.length > 0 && <EvidenceList evidence={one.certificates} />}
      {one.annexes.map((a) => (
        <a key={a.id} href={a.url} download>
          {a.name}
        </a>
      ))}
      {one.reason && <p className={classes['quiet']}>{t('reasonGiven', { reason: text(one.reason) })}</p>}
      {open && one.state === 'submitted' && <Decision id={one.id} onRefused={setRefused} />}
      <p role="alert" className={shared['refused']}>
        {refused}
      </p>
    </article>
  );
};

const Withdraw = ({ id }: { id: string }) => {
  const { t } = useTranslation(['purchase', 'common']);
  const { revalidate } = useRevalidator();
  const ready = useReady();
  const [asked, setAsked] = useState(false);
  const [refused, setRefused] = useState('');
  const withdraw = async () => {
    try {
      const { purchase } = await import('#contract/purchase.ts');
      await call(purchase.withdraw, { params: { id } });
      await revalidate();
    } catch (err) {
      setRefused(err instanceof CallError ? err.message : t('failed'));
    }
  };
  return (
    <div className={classes['form']}>
      {asked && <p>{t('withdraw.binds')}</p>}
      <div className={shared['acts']}>
        {asked && (
          <Button color="red" onClick={() => void withdraw()}>
            {t('withdraw.act')}
          </Button>
        )}
        <Button variant="default" disabled={!ready} onClick={() => setAsked(!asked)}>
          {asked ? t('common:cancel') : t('withdraw.act')}
        </Button>
      </div>
      <p role="alert" className={shared['refused']}>
        {refused}
      </p>
    </div>
  );
};

/** The owner's part: who has applied with which evidence, and the decision on each. */
const Applications = ({ purchase, received }: { purchase: PurchaseRow; received: Received }) => {
  const { t } = useTranslation('purchase');
  const mayBuy = useMay('buy');
  return (
    <section className={`${panel['panel']} ${panel['warp']} ${classes['wanted']}`} aria-labelledby="received">
      <h2 id="received">{t('received.title', { n: received.length })}</h2>
      {received.length ? (
        received.map((one) => <Row key={one.id} one={one} open={mayBuy && purchase.state !== 'withdrawn'} />)
      ) : (
        <p>{t(purchase.state === 'open' ? 'received.none' : 'received.nobody')}</p>
      )}
      {mayBuy && (purchase.state === 'open' || purchase.state === 'closed') && <Withdraw id={purchase.id} />}
    </section>
  );
};

export default Applications;
