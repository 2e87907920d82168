import type { CSSProperties } from 'react';
import type { ScoreInfo } from '#contract/points/calls.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './points.module.css';

/** What can be spent, and what is held or owed besides. */
export const Balance = ({ score }: { score: ScoreInfo }) => {
  const { t } = useTranslation('points');
  const f = useFormat();
  const { expiring } = score;
  const facts = [
    t('available'),
    t('equals'),
    expiring && t('expiring', { points: f.number(expiring.points), on: expiring.on }),
  ];
  return (
    <>
      <p className={classes['balance']}>
        <b className="figure">{f.number(score.available)}</b>
        <span>{facts.filter(Boolean).join(' · ')}</span>
      </p>
      {score.pending > 0 && (
        <p className={classes['quiet']}>
          <b>{t('pending', { points: f.number(score.pending) })}</b> {t('pendingText')}
        </p>
      )}
      {score.claim > 0 && (
        <p className={classes['owed']}>
          <b>{t('claim', { points: f.number(score.claim) })}</b> {t('claimText')}
        </p>
      )}
    </>
  );
};

/** The levels on a thread, woven as far as the lifetime points go. */
export const Levels = ({ score }: { score: ScoreInfo }) => {
  const { t } = useTranslation('points');
  const f = useFormat();
  const { levels, level, next, lifetime } = score;
  const now = levels.findIndex((l) => l.level === level);
  const from = levels[now]?.from ?? 0;
  const part = next ? (lifetime - from) / (next.from - from) : 1;
  return (
    <section aria-labelledby="levels">
      <h2 id="levels" className="visually-hidden">
        {t('levels')}
      </h2>
      <ol className={classes['levels']} style={{ '--levels': levels.length } as CSSProperties}>
        {levels.map((l, i) => (
          <li
            key={l.level}
            data-reached={i <= now || undefined}
            aria-current={i === now ? 'step' : undefined}
            style={{ '--part': i < now ? 1 : i === now ? part : 0 } as CSSProperties}
          >
            <span>
              {t(`level.${l.level}`)}
              {i === now && <> · {t('you')}</>}
            </span>
            <small className="figure">{f.number(l.from)}</small>
          </li>
        ))}
      </ol>
      <p className={classes['quiet']}>
        {t('lifetime', { points: f.number(lifetime) })}
        {' · '}
        {next ? t('toNext', { points: f.number(next.from - lifetime), level: t(`level.${next.level}`) }) : t('highest')}
      </p>
    </section>
  );
};
