import { useFormat } from '#web/lib/text/lang.ts';
import { useNow } from '#web/lib/page/now.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { useOwnTime } from '../text/own-time.ts';

/** What is left until a deadline, as text with the absolute time beside it; orange on the last day. */
export const Deadline = ({ at }: { at: string }) => {
  const { t } = useTranslation();
  const f = useFormat();
  const own = useOwnTime(at);
  const left = Date.parse(at) - useNow();
  const days = Math.floor(left / 86_400_000);
  const hours = Math.floor((left % 86_400_000) / 3_600_000);
  const minutes = Math.floor((left % 3_600_000) / 60_000);
  const words =
    left <= 0
      ? t('deadline.past')
      : days > 0
        ? t('deadline.days', { days, hours })
        : hours > 0
          ? t('deadline.hours', { hours, minutes })
          : t('deadline.minutes', { minutes: Math.max(1, minutes) });
  return (
    <time
      dateTime={at}
      title={[f.stamp(at), own].filter(Boolean).join(' · ')}
      className="figure"
      style={{
        color: left > 0 && days < 1 ? 'var(--dev)' : undefined,
        fontWeight: left > 0 && days < 1 ? 600 : undefined,
      }}
      suppressHydrationWarning
    >
      {words}
    </time>
  );
};
