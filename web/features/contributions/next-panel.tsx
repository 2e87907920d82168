import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { contributions, type ContributionView } from '#contract/contributions/calls.ts';
import { contributionLimits as limits } from '#contract/contributions/words.ts';
import { addressOfPiece } from '#contract/content/addresses.ts';
import { ownName } from '#contract/core/langs.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { usePath } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './contributions.module.css';

/** The wish to have it taken from its readers takes a reason. */
const AskBack = ({ view, onClose }: { view: ContributionView; onClose: () => void }) => {
  const { t } = useTranslation('contributions');
  const { revalidate } = useRevalidator();
  const { id } = view.row;
  const form = useCallForm({
    endpoint: contributions.move,
    initial: { reason: '' },
    input: ({ reason }) => ({ params: { id }, body: { turn: view.turn, step: 'askBack' as const, reason } }),
    check: ({ reason }) => ({ reason: reason.trim().length < limits.leastReason && t('needReason') }),
    draft: { name: `contribution.back.${id}` },
    onDone: () => revalidate(),
  });
  return (
    <form {...form.props} className={classes['form']}>
      <Textarea
        label={t('reason')}
        autosize
        minRows={2}
        maxLength={limits.reason}
        data-autofocus
        {...form.input('reason')}
      />
      {form.fault && (
        <p role="alert" className={classes['bad']}>
          {form.fault}
        </p>
      )}
      <div className={classes['acts']}>
        <Button type="submit" color="red" loading={form.busy}>
          {t('askBack')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
};

type StepsProps = {
  view: ContributionView;
  busy: boolean;
  onRecall: () => void;
  onOpen: (which: 'askBack' | 'withdraw') => void;
};
const Steps = ({ view: v, busy, onRecall, onOpen }: StepsProps) => {
  const { t } = useTranslation('contributions');
  const { shown, kind } = v.row;
  const fresh = v.course.length === 0;
  return (
    <div className={classes['acts']}>
      {v.slug && (
        <Button component={SiteLink} to={addressOfPiece({ kind, slug: v.slug })} color="warp">
          {t('read')}
        </Button>
      )}
      {v.steps.includes('recall') && (
        <Button variant="default" loading={busy} onClick={onRecall}>
          {t('recall')}
        </Button>
      )}
      {v.steps.includes('withdraw') && (
        <Button variant="default" onClick={() => onOpen('withdraw')}>
          {t(fresh ? 'drop' : 'withdraw')}
        </Button>
      )}
      {v.steps.includes('askBack') && (
        <Button variant="default" onClick={() => onOpen('askBack')}>
          {t('askBack')}
        </Button>
      )}
      {v.steps.length === 0 && !shown && (
        <Button component={SiteLink} to={pageTo('contribution', { kind })} color="warp">
          {t(`start.${kind}`)}
        </Button>
      )}
    </div>
  );
};

/** What follows, why, and what the company can do. */
export const NextPanel = ({ view: v }: { view: ContributionView }) => {
  const { t } = useTranslation('contributions');
  const { revalidate } = useRevalidator();
  const { act, busy, fault } = useAct();
  const go = useNavigate();
  const path = usePath();
  const [open, setOpen] = useState<'askBack' | 'withdraw' | null>(null);
  const { id, state, shown, asked } = v.row;
  const fresh = v.course.length === 0;
  const take = (step: 'recall' | 'withdraw') =>
    void act(async () => {
      await call(contributions.move, { params: { id }, body: { turn: v.turn, step } });
      if (step === 'withdraw' && fresh) await go(path(pageTo('contributions', {})));
      else await revalidate();
    });
  const said = v.course.findLast((e) => e.party === 'desk' && e.text);
  const stands = asked && shown ? 'asked' : shown ? 'shown' : state;
  return (
    <section className={`${panel['panel']} ${panel['warp']} ${classes['card']}`} aria-labelledby="next">
      <h2 id="next">{t('nextTitle')}</h2>
      <p>{t(`next.${stands}`)}</p>
      {said && (state === 'returned' || state === 'declined' || said.act === 'keep' || said.act === 'hidden') && (
        <p>
          {t('reason')}: {said.text}
        </p>
      )}
      {state === 'accepted' && !shown && v.written.length > 0 && (
        <p>{t('written', { langs: v.written.map((l) => ownName[l]).join(' · ') })}</p>
      )}
      {open === 'askBack' && <AskBack view={v} onClose={() => setOpen(null)} />}
      {open === 'withdraw' && (
        <>
          <p>{t(fresh ? 'dropSure' : 'withdrawSure')}</p>
          <div className={classes['acts']}>
            <Button color="red" loading={busy} onClick={() => take('withdraw')}>
              {t(fresh ? 'drop' : 'withdraw')}
            </Button>
            <Button variant="default" onClick={() => setOpen(null)}>
              {t('back')}
            </Button>
          </div>
        </>
      )}
      {open === null && <Steps view={v} busy={busy} onRecall={() => take('recall')} onOpen={setOpen} />}
      {fault && (
        <p role="alert" className={classes['bad']}>
          {fault}
        </p>
      )}
    </section>
  );
};
