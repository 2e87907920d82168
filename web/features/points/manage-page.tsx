import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import type { points, ScoreInfo, SignDays } from '#contract/points/calls.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { Balance, Levels } from './balance.tsx';
import classes from './points.module.css';
import { SignCalendar } from './sign-calendar.tsx';
import { Statement } from './statement.tsx';

type Props = { score: ScoreInfo; sign: SignDays; list: DataOf<typeof points.page> };

/** `/integralManagedata/integralManage`: balance, level, signing in, and every line of the ledger. */
export const ManagePage = ({ score, sign, list }: Props) => {
  const { t } = useTranslation('points');
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        title={t('pageTitle.integralManage')}
        actions={
          <>
            <ActLink to={pageTo('growthTask')}>{t('toTasks')}</ActLink>
            <ActLink to={pageTo('creditsExchange', {})}>{t('toMall')}</ActLink>
          </>
        }
      />
      <div className={classes['columns']}>
        <div className={classes['first']}>
          <Balance score={score} />
          <Levels score={score} />
        </div>
        <div className={classes['side']}>
          <SignCalendar sign={sign} />
        </div>
        <div className={classes['rest']}>
          <Statement list={list} />
        </div>
      </div>
    </main>
  );
};
