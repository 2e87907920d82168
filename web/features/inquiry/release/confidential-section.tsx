import { Checkbox, Radio, Textarea } from '@mantine/core';
import { langs } from '#contract/core/langs.ts';
import { platformAgreement } from '#contract/inquiry/confidential.ts';
import { agreementLength } from '#contract/inquiry/schemas.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import { useLang } from '#web/lib/text/lang.ts';
import { AgreementText } from '#web/ui/text/agreement-text.tsx';
import type { Draft } from './draft.ts';
import classes from './release.module.css';

type Props = { draft: Draft; error: (path: string) => string | undefined; onChange: (part: Partial<Draft>) => void };

/** What suppliers accept before they read a confidential inquiry, and whether they may take its annexes along. */
const Section = ({ draft, error, onChange }: Props) => {
  const { t } = useTranslation(['confidential', 'nda']);
  const lang = useLang();
  return (
    <div className={classes['confidential']}>
      <Radio.Group
        label={t('form.agreement')}
        value={draft.ownAgreement ? 'own' : 'platform'}
        onChange={(v) => onChange({ ownAgreement: v === 'own' })}
      >
        <Radio value="platform" label={t('form.platform')} mt={8} />
        <Radio value="own" label={t('form.own')} mt={8} />
      </Radio.Group>
      {draft.ownAgreement ? (
        <>
          <p className={classes['hint']}>{t('manage.ownHint')}</p>
          {langs.map((l) => (
            <Textarea
              key={l}
              label={t(`manage.lang.${l}`)}
              autosize
              minRows={3}
              maxRows={14}
              maxLength={agreementLength.most}
              value={draft.agreement[l] ?? ''}
              onChange={(e) => onChange({ agreement: { ...draft.agreement, [l]: e.currentTarget.value } })}
              error={error(`agreement.${l}`)}
            />
          ))}
        </>
      ) : (
        <details>
          <summary>{t('form.read')}</summary>
          <AgreementText text={{ [lang]: t(`nda:platform.${platformAgreement}`) }} version={platformAgreement} />
        </details>
      )}
      <Checkbox
        label={t('manage.downloads')}
        description={t('manage.downloadsHint')}
        checked={draft.annexDownloads}
        onChange={(e) => onChange({ annexDownloads: e.currentTarget.checked })}
      />
    </div>
  );
};

const ConfidentialSection = withWords(['confidential', 'nda'], Section);
export default ConfidentialSection;
