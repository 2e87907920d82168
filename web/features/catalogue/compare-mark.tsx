import { lazy, Suspense } from 'react';
import { productLimits } from '#contract/catalogue/rules.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { type Chosen, toggleCompared, useCompared } from './compare-state.ts';
import classes from './compare-mark.module.css';

const Tray = lazy(() => import('./compare-tray.tsx'));

/** On a card: puts the product beside others, five at most. */
export const CompareMark = ({ id, name }: Chosen) => {
  const { t } = useTranslation('catalogue');
  const text = useText();
  const chosen = useCompared();
  const ready = useReady();
  const on = chosen.some((c) => c.id === id);
  return (
    <label className={classes['mark']}>
      <input
        type="checkbox"
        checked={on}
        disabled={!ready || (!on && chosen.length >= productLimits.compared)}
        aria-label={t('compare.mark', { name: text(name) })}
        onChange={() => toggleCompared({ id, name })}
      />
      {t('compare.short')}
    </label>
  );
};

/** What was chosen, at the bottom of the page; it comes with the first choice. */
export const CompareTray = () =>
  useCompared().length > 0 && (
    <Suspense fallback={null}>
      <Tray />
    </Suspense>
  );
