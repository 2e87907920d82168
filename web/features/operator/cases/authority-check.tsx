import { Radio } from '@mantine/core';
import { useTranslation } from '#web/lib/text/words.ts';
import type { CaseView } from '#contract/operator/calls.ts';
import { useText } from '#web/lib/text/lang.ts';
import classes from './decision-panel.module.css';

export type AuthorityVerdict = 'accepted' | 'refused';
type Props = {
  authority: NonNullable<CaseView['authority']>;
  value: AuthorityVerdict | null;
  onChange: (v: AuthorityVerdict) => void;
  error: boolean;
  firstRef: React.Ref<HTMLInputElement>;
};

/** A check of its own: does the applicant act for the company? An approval needs it answered with yes. */
export const AuthorityCheck = ({ authority: a, value, onChange, error, firstRef }: Props) => {
  const { t } = useTranslation('operator');
  return (
    <Radio.Group
      label={t('case.authority')}
      value={value}
      onChange={(v) => onChange(v as AuthorityVerdict)}
      error={error ? t('case.needAuthority') : undefined}
    >
      <ul className={classes['facts']}>
        <li>{t(`case.authorityBy.${a.by ?? 'none'}`)}</li>
        <li>{t('case.authorityPerson', { person: a.person || '—', account: a.account || '—' })}</li>
        <li data-look={!a.isLegal || undefined}>
          {t(a.isLegal ? 'case.authorityIs' : 'case.authorityIsNot', { legal: a.read || a.legal || '—' })}
        </li>
      </ul>
      <div className={classes['reasons']}>
        <Radio ref={firstRef} value="accepted" label={t('case.accepted')} />
        <Radio value="refused" label={t('case.refused')} />
      </div>
    </Radio.Group>
  );
};

/** Another account is verified for the company: which, and what its owner says. */
export const ClaimNote = ({ claim }: { claim: NonNullable<CaseView['claim']> }) => {
  const { t } = useTranslation('operator');
  const text = useText();
  return (
    <p className={classes['claim']}>
      <strong>{t('case.claim', { company: text(claim.company) })}</strong>{' '}
      {t(`case.claimState.${claim.state}`, { note: claim.note })}
    </p>
  );
};
