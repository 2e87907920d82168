import { IconCircleCheck, IconCircleDashed, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/words.ts';
import classes from '../feedback/states.module.css';

type RefusedStep = { key: string; title: string; state: 'done' | 'waiting' | 'open'; note?: string };

/** Refused by right: the steps there are with those done ticked, and one act to the next (`children`). */
export const Refused = ({ title, steps, children }: { title?: string; steps: RefusedStep[]; children?: ReactNode }) => {
  const { t } = useTranslation('ui');
  const left = steps.filter((s) => s.state !== 'done').length;
  return (
    <section className={classes['refused']}>
      <h3>{title ?? (left === 1 ? t('state.refusedOne') : t('state.refusedMany', { n: left }))}</h3>
      <ol>
        {steps.map((s) => {
          const Mark = s.state === 'done' ? IconCircleCheck : s.state === 'waiting' ? IconClock : IconCircleDashed;
          return (
            <li key={s.key} data-state={s.state}>
              <Mark size={18} stroke={1.6} aria-hidden="true" />
              <span>
                {s.title}
                <span className="visually-hidden"> · {t(`state.${s.state}`)}</span>
              </span>
              {s.note && <small>{s.note}</small>}
            </li>
          );
        })}
      </ol>
      {children && <div className={classes['acts']}>{children}</div>}
    </section>
  );
};
