import type { WeaveView } from '#contract/home/calls.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { useCell } from './weave-cell.ts';
import { WeaveLine } from './weave-line.tsx';
import { WeavePhone } from './weave-phone.tsx';
import { WeaveTable } from './weave-table.tsx';
import classes from './home.module.css';

/** The claim and the tool under it. */
export const Weave = ({ weave }: { weave: WeaveView }) => {
  const { t } = useTranslation('home');
  const cells = useCell(weave);
  return (
    <div className={classes['claim']}>
      <h1>{t('title')}</h1>
      <p className={classes['lead']}>
        {t('weave.lead.before')}
        <b className={classes['weft']}>{t('weave.lead.materials')}</b>
        {t('weave.lead.between')}
        <b className={classes['warp']}>{t('weave.lead.processes')}</b>
        {t('weave.lead.after')} <i aria-hidden="true" />
        {t('weave.lead.end')}
      </p>
      <div className={classes['wide']}>
        <WeaveTable weave={weave} cells={cells} />
        {cells.chosen && <WeaveLine chosen={cells.chosen} />}
      </div>
      <WeavePhone weave={weave} cells={cells} />
    </div>
  );
};
