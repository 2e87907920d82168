import { useNavigation } from 'react-router';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './progress.module.css';

/** A thin bar under the header as soon as a page is on its way (pages 10). */
export const Progress = () => {
  const { t } = useTranslation();
  const busy = useNavigation().state !== 'idle';
  return busy ? <div className={classes['bar']} role="progressbar" aria-label={t('loading')} /> : null;
};

export const SkipLink = () => {
  const { t } = useTranslation();
  return (
    <a className={classes['skip']} href="#main">
      {t('skip')}
    </a>
  );
};
