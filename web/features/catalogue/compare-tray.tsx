import { IconX } from '@tabler/icons-react';
import { productLimits } from '#contract/catalogue/rules.ts';
import { pageTo } from '#contract/pages.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { clearCompared, toggleCompared, useCompared } from './compare-state.ts';
import classes from './compare-tray.module.css';

/** What was chosen, at the bottom of the page while there is something. */
const CompareTray = () => {
  const { t } = useTranslation('catalogue');
  const text = useText();
  const chosen = useCompared();
  if (!chosen.length) return null;
  return (
    <section className={classes['tray']} aria-label={t('compare.tray')}>
      <ul>
        {chosen.map((c) => (
          <li key={c.id}>
            <span>{text(c.name)}</span>
            <button
              type="button"
              aria-label={t('compare.remove', { name: text(c.name) })}
              onClick={() => toggleCompared(c)}
            >
              <IconX size={14} stroke={2} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <div>
        <span role="status">{t('compare.chosen', { n: chosen.length, most: productLimits.compared })}</span>
        <button type="button" onClick={clearCompared}>
          {t('compare.clear')}
        </button>
        {chosen.length > 1 && (
          <SiteLink to={pageTo('compareProducts', { ids: chosen.map((c) => c.id) })} className={classes['go']}>
            {t('compare.go')}
          </SiteLink>
        )}
      </div>
    </section>
  );
};

export default CompareTray;
