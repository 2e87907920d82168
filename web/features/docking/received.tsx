import { Button, Textarea } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { isStanding } from '#contract/docking/states.ts';
import { pageTo } from '#contract/pages.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useEnds } from '#web/lib/form/use-ends.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import shared from '#web/ui/frame/detail.module.css';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './detail-page.module.css';
import { ProposalWords } from './proposal-view.tsx';
import { type ProjectDetail, proposalTone, type ReceivedProposal } from './seen.ts';

const AwardForm = lazy(() => import('./award-form.tsx'));
const EndForm = lazy(() => import('./end-form.tsx'));

type Act = 'ask' | 'shortlist' | 'unlist' | 'refuse';

const useJudgeForm = (id: string, onClose: () => void) => {
  const { t } = useTranslation('docking');
  return useCallForm({
    endpoint: () => import('#contract/docking/calls.ts').then((m) => m.docking.judge),
    initial: { act: 'ask' as Act, text: '' },
    input: ({ act, text }) => ({ params: { id }, body: { act, ...(text.trim() && { text: text.trim() }) } }),
    check: ({ act, text }) => ({ text: (act === 'ask' || act === 'refuse') && !text.trim() && t('required') }),
    ...useEnds(onClose),
  });
};

/** Asks back or refuses in words, shortlists with a click. */
const Judge = ({ one }: { one: ReceivedProposal }) => {
  const { t } = useTranslation(['docking', 'common']);
  const ready = useReady();
  const [step, setStep] = useState<'ask' | 'refuse'>();
  const form = useJudgeForm(one.id, () => setStep(undefined));
  const flag = one.state === 'shortlisted' ? 'unlist' : 'shortlist';
  if (!step)
    return (
      <div className={classes['form']}>
        <div className={shared['acts']}>
          <Button variant="default" disabled={!ready} loading={form.busy} onClick={() => void form.send({ act: flag })}>
            {t(`judge.${flag}`)}
          </Button>
          <Button variant="default" disabled={!ready} onClick={() => setStep('ask')}>
            {t('judge.ask')}
          </Button>
          <Button variant="default" disabled={!ready} onClick={() => setStep('refuse')}>
            {t('judge.refuse')}
          </Button>
        </div>
        <p role="alert" className={shared['refused']}>
          {form.fault}
        </p>
      </div>
    );
  return (
    <form
      {...form.props}
      className={classes['form']}
      onSubmit={(e) => {
        e.preventDefault();
        void form.send({ act: step });
      }}
    >
      <Textarea
        label={t(step === 'ask' ? 'judge.askText' : 'judge.refuseText')}
        {...form.input('text')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={1000}
        data-autofocus
      />
      <div className={shared['acts']}>
        <Button type="submit" color={step === 'refuse' ? 'red' : 'weft'} loading={form.busy}>
          {t(`judge.${step}`)}
        </Button>
        <Button variant="default" disabled={form.busy} onClick={() => setStep(undefined)}>
          {t('common:cancel')}
        </Button>
      </div>
      <p role="alert" className={shared['refused']}>
        {form.fault}
      </p>
    </form>
  );
};

const End = ({ id }: { id: string }) => {
  const { t } = useTranslation('docking');
  const ready = useReady();
  const [open, setOpen] = useState(false);
  return open ? (
    <Suspense fallback={null}>
      <EndForm id={id} onClose={() => setOpen(false)} />
    </Suspense>
  ) : (
    <div className={shared['acts']}>
      <Button variant="default" disabled={!ready} onClick={() => setOpen(true)}>
        {t('end.act')}
      </Button>
    </div>
  );
};

const One = ({ one, detail }: { one: ReceivedProposal; detail: ProjectDetail }) => {
  const { t } = useTranslation('docking');
  const f = useFormat();
  const text = useText();
  const lang = useLang();
  const { state } = detail.row;
  const choosing = state === 'open' || state === 'closed';
  return (
    <article className={classes['proposal']}>
      <header>
        <h3 lang={textLang(one.provider.name, lang)}>
          <SiteLink to={pageTo('company', { slug: one.provider.id })}>{text(one.provider.name)}</SiteLink>
        </h3>
        <span>{text(one.provider.city)}</span>
        <Tag tone={proposalTone[one.state]}>{t(`proposalState.${one.state}`)}</Tag>
        <small className="figure">
          {t('proposal.revision', { n: one.revision })} · {f.stamp(one.updatedAt)}
        </small>
      </header>
      <ProposalWords one={one} />
      {one.question && <p className={classes['told']}>{t('judge.asked', { text: text(one.question) })}</p>}
      {one.reason && <p className={classes['quiet']}>{t('proposal.reason', { reason: text(one.reason) })}</p>}
      {detail.mayAct && choosing && isStanding(one.state) && <Judge one={one} />}
      {detail.mayAct && state === 'underway' && one.state === 'accepted' && <End id={one.id} />}
    </article>
  );
};

/** The owner's part: proposals as they came, what is asked and decided of each, and the award. */
const Received = ({ detail, received }: { detail: ProjectDetail; received: readonly ReceivedProposal[] }) => {
  const { t } = useTranslation('docking');
  const { state } = detail.row;
  const standing = received.filter((one) => isStanding(one.state));
  const choosing = (state === 'open' || state === 'closed') && standing.length > 0 && detail.mayAct;
  return (
    <section className={`${panel['panel']} ${panel['warp']} ${classes['wanted']}`} aria-labelledby="received">
      <h2 id="received">{t('received.title', { n: received.length })}</h2>
      {received.length ? (
        received.map((one) => <One key={one.id} one={one} detail={detail} />)
      ) : (
        <p>{t(state === 'open' ? 'received.none' : 'received.nobody')}</p>
      )}
      {choosing && (
        <Suspense fallback={null}>
          <AwardForm key={standing.map((a) => `${a.id}${a.revision}`).join()} detail={detail} standing={standing} />
        </Suspense>
      )}
    </section>
  );
};

export default Received;
