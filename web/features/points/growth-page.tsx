import type { GrowthTask, ScoreInfo } from '#contract/points/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { Balance, Levels } from './balance.tsx';
import classes from './points.module.css';
import { TaskTable } from './task-table.tsx';

const ledgerTexts = ['valid', 'reverse', 'claim'] as const;

/** `/integralManagedata/growthTask`: what earns points, what of it is done today, and how points are kept. */
export const GrowthPage = ({ score, tasks }: { score: ScoreInfo; tasks: GrowthTask[] }) => {
  const { t } = useTranslation('points');
  const f = useFormat();
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        title={t('pageTitle.growthTask')}
        note={t('tasksNote', { points: f.number(score.today) })}
        actions={<ActLink to={pageTo('integralManage', {})}>{t('toManage')}</ActLink>}
      />
      <div className={classes['main']}>
        <div>
          <Balance score={score} />
          <Levels score={score} />
        </div>
        <TaskTable tasks={tasks} />
        <section aria-labelledby="how">
          <h2 id="how" className={classes['heading']}>
            {t('howLedger')}
          </h2>
          <ul className={classes['texts']}>
            {ledgerTexts.map((key) => (
              <li key={key}>{t(`ledgerText.${key}`)}</li>
            ))}
          </ul>
        </section>
      </div>
    </main>
  );
};
