import { Button, Radio, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { langs } from '#contract/core/langs.ts';
import { confidential } from '#contract/inquiry/confidential.ts';
import { agreementLength } from '#contract/inquiry/schemas.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { AgreementText } from '#web/ui/text/agreement-text.tsx';
import classes from './confidentiality.module.css';
import type { Admitted } from './admitted.ts';

type Props = { id: string; agreement: Admitted['agreement']; may: boolean };

/** Other words, or the platform's: whoever accepted the ones before is asked anew. */
const ChangeForm = ({ id, agreement, onDone }: Omit<Props, 'may'> & { onDone: () => Promise<unknown> }) => {
  const { t } = useTranslation('confidential');
  const { own, text, version } = agreement;
  const form = useCallForm({
    endpoint: confidential.setAgreement,
    initial: { own, cn: (own && text.cn) || '', en: (own && text.en) || '', es: (own && text.es) || '' },
    input: ({ own: mine, ...words }) => ({ params: { id }, body: { base: version, ...(mine && { text: words }) } }),
    about: ({ own: mine, ...words }) => ({ ...(mine && { text: words }) }),
    draft: { name: `agreement.${id}.${version}` },
    onDone,
  });
  const { values, change, error } = form;
  return (
    <form {...form.props} className={classes['form']}>
      <p className={classes['note']}>{t('manage.changeHint')}</p>
      <Radio.Group
        aria-label={t('manage.agreement')}
        value={values.own ? 'own' : 'platform'}
        onChange={(v) => change({ own: v === 'own' })}
      >
        <Radio value="platform" label={t('manage.useStandard')} mt={4} />
        <Radio value="own" label={t('manage.useOwn')} mt={8} />
      </Radio.Group>
      {values.own && (
        <>
          <p className={classes['note']}>{t('manage.ownHint')}</p>
          {langs.map((l) => (
            <Textarea
              key={l}
              label={t(`manage.lang.${l}`)}
              autosize
              minRows={3}
              maxRows={16}
              maxLength={agreementLength.most}
              value={values[l]}
              onChange={(e) => change({ [l]: e.currentTarget.value })}
              error={error(`text.${l}`)}
            />
          ))}
        </>
      )}
      <p role="alert" className={classes['refused']}>
        {form.fault}
      </p>
      <div className={classes['acts']}>
        <Button type="submit" loading={form.busy}>
          {t('manage.save')}
        </Button>
        <Button variant="default" onClick={() => void onDone()}>
          {t('manage.cancel')}
        </Button>
      </div>
    </form>
  );
};

/** The agreement in force, whole, and the way to another. */
export const AgreementPanel = ({ id, agreement, may }: Props) => {
  const { t } = useTranslation('confidential');
  const { revalidate } = useRevalidator();
  const [changing, setChanging] = useState(false);
  const done = async () => {
    setChanging(false);
    await revalidate();
  };
  if (changing) return <ChangeForm id={id} agreement={agreement} onDone={done} />;
  return (
    <>
      <p>{t(agreement.own ? 'manage.isOwn' : 'manage.isStandard', { version: agreement.version })}</p>
      <AgreementText text={agreement.text} />
      {may && (
        <div>
          <Button variant="default" onClick={() => setChanging(true)}>
            {t('manage.change')}
          </Button>
        </div>
      )}
    </>
  );
};
