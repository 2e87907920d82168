import { useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/words.ts';
import classes from './skeleton.module.css';

/** Rows that stand for a list on its way, as high as the true ones; they show after 150 ms, so that quick lists don't flash. */
export const SkeletonRows = ({ rows = 5, height = 56 }: { rows?: number; height?: number }) => {
  const { t } = useTranslation('ui');
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classes['rows']} role="status" data-late={late || undefined}>
      <span className="visually-hidden">{t('state.loading')}</span>
      {Array.from({ length: rows }, (_, i) => (
        <div key={i} className={classes['row']} style={{ height }} aria-hidden="true">
          <i style={{ width: 32 }} />
          <i style={{ flex: `0 1 ${34 + ((i * 37) % 23)}%` }} />
          <i style={{ width: 64, marginInlineStart: 'auto' }} />
        </div>
      ))}
    </div>
  );
};
