import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useRevalidator } from 'react-router';
import { pageTo } from '#contract/pages.ts';
import type { CriterionView } from '#contract/purchase/schemas.ts';
import { isAdmitted, type PurchaseState } from '#contract/purchase/states.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useMay } from '#web/lib/page/viewer.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import shared from '#web/ui/frame/detail.module.css';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import classes from './detail-page.module.css';
import { EvidenceList } from './evidence.tsx';
import { applicationTone, type Detail, type Received } from './seen.ts';
import { AnswerList } from './tender/answer-list.tsx';
import { Judge } from './tender/judge.tsx';
import { OwnerTools } from './tender/owner-tools.tsx';

type One = Received[number];

type Deciding = { id: string; priced: boolean; mayAccept: boolean; declines?: boolean };
/** Accept binds, so it says what follows; refusing may carry a reason. `declines`: it was admitted before, and is declined or nothing. */
const Decision = ({ id, priced, mayAccept, declines }: Deciding) => {
  const { t } = useTranslation(['purchase', 'common', 'tender']);
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
        {!declines && (
          <Button variant="default" disabled={!ready || !mayAccept} onClick={() => setStep('accepted')}>
            {t(priced ? 'tender:admit.act' : 'decide.accept')}
          </Button>
        )}
        <Button variant="default" disabled={!ready} onClick={() => setStep('refused')}>
          {t('decide.refuse')}
        </Button>
      </div>
    );
  return (
    <div className={classes['form']}>
      {step === 'accepted' ? (
        <p>{t(priced ? 'tender:admit.binds' : 'decide.binds')}</p>
      ) : (
        <Textarea
          label={priced ? t('decide.reason') : `${t('decide.reason')} · ${t('common:optional')}`}
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
          {t(step === 'refused' ? 'decide.refuse' : priced ? 'tender:admit.act' : 'decide.accept')}
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

type Around = { criteria: CriterionView[]; priced: boolean; state: PurchaseState };
const Row = ({ one, open, around }: { one: One; open: boolean; around: Around }) => {
  const { t } = useTranslation(['purchase', 'tender']);
  const { criteria, priced, state } = around;
  const decides = open && one.state === 'submitted';
  // After an award of a part, who was admitted and not chosen need not wait for the rest.
  const declines = open && priced && state === 'awarded' && one.state === 'accepted';
  const judged = criteria.every(
    (c) => !c.must || one.answers.some((a) => a.criterionId === c.id && a.verdict === 'met'),
  );
  const inTime = !priced || state === 'open';
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
      {priced && isAdmitted(one.state) && (
        <p className={shared['tags']}>
          <Tag>{t(one.priced ? 'tender:priced' : 'tender:notPriced')}</Tag>
        </p>
      )}
      {criteria.length > 0 &&
        (decides ? (
          <Judge key={one.answers.map((a) => a.verdict).join()} one={one} criteria={criteria} open={state === 'open'} />
        ) : (
          <AnswerList criteria={criteria} answers={one.answers} />
        ))}
      {decides && !inTime && <p className={classes['quiet']}>{t('tender:admit.late')}</p>}
      {decides && inTime && !judged && <p className={classes['quiet']}>{t('tender:admit.judge')}</p>}
      {decides && <Decision id={one.id} priced={priced} mayAccept={judged && inTime} />}
      {declines && <Decision id={one.id} priced mayAccept={false} declines />}
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
const Applications = ({ detail, received }: { detail: Detail; received: Received }) => {
  const { t } = useTranslation(['purchase', 'tender']);
  const mayBuy = useMay('buy');
  const { row: purchase, parts } = detail;
  const priced = Boolean(parts?.lines.length);
  const running = purchase.state === 'open' || purchase.state === 'closed';
  const around = { criteria: parts?.criteria ?? [], priced, state: purchase.state };
  return (
    <section className={`${panel['panel']} ${panel['warp']} ${classes['wanted']}`} aria-labelledby="received">
      <h2 id="received">{t('received.title', { n: received.length })}</h2>
      {received.length ? (
        received.map((one) => (
          <Row key={one.id} one={one} open={mayBuy && purchase.state !== 'withdrawn'} around={around} />
        ))
      ) : (
        <p>{t(purchase.state === 'open' ? 'received.none' : 'received.nobody')}</p>
      )}
      {priced && received.some((a) => isAdmitted(a.state)) && (
        <ActLink look="ask" to={pageTo('purchaseComparison', { id: purchase.id })}>
          {t('tender:compare')}
        </ActLink>
      )}
      {mayBuy && (purchase.state === 'open' || purchase.state === 'closed') && (
        <OwnerTools
          id={purchase.id}
          state={purchase.state}
          deadline={purchase.deadline}
          documents={parts?.documents ?? []}
        />
      )}
      {mayBuy && running && <Withdraw id={purchase.id} />}
    </section>
  );
};

export default Applications;
