import { IconBulb } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { call } from '#web/lib/call.ts';
import { useText } from '#web/lib/text/lang.ts';
import { type Draft, toReach, type toSought, type Units } from './draft.ts';
import classes from './match-panel.module.css';

/** Live: whom the inquiry would reach as it is written now, and what loosening a limit would bring. */
export const MatchPanel = ({ draft, id, units }: { draft: Draft; id: string | undefined; units: Units }) => {
  const { t } = useTranslation('inquiry');
  const text = useText();
  const [found, setFound] = useState<DataOf<typeof inquiry.preview>>();
  const asked = JSON.stringify(toReach(draft, id, units));
  useEffect(() => {
    const body = JSON.parse(asked) as ReturnType<typeof toSought>;
    if (!body.lines.length) return setFound(undefined);
    const timer = setTimeout(() => void call(inquiry.preview, { body }).then(setFound, () => undefined), 400);
    return () => clearTimeout(timer);
  }, [asked]);
  return (
    <aside className={classes['panel']} aria-live="polite" aria-label={t('match.title')}>
      <p>{t('match.title')}</p>
      {found ? (
        <>
          <p className={classes['figure']}>
            <strong>{found.count}</strong> {t('match.suppliers', { count: found.count })}
          </p>
          {found.scores.length > 0 && (
            <>
              <div
                className={classes['bars']}
                role="img"
                aria-label={t('match.spread', { high: found.scores[0], low: found.scores.at(-1) })}
              >
                {found.scores.map((s, i) => (
                  <i key={i} style={{ height: `${Math.max(8, s)}%` }} data-strong={s >= 50 || undefined} />
                ))}
              </div>
              <p className={classes['ends']}>
                <span>{t('match.degree', { n: found.scores[0] })}</span>
                <span>{found.scores.at(-1)}</span>
              </p>
            </>
          )}
          {found.loosen.map((l) => (
            <p key={`${l.code} ${text(l.name)}`} className={classes['hint']}>
              <IconBulb size={16} stroke={2} aria-hidden="true" />
              {t(`match.loosen.${l.code}`, { name: text(l.name), gain: l.gain, count: l.gain })}
            </p>
          ))}
        </>
      ) : (
        <p className={classes['wait']}>{t('match.wait')}</p>
      )}
    </aside>
  );
};
