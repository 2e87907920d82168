import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type DeskContribution, operatorContributions } from '#contract/contributions/desk.ts';
import { contributionRule, type deskSteps } from '#contract/contributions/states.ts';
import { contributionLimits } from '#contract/contributions/words.ts';
import { htmlLang, ownName } from '#contract/core/langs.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Timeline } from '#web/ui/feedback/timeline.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { deskCall } from '../desk-call.ts';
import desk from '../desk.module.css';
import { Changes } from './changes.tsx';
import classes from '../desk-record.module.css';
import { ReasonDialog } from '../reason-dialog.tsx';

type Step = (typeof deskSteps)[number];
type WithReason = Extract<Step, 'return' | 'decline' | 'keep'>;
const reasoned = (s: Step): s is WithReason => contributionRule(s).reason === true;

/** The desk's acts; each is recorded, and the company hears of it. */
const Acts = ({ view }: { view: DeskContribution }) => {
  const { t } = useTranslation('contributions');
  const { revalidate } = useRevalidator();
  const { act, busy, fault } = useAct();
  const [open, setOpen] = useState<WithReason | null>(null);
  const { id, number } = view.row;
  const take = (step: Step) =>
    void act(async () => {
      const body = { turn: view.turn, step };
      await deskCall(operatorContributions.move, { params: { id }, body }).finally(() => revalidate());
    });
  return (
    <>
      <div className={classes['acts']}>
        {(view.steps as Step[])
          .toSorted((a, b) => Number(reasoned(a)) - Number(reasoned(b)))
          .map((step) => (
            <Button
              key={step}
              {...(step === 'accept' ? { color: 'warp' } : { variant: 'default' })}
              loading={busy && !reasoned(step)}
              onClick={() => (reasoned(step) ? setOpen(step) : take(step))}
            >
              {t(`desk.${step}`)}
            </Button>
          ))}
      </div>
      {fault && (
        <p role="alert" className={desk['wrong']}>
          {fault}
        </p>
      )}
      {open && (
        <ReasonDialog
          title={t(`desk.${open}Title`, { number })}
          act={t(`desk.${open}`)}
          label={t('desk.reason')}
          need={t('needReason')}
          draft={`desk.contribution.${id}`}
          least={contributionLimits.leastReason}
          most={contributionLimits.reason}
          endpoint={operatorContributions.move}
          input={(reason) => ({ params: { id }, body: { turn: view.turn, step: open, reason } })}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
};

type Props = {
  view: DeskContribution;
  /** What it says, as its readers would see it, drawn by their page's own pieces. */
  look: ReactNode;
};

/** `/operator/contribution`: one contribution as it was handed in last, with what changed since the time before. */
export const DeskContributionPage = ({ view: v, look }: Props) => {
  const { t } = useTranslation('contributions');
  const text = useText();
  const f = useFormat();
  const { row, words } = v;
  return (
    <main id="main" className={desk['page']}>
      <p>
        <SiteLink to={deskPageTo('operatorContributions', {})}>{t('desk.back')}</SiteLink>
      </p>
      <h1 lang={htmlLang[row.lang]}>{row.title}</h1>
      <div className={classes['one']}>
        <div className={classes['part']}>
          {v.changes.length > 0 && <Changes changes={v.changes} lang={htmlLang[row.lang]} />}
          <section className={`${panel['panel']} ${classes['card']}`} aria-label={t('words')}>
            {look}
          </section>
        </div>
        <div className={classes['part']}>
          <section className={`${panel['panel']} ${classes['card']}`} aria-label={t('pageTitle.operatorContribution')}>
            <p>
              <span className="figure">{row.number}</span> · {t(row.shown ? 'shown' : `state.${row.state}`)}
            </p>
            <p>
              <SiteLink to={deskPageTo('operatorCompany', { id: row.company.id })}>{text(row.company.name)}</SiteLink>
            </p>
            <p className={desk['quiet']}>
              {t(`kind.${row.kind}`)} · {ownName[row.lang]} ·{' '}
              {t('desk.times', { n: f.number(v.times), count: v.times })}
            </p>
            {words.note && <p>{t('desk.note', { note: words.note })}</p>}
            {row.asked && <p role="status">{t('desk.asked')}</p>}
            {v.pieceId && (
              <p>
                <SiteLink to={deskPageTo('operatorPiece', { id: v.pieceId })}>{t('desk.piece')}</SiteLink>
              </p>
            )}
            <Acts view={v} />
          </section>
          <section className={classes['part']} aria-labelledby="course">
            <h2 id="course">{t('course')}</h2>
            <Timeline
              label={t('course')}
              events={v.course.map((e) => ({
                key: e.id,
                at: e.at,
                title: t(`did.${e.act}`),
                by: e.by || t(`party.${e.party}`),
                text: e.text,
              }))}
            />
          </section>
        </div>
      </div>
    </main>
  );
};
