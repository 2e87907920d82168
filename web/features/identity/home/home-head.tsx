import type { HomeWork } from '#contract/home/work.ts';
import { roleCodes } from '#contract/core/access.ts';
import { intlLocale, type Lang } from '#contract/core/langs.ts';
import { pageTo } from '#contract/pages.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useNow } from '#web/lib/page/now.ts';
import { useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { useOwnTime } from '#web/ui/text/own-time.ts';
import classes from './home.module.css';

/** What the day asks first, in a sentence. */
const useHeadline = ({ count: { overdue, today, tasks, capped } }: HomeWork): string => {
  const { t } = useTranslation('work');
  const f = useFormat();
  // More than was looked through is said to be more.
  const n = (count: number) => ({ count, n: f.number(count) + (capped ? '+' : '') });
  if (overdue) return t('head.overdue', n(overdue));
  if (today) return t('head.today', n(today));
  return tasks ? t('head.waiting', n(tasks)) : t('head.clear');
};

/** China's day with its weekday: `Friday, 20 November 2026`. */
const dayOf = (now: number, lang: Lang): string =>
  new Intl.DateTimeFormat(intlLocale[lang], { dateStyle: 'full', timeZone: 'Asia/Shanghai' }).format(now);

/** The day, whom the reader acts for, and how much waits; the one amber act of the page. */
export const HomeHead = ({ work }: { work: HomeWork }) => {
  const { t } = useTranslation('work');
  const f = useFormat();
  const text = useText();
  const lang = useLang();
  const now = useNow();
  const viewer = useViewer();
  const headline = useHeadline(work);
  // Days are China's here; who reads by another clock is told so.
  const elsewhere = useOwnTime(new Date(now).toISOString()) !== undefined;
  const today = dayOf(now, lang) + (elsewhere ? ` (${f.zone})` : '');
  const { company } = work.start;
  // Who only sells is not asked to buy.
  const asks = work.buying?.mayRelease && (work.buying.all > 0 || viewer?.roles.includes(roleCodes.buyer));
  const who = company ? text(company) : viewer?.name;
  return (
    <div className={classes['head']}>
      <div>
        <p suppressHydrationWarning>{[today, who].filter(Boolean).join(' · ')}</p>
        <h1>{headline}</h1>
      </div>
      {asks && (
        <ActLink look="ask" to={pageTo('releaseInquiry', { new: 1 })}>
          {t('release')}
        </ActLink>
      )}
    </div>
  );
};
