import { Button, Loader } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '#web/lib/viewer.ts';
import { ClearInput } from './fields.tsx';
import classes from './completion-form.module.css';
import { InfoSelects } from './info-selects.tsx';
import { type Info, noInfo, useCompletion } from './use-completion.ts';
import { useDraft } from './use-draft.ts';
import { useOptions } from './use-options.ts';

/** A personal member's information (decisions 1): two columns, errors under their fields. */
export const CompletionForm = ({ onDone, onLater }: { onDone: () => Promise<void>; onLater?: () => void }) => {
  const { t } = useTranslation('identity');
  const viewer = useViewer();
  const { options, failed, load } = useOptions();
  const [kept, change, forget] = useDraft<Info>('draft.complete', noInfo);
  const [touched, setTouched] = useState(false);
  const info = {
    ...kept,
    name: kept.name || touched ? kept.name : (viewer?.name ?? ''),
    companyName: kept.companyName || (viewer?.company ?? ''),
  };
  const { errors, busy, submit, label } = useCompletion(async () => {
    forget();
    await onDone();
  });

  if (failed)
    return (
      <div className={classes['wait']} role="alert">
        <p>{t('complete.failed')}</p>
        <Button variant="default" onClick={() => void load()}>
          {t('complete.retry')}
        </Button>
      </div>
    );
  if (!options)
    return (
      <div className={classes['wait']}>
        <Loader size="sm" />
      </div>
    );
  return (
    <form
      className={classes['form']}
      noValidate
      onSubmit={(e: FormEvent) => {
        e.preventDefault();
        if (!busy) void submit(info);
      }}
    >
      <ClearInput
        label={label('name')}
        name="name"
        autoComplete="name"
        maxLength={64}
        value={info.name}
        error={errors.name}
        onChange={(name) => {
          setTouched(true);
          change({ name });
        }}
      />
      <ClearInput
        label={label('companyName')}
        name="organization"
        autoComplete="organization"
        maxLength={128}
        value={info.companyName}
        error={errors.companyName}
        onChange={(companyName) => change({ companyName })}
      />
      <InfoSelects value={info} errors={errors} options={options} onChange={change} wide={classes['wide']} />
      <div className={classes['acts']}>
        {errors.form && (
          <p role="alert" className={classes['error']}>
            {errors.form}
          </p>
        )}
        {onLater && (
          <Button variant="default" onClick={onLater}>
            {t('complete.later')}
          </Button>
        )}
        <Button type="submit" loading={busy}>
          {t('complete.submit')}
        </Button>
      </div>
    </form>
  );
};
