import { Button } from '@mantine/core';
import type { DeskFairRow } from '#contract/operator/fairs.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import desk from '../desk.module.css';
import { NewFair } from './fair-form.tsx';
import classes from './fairs.module.css';
import { spanOf } from './span.ts';

const sum = (fair: DeskFairRow, key: 'booths' | 'taken' | 'held' | 'free') =>
  fair.halls.reduce((n, h) => n + h[key], 0);

/** What a fair comes to in numbers. */
export const FairSums = ({ fair }: { fair: DeskFairRow }) => {
  const { t } = useTranslation('fairDesk');
  const f = useFormat();
  const facts = [
    ['halls', fair.halls.length],
    ['taken', sum(fair, 'taken')],
    ['held', sum(fair, 'held')],
    ['free', sum(fair, 'free')],
    ['registered', fair.registered],
    ['visits', fair.visits],
    ['talks', fair.talks],
  ] as const;
  return (
    <div className={classes['facts']}>
      {facts.map(([key, n]) => (
        <span key={key}>
          {t(`sum.${key}`)} <b className="figure">{f.number(n)}</b>
        </span>
      ))}
    </div>
  );
};

const Row = ({ fair }: { fair: DeskFairRow }) => {
  const { t } = useTranslation('fairDesk');
  const text = useText();
  return (
    <li className={panel['panel']}>
      <h3>
        <SiteLink to={deskPageTo('operatorFair', { id: fair.id })}>{text(fair.name)}</SiteLink>
        {!fair.publishedAt && <Tag tone="deviates">{t('unpublished')}</Tag>}
        {fair.waiting > 0 && (
          <SiteLink to={deskPageTo('operatorFair', { id: fair.id, tab: 'proposals' })}>
            <Tag tone="info">{t('waiting', { count: fair.waiting, n: fair.waiting })}</Tag>
          </SiteLink>
        )}
      </h3>
      <span className={`figure ${classes['quiet'] ?? ''}`}>{spanOf(fair)}</span>
      <FairSums fair={fair} />
    </li>
  );
};

const groups = ['hidden', 'open', 'coming', 'past'] as const;
const groupOf = (f: DeskFairRow) => (f.publishedAt ? f.phase : 'hidden');

/** All fairs: those that are prepared, then what goes on, comes and was. */
export const FairsPage = ({ fairs, write }: { fairs: DeskFairRow[]; write: boolean }) => {
  const { t } = useTranslation(['fairDesk', 'operator']);
  if (write)
    return (
      <main id="main" className={desk['page']}>
        <div className={desk['heading']}>
          <h1>{t('newFair')}</h1>
          <SiteLink to={deskPageTo('operatorFairs')}>{t('back')}</SiteLink>
        </div>
        <div className={panel['panel']}>
          <NewFair />
        </div>
      </main>
    );
  return (
    <main id="main" className={desk['page']}>
      <div className={desk['heading']}>
        <h1>{t('operator:nav.fairs')}</h1>
        <Button component={SiteLink} to={deskPageTo('operatorFairs', { write: 1 })}>
          {t('newFair')}
        </Button>
      </div>
      {!fairs.length && <Empty title={t('none')} text={t('noneText')} />}
      {groups.map((group) => {
        const own = fairs.filter((f) => groupOf(f) === group);
        return (
          own.length > 0 && (
            <section key={group} aria-labelledby={`fairs-${group}`}>
              <h2 id={`fairs-${group}`} className={classes['group']}>
                {t(`group.${group}`)}
              </h2>
              <ul className={classes['list']}>
                {own.map((f) => (
                  <Row key={f.id} fair={f} />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </main>
  );
};
