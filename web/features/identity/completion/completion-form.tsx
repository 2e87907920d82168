import { Button, Loader } from '@mantine/core';
import { useTranslation } from '#web/lib/text/words.ts';
import { identity } from '#contract/identity/calls.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { ClearInput } from '../fields.tsx';
import classes from './completion-form.module.css';
import { InfoSelects } from './info-selects.tsx';
import { noInfo, useInfoRules } from './use-completion.ts';
import { useOptions } from '../use-options.ts';

const LoadFailed = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation('identity');
  return (
    <div className={classes['wait']} role="alert">
      <p>{t('complete.failed')}</p>
      <Button variant="default" onClick={onRetry}>
        {t('complete.retry')}
      </Button>
    </div>
  );
};

/** A personal member's information (accounts 22): two columns, errors under their fields. */
export const CompletionForm = ({ onDone, onLater }: { onDone: () => Promise<void>; onLater?: () => void }) => {
  const { t } = useTranslation('identity');
  const viewer = useViewer();
  const { options, failed, load } = useOptions();
  const { label, faults } = useInfoRules();
  const form = useCallForm({
    endpoint: identity.completeInfo,
    initial: { ...noInfo, name: viewer?.name ?? '', companyName: viewer?.company ?? '' },
    input: (body) => ({ body }),
    check: faults,
    draft: { name: 'complete', place: 'tab' },
    onDone: () => onDone(),
  });

  if (failed) return <LoadFailed onRetry={() => void load()} />;
  if (!options)
    return (
      <div className={classes['wait']}>
        <Loader size="sm" />
      </div>
    );
  return (
    <form {...form.props} className={classes['form']}>
      <ClearInput {...form.field('name')} label={label('name')} autoComplete="name" maxLength={64} />
      <ClearInput
        {...form.field('companyName')}
        label={label('companyName')}
        name="organization"
        autoComplete="organization"
        maxLength={128}
      />
      <InfoSelects
        value={form.values}
        error={form.error}
        options={options}
        onChange={form.change}
        wide={classes['wide']}
      />
      <div className={classes['acts']}>
        {form.fault && (
          <p role="alert" className={classes['error']}>
            {form.fault}
          </p>
        )}
        {onLater && (
          <Button variant="default" onClick={onLater}>
            {t('complete.later')}
          </Button>
        )}
        <Button type="submit" loading={form.busy}>
          {t('complete.submit')}
        </Button>
      </div>
    </form>
  );
};
