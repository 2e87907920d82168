import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { forums } from '#contract/fairs/forums.ts';
import {
  type FairToPropose,
  type HostedTalk,
  hostTalks,
  mayMove,
  type ProposalRow,
} from '#contract/fairs/desk/proposals.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { spanIn, useOwnSpan } from '#web/ui/text/hours.ts';
import classes from './host.module.css';
import { ProposeForm } from './propose-form.tsx';

const tones = { proposed: 'info', returned: 'deviates', accepted: 'weft', refused: 'bad', withdrawn: 'plain' } as const;

/** What a company does next for a talk; null where nothing waits. */
const nextOf = (talk: HostedTalk): 'prepare' | 'answer' | 'film' | null => {
  if (talk.phase === 'coming') return 'prepare';
  if (talk.open.length) return 'answer';
  return talk.phase === 'past' && !talk.recorded ? 'film' : null;
};

/** One open question, which who looks after the booth marks as answered. */
const Question = ({ question, leads }: { question: HostedTalk['open'][number]; leads: boolean }) => {
  const { t } = useTranslation('hostTalks');
  const f = useFormat();
  const { revalidate } = useRevalidator();
  const work = useAct();
  const answered = () =>
    work.act(async () => {
      await call(forums.answer, { params: { id: question.id }, body: { answered: true } });
      await revalidate();
    });
  return (
    <li>
      <span>
        {question.text}{' '}
        <small className={classes['quiet']}>{t('votes', { count: question.votes, n: f.number(question.votes) })}</small>
      </span>
      {leads && (
        <Button size="compact-sm" variant="default" loading={work.busy} onClick={() => void answered()}>
          {t('markAnswered')}
        </Button>
      )}
      {work.fault && (
        <span role="alert" className={classes['wrong']}>
          {work.fault}
        </span>
      )}
    </li>
  );
};

const Talk = ({ talk }: { talk: HostedTalk }) => {
  const { t } = useTranslation(['hostTalks', 'forums', 'fairs']);
  const text = useText();
  const f = useFormat();
  const own = useOwnSpan(talk.startsAt, talk.endsAt, talk.fair.zone);
  const next = nextOf(talk);
  return (
    <li className={panel['panel']}>
      <h3>
        <SiteLink to={pageTo('forum', { id: talk.id })} data-link="document">
          {text(talk.title)}
        </SiteLink>
        <Tag tone={talk.phase === 'live' ? 'warp' : 'plain'}>{t(`phase.${talk.phase}`)}</Tag>
      </h3>
      <div className={classes['facts']}>
        <SiteLink to={pageTo('fair', { id: talk.fair.id })} data-link="document">
          {text(talk.fair.name)}
        </SiteLink>
        <span className="figure">{spanIn(talk.startsAt, talk.endsAt, talk.fair.zone)}</span>
        {own && <span className="figure">{t('forums:yourTime', { span: own })}</span>}
        <span>{talk.hall ? `${t('fairs:hallNo', { n: talk.hall.no })} ${text(talk.hall.name)}` : t('online')}</span>
      </div>
      {next && <p className={classes['next']}>{t(`next.${next}`)}</p>}
      <div className={classes['facts']}>
        <span>
          {t(talk.phase === 'past' ? 'came' : 'taken', { n: f.number(talk.taken), places: f.number(talk.places) })}
        </span>
        {talk.phase !== 'coming' && <span>{t('present', { n: f.number(talk.present), count: talk.present })}</span>}
        {talk.waiting > 0 && talk.phase !== 'past' && (
          <span>{t('waiting', { n: f.number(talk.waiting), count: talk.waiting })}</span>
        )}
        <span>
          {t('questions', { n: f.number(talk.questions), count: talk.questions, open: f.number(talk.open.length) })}
        </span>
        {talk.phase === 'past' && <span>{t(talk.recorded ? 'recorded' : 'notRecorded')}</span>}
      </div>
      {talk.open.length > 0 && (
        <ul className={classes['questions']} aria-label={t('openQuestions')}>
          {talk.open.map((q) => (
            <Question key={q.id} question={q} leads={talk.leads} />
          ))}
        </ul>
      )}
    </li>
  );
};

