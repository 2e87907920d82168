import type { taskRule } from '#contract/home/tasks.ts';
import { useNow } from '#web/lib/page/now.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Deadline } from '#web/ui/feedback/deadline.tsx';
import classes from './home.module.css';

type Until = ReturnType<typeof taskRule>['until'];

/** Until when something should be done, and what ends then: what is left, or by how many days it is late. */
export const Due = ({ at, until }: { at: string | null; until?: Until }) => {
  const { t } = useTranslation('work');
  const f = useFormat();
  const now = useNow();
  if (at === null) return <span className={classes['quiet']}>{t('tasks.noDue')}</span>;
  const late = now - Date.parse(at);
  const days = Math.floor(late / 86_400_000);
  return (
    <>
      {late < 0 ? (
        <Deadline at={at} />
      ) : (
        <time dateTime={at} title={f.stamp(at)} className={classes['late']} suppressHydrationWarning>
          {days > 0 ? t('tasks.late', { count: days }) : t('tasks.lateToday')}
        </time>
      )}
      {until && <small>{t(`until.${until}`)}</small>}
    </>
  );
};
