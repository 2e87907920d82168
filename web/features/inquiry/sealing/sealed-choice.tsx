import { Checkbox } from '@mantine/core';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './sealed-choice.module.css';

type Props = {
  sealed: boolean;
  /** Quotations have come in: what was promised stays. */
  fixed?: boolean;
  error?: string | undefined;
  onChange: (part: { sealed: boolean }) => void;
};

/** Whether quotations are sealed, with what it brings and what it costs the buyer. */
export const SealedChoice = ({ sealed, fixed = false, error, onChange }: Props) => {
  const { t } = useTranslation('inquiry');
  return (
    <Checkbox
      name="sealed"
      label={t('release.sealed')}
      description={
        <>
          {t('release.sealedHint')}
          {sealed && <span className={classes['cost']}>{t('release.sealedCost')}</span>}
          {fixed && <span className={classes['cost']}>{t('amend.sealedStays')}</span>}
        </>
      }
      checked={sealed}
      disabled={fixed}
      error={error}
      onChange={(e) => onChange({ sealed: e.currentTarget.checked })}
    />
  );
};
