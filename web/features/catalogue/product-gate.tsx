import { pageTo } from '#contract/pages.ts';
import { ask } from '#web/lib/ask.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './product-page.module.css';

/** What a visitor finds in place of prices: what there is, and the way to it. */
export const Gate = ({ fields }: { fields: number }) => {
  const { t } = useTranslation('catalogue');
  return (
    <div className={classes['gate']}>
      <strong>{t('gate.title')}</strong>
      <p>{t('gate.text', { n: fields })}</p>
      <div className={classes['acts']}>
        <button type="button" className={classes['login']} onClick={() => ask('login')}>
          {t('gate.login')}
        </button>
        <SiteLink to={pageTo('register')}>{t('gate.register')}</SiteLink>
      </div>
    </div>
  );
};