type Open = 'mend' | 'sure' | null;
type ActsProps = { proposal: ProposalRow; open: Open; setOpen: (open: Open) => void };
/** Mends a proposal, or takes it back after a second click. */
const ProposalActs = ({ proposal: p, open, setOpen }: ActsProps) => {
  const { t } = useTranslation('hostTalks');
  const { revalidate } = useRevalidator();
  const work = useAct();
  const withdraw = () =>
    work.act(async () => {
      await call(hostTalks.withdraw, { params: { id: p.id } });
      await revalidate();
    });
  return (
    <div className={classes['acts']}>
      <Button
        size="compact-md"
        variant={p.state === 'returned' ? 'filled' : 'default'}
        aria-expanded={open === 'mend'}
        onClick={() => setOpen(open === 'mend' ? null : 'mend')}
      >
        {t('mend')}
      </Button>
      {open === 'sure' ? (
        <>
          <span>{t('withdrawSure')}</span>
          <Button size="compact-md" variant="default" loading={work.busy} onClick={() => void withdraw()}>
            {t('withdraw')}
          </Button>
          <Button size="compact-md" variant="default" onClick={() => setOpen(null)}>
            {t('close')}
          </Button>
        </>
      ) : (
        <Button size="compact-md" variant="default" onClick={() => setOpen('sure')}>
          {t('withdraw')}
        </Button>
      )}
      <span role="alert" className={classes['wrong']}>
        {work.fault}
      </span>
    </div>
  );
};

type ProposalProps = { proposal: ProposalRow; fairs: FairToPropose[]; may: boolean };
const Proposal = ({ proposal: p, fairs, may }: ProposalProps) => {
  const { t } = useTranslation('hostTalks');
  const text = useText();
  const f = useFormat();
  const [open, setOpen] = useState<Open>(null);
  return (
    <li className={panel['panel']}>
      <h3>
        {p.talkId ? (
          <SiteLink to={pageTo('forum', { id: p.talkId })} data-link="document">
            {text(p.title)}
          </SiteLink>
        ) : (
          text(p.title)
        )}
        <Tag tone={tones[p.state]}>{t(`state.${p.state}`)}</Tag>
      </h3>
      <div className={classes['facts']}>
        <span>{text(p.fair.name)}</span>
        <span>{t('wished', { day: p.wishedDay, n: p.minutes })}</span>
        <span>{f.stamp(p.at)}</span>
      </div>
      {p.words && (
        <p className={classes['next']}>
          {p.defect && <b>{t(`defect.${p.defect}`)}: </b>}
          {p.words}
        </p>
      )}
      {may && mayMove('revise', p.state) && <ProposalActs proposal={p} open={open} setOpen={setOpen} />}
      {open === 'mend' && <ProposeForm fairs={fairs} proposal={p} onDone={() => setOpen(null)} />}
    </li>
  );
};

/** The talks that a company leads, what it has proposed, and the way to propose. */
export const HostPage = ({ hosted }: { hosted: DataOf<typeof hostTalks.list> }) => {
  const { t } = useTranslation('hostTalks');
  const ready = useReady();
  const [proposing, setProposing] = useState(false);
  const { talks, proposals, fairs, may } = hosted;
  return (
    <main id="main" className={`${panel['page']} ${classes['page'] ?? ''}`}>
      <PageHead
        title={t('pageTitle.hostActivities')}
        note={t('lead')}
        actions={
          may &&
          fairs.length > 0 &&
          !proposing && (
            <Button disabled={!ready} onClick={() => setProposing(true)}>
              {t('propose')}
            </Button>
          )
        }
      />
      {proposing && <ProposeForm fairs={fairs} proposal={null} onDone={() => setProposing(false)} />}
      {may && !fairs.length && (
        <p className={classes['quiet']}>
          {t('noFair')}{' '}
          <SiteLink to={pageTo('fairs')} data-link="document">
            {t('toFairs')}
          </SiteLink>
        </p>
      )}
      {proposals.length > 0 && (
        <section className={classes['section']} aria-labelledby="proposals">
          <h2 id="proposals">{t('proposals')}</h2>
          <ul className={classes['list']}>
            {proposals.map((p) => (
              <Proposal key={`${p.id} ${p.version}`} proposal={p} fairs={fairs} may={may} />
            ))}
          </ul>
        </section>
      )}
      <section className={classes['section']} aria-labelledby="led">
        <h2 id="led">{t('led')}</h2>
        {talks.length ? (
          <ul className={classes['list']}>
            {talks.map((talk) => (
              <Talk key={talk.id} talk={talk} />
            ))}
          </ul>
        ) : (
          <Empty title={t('noTalks')} text={t('noTalksText')} />
        )}
      </section>
    </main>
  );
};
