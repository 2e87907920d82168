import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { Evidence } from '#contract/purchase/schemas.ts';
import { useText } from '#web/lib/text/lang.ts';
import classes from './detail-page.module.css';

/** The required certificates against a company's record: each with what is there or missing, in words and by mark. */
export const EvidenceList = ({ evidence }: { evidence: Evidence[] }) => {
  const { t } = useTranslation('purchase');
  const text = useText();
  return (
    <ul className={classes['evidence']}>
      {evidence.map((e) => {
        const there = e.state === 'verified' || e.state === 'declared';
        const Icon = there ? IconCheck : IconAlertTriangle;
        return (
          <li key={e.slug} data-state={e.state}>
            <Icon size={16} stroke={2} aria-hidden="true" />
            <span>
              {text(e.name)}
              <small>
                {t(`evidence.${e.state}`)}
                {e.validUntil && there && <> · {t('evidence.until', { day: e.validUntil })}</>}
              </small>
            </span>
          </li>
        );
      })}
    </ul>
  );
};
