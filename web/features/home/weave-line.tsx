import { IconArrowRight } from '@tabler/icons-react';
import { pageTo } from '#contract/pages.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { type Chosen, suppliersAt, useShort } from './weave-cell.ts';
import classes from './weave-line.module.css';

/** The dark line under the weave: what is at the chosen crossing, and the two acts that start there. */
export const WeaveLine = ({ chosen }: { chosen: Chosen }) => {
  const { t } = useTranslation('home');
  const f = useFormat();
  const text = useText();
  const short = useShort();
  const { row, process, cell } = chosen;
  const name = `${short(row)} × ${short(process)}`;
  const need = t('weave.need', { material: text(row.name), process: text(process.name) });
  const facts = [
    cell.suppliers ? t('weave.suppliers', { n: f.number(cell.suppliers) }) : t('weave.noSupplier'),
    cell.evidenced > 0 && t('weave.evidenced', { n: f.number(cell.evidenced) }),
    cell.inquiries > 0 && t('weave.waiting', { n: f.number(cell.inquiries) }),
    row.inquiries > cell.inquiries && t('weave.ofMaterial', { n: f.number(row.inquiries) }),
  ].filter(Boolean);
  return (
    <div className={classes['line']}>
      <p aria-live="polite">
        <strong>{name}</strong> <span>{facts.join(' · ')}</span>
      </p>
      <div>
        {cell.suppliers > 0 && <SiteLink to={suppliersAt(row.slug, process.slug)}>{t('weave.see')}</SiteLink>}
        <SiteLink to={pageTo('releaseInquiry', { need, process: process.slug })} className={classes['ask']}>
          {t('weave.ask')}
          <IconArrowRight size={16} stroke={2} aria-hidden="true" />
        </SiteLink>
      </div>
    </div>
  );
};
