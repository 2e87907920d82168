import { lazy, Suspense, useState } from 'react';
import { isStanding } from '#contract/docking/states.ts';
import { pageTo } from '#contract/pages.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton, ActLink } from '#web/ui/feedback/act.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import shared from '#web/ui/frame/detail.module.css';
import panel from '#web/ui/frame/panel.module.css';
import classes from './detail-page.module.css';
import { ProposalWords } from './proposal-view.tsx';
import { type ProjectDetail, proposalTone } from './seen.ts';

// Forms that visitors never see do not load with their page.
const ProposalForm = lazy(() => import('./proposal-form.tsx'));
const Sure = lazy(() => import('./sure.tsx'));
const EndForm = lazy(() => import('./end-form.tsx'));

type Mine = NonNullable<ProjectDetail['mine']>;

/** What the provider can do about the own proposal: revise, withdraw, end. */
const MineActs = ({ mine, detail }: { mine: Mine; detail: ProjectDetail }) => {
  const { t } = useTranslation('docking');
  const ready = useReady();
  const [step, setStep] = useState<'revise' | 'withdraw' | 'end'>();
  const close = () => setStep(undefined);
  const { state } = detail.row;
  const stands = isStanding(mine.state) && (state === 'open' || state === 'closed');
  const may = {
    revise: stands && (state === 'open' || mine.question !== null),
    withdraw: stands,
    end: mine.state === 'accepted' && state === 'underway',
  };
  if (step && may[step])
    return (
      <Suspense fallback={null}>
        {step === 'revise' && <ProposalForm detail={detail} mine={mine} onClose={close} />}
        {step === 'withdraw' && <Sure what="withdrawProposal" id={mine.id} onClose={close} />}
        {step === 'end' && <EndForm id={mine.id} onClose={close} />}
      </Suspense>
    );
  return (
    <div className={shared['acts']}>
      {may.revise && (
        <ActButton look="offer" disabled={!ready} onClick={() => setStep('revise')}>
          {t('propose.revise')}
        </ActButton>
      )}
      {may.withdraw && (
        <ActButton disabled={!ready} onClick={() => setStep('withdraw')}>
          {t('propose.withdraw')}
        </ActButton>
      )}
      {may.end && (
        <ActButton disabled={!ready} onClick={() => setStep('end')}>
          {t('end.act')}
        </ActButton>
      )}
    </div>
  );
};

const MyProposal = ({ mine, detail }: { mine: Mine; detail: ProjectDetail }) => {
  const { t } = useTranslation('docking');
  const text = useText();
  const lang = useLang();
  return (
    <>
      <p role="status">
        <Tag tone={proposalTone[mine.state]}>{t(`proposalState.${mine.state}`)}</Tag>{' '}
        <small className="figure">{t('proposal.revision', { n: mine.revision })}</small>
      </p>
      {mine.question && (
        <p className={classes['told']} lang={textLang(mine.question, lang)}>
          {t('proposal.question', { text: text(mine.question) })}
          <small className={classes['quiet']}> {t('proposal.answerHint')}</small>
        </p>
      )}
      {mine.reason && <p className={classes['quiet']}>{t('proposal.reason', { reason: text(mine.reason) })}</p>}
      <ProposalWords one={mine} />
      {detail.mayAct && <MineActs mine={mine} detail={detail} />}
    </>
  );
};

/** A new proposal, or the own one that was withdrawn, given again. */
const Begin = ({ detail }: { detail: ProjectDetail }) => {
  const { t } = useTranslation('docking');
  const ready = useReady();
  const [open, setOpen] = useState(false);
  if (open)
    return (
      <Suspense fallback={null}>
        <ProposalForm detail={detail} mine={null} onClose={() => setOpen(false)} />
      </Suspense>
    );
  return (
    <>
      {detail.parts && !detail.parts.contact && <p className={classes['quiet']}>{t('contactAfter')}</p>}
      <ActButton look="offer" wide full disabled={!ready} onClick={() => setOpen(true)}>
        {t(detail.mine ? 'propose.again' : 'propose.title')}
      </ActButton>
    </>
  );
};

/** What a provider, or somebody who isn't one yet, can do here: one act, or what stands in its way. */
export const Propose = ({ detail }: { detail: ProjectDetail }) => {
  const { t } = useTranslation(['docking', 'common']);
  const { propose, mine, row } = detail;
  const here = pageTo('project', { id: row.id });
  return (
    <section className={`${panel['panel']} ${panel['warp']} ${classes['box']}`} aria-labelledby="propose">
      <h2 id="propose">{t(mine ? 'propose.mine' : 'propose.title')}</h2>
      {mine && <MyProposal mine={mine} detail={detail} />}
      {propose === 'yes' && <Begin detail={detail} />}
      {propose === 'closed' && !mine && <p>{t('propose.closed')}</p>}
      {propose === 'hidden' && !mine && <p>{t('propose.hidden')}</p>}
      {propose === 'customerService' && <p>{t('propose.customerService')}</p>}
      {propose === 'noCompany' && (
        <>
          <p>{t('propose.noCompany')}</p>
          <ActLink to={pageTo('profile')}>{t('common:side.profile')}</ActLink>
        </>
      )}
      {propose === 'noRight' && (
        <>
          <p>{t('propose.noRight')}</p>
          <ActLink to={pageTo('beThirdParty')}>{t('propose.become')}</ActLink>
        </>
      )}
      {propose === 'login' && (
        <>
          <p>{t('propose.login')}</p>
          <div className={shared['acts']}>
            <ActLink look="offer" to={pageTo('login', { return: here })}>
              {t('common:login')}
            </ActLink>
            <ActLink to={pageTo('register')}>{t('common:register')}</ActLink>
          </div>
        </>
      )}
    </section>
  );
};
