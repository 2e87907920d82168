import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useRevalidator } from 'react-router';
import { pageTo } from '#contract/pages.ts';
import type { PurchaseRow } from '#contract/purchase/calls.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useMay } from '#web/lib/page/viewer.ts';
import shared from '#web/ui/frame/detail.module.css';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import classes from './detail-page.module.css';
import { EvidenceList } from './evidence.tsx';
import { applicationTone, type Received } from './seen.ts';

type One = Received[number];

/** Accept binds, so it says what follows; refusing may carry a reason. */
const Decision = ({ id }: { id: string }) => {
  const { t } = useTranslation(['purchase', 'common']);
  const { revalidate } = useRevalidator();
  const ready = useReady();
  const [step, setStep] = useState<'accepted' | 'refused'>();
  const form = useCallForm({
    endpoint: () => import('#contract/purchase/calls.ts').then((m) => m.purchase.decide),
    initial: { reason: '', decision: 'refused' as 'accepted' | 'refused' },
    input: ({ decision, reason }) => ({
      params: { id },
      body: { decision, ...(decision === 'refused' && reason.trim() && { reason: reason.trim() }) },
    }),
    onDone: revalidate,
  });
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
          {...form.input('reason')}
          maxLength={300}
          autosize
          minRows={2}
        />
      )}
      <div className={shared['acts']}>
        <Button
          {...(step === 'accepted' ? { color: 'weft' } : { color: 'red' })}
          loading={form.busy}
          onClick={() => void form.send({ decision: step })}
        >
          {t(step === 'accepted' ? 'decide.accept' : 'decide.refuse')}
        </Button>
        <Button variant="default" onClick={() => setStep(undefined)}>
          {t('common:cancel')}
        </Button>
      </div>
      <p role="alert" className={shared['refused']}>
        {form.fault}
      </p>
    </div>
  );
};

const Row = ({ one, open }: { one: One; open: boolean }) => {
  const { t } = useTranslation('purchase');
  const f = useFormat();
  const text = useText();
  const lang = useLang();
  return (
    <article className={classes['application']}>
      <header>
        <h3 lang={textLang(one.company.name, lang)}>
          <SiteLink to={pageTo('company', { slug: one.company.id })}>{text(one.company.name)}</SiteLink>
        </h3>
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
      {open && one.state === 'submitted' && <Decision id={one.id} />}
    </article>
  );
};

const Withdraw = ({ id }: { id: string }) => {
  const { t } = useTranslation(['purchase', 'common']);
  const { revalidate } = useRevalidator();
  const ready = useReady();
  const [asked, setAsked] = useState(false);
  const { busy, fault, act } = useAct();
  const withdraw = () =>
    act(async () => {
      const { purchase } = await import('#contract/purchase/calls.ts');
      await call(purchase.withdraw, { params: { id } });
      await revalidate();
    });
  return (
    <div className={classes['form']}>
      {asked && <p>{t('withdraw.binds')}</p>}
      <div className={shared['acts']}>
        {asked && (
          <Button color="red" loading={busy} onClick={() => void withdraw()}>
            {t('withdraw.act')}
          </Button>
        )}
        <Button variant="default" disabled={!ready} onClick={() => setAsked(!asked)}>
          {asked ? t('common:cancel') : t('withdraw.act')}
        </Button>
      </div>
      <p role="alert" className={shared['refused']}>
        {fault}
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
