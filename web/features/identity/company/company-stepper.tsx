import { Button, Loader } from '@mantine/core';
import { useTranslation } from '#web/lib/text/words.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import { StepperForm } from '#web/ui/form/stepper-form.tsx';
import { CompanyPartFields } from './company-part.tsx';
import classes from './company.module.css';
import { companyParts, partNames, useCompanyForm, useCompanyRules, useKeptCompany } from './use-company.ts';
import { useCompanyOptions } from './use-company-options.ts';

/** The company form in three parts, with a draft in this browser; what an earlier visit saved is there already. */
const Stepper = ({ onSaved }: { onSaved: () => Promise<void> }) => {
  const { t } = useTranslation('identity');
  const { kept, failed, load } = useKeptCompany();
  const { options, failed: noOptions, load: loadOptions } = useCompanyOptions();
  const { validate } = useCompanyRules();
  const { form, info, change, country } = useCompanyForm(kept, options, onSaved, { name: 'company' });

  if (failed || noOptions)
    return (
      <div className={classes['wait']} role="alert">
        <p>{failed || t('complete.failed')}</p>
        <Button
          variant="default"
          onClick={() => {
            load();
            loadOptions();
          }}
        >
          {t('complete.retry')}
        </Button>
      </div>
    );
  if (!kept || !options)
    return (
      <div className={classes['wait']}>
        <Loader size="sm" />
      </div>
    );
  return (
    <StepperForm
      form={form}
      label={t('company.form')}
      steps={partNames.map((part) => ({
        key: part,
        title: t(`company.part.${part}`),
        note: t(`company.note.${part}`),
        fields: companyParts[part],
        render: (error) => (
          <CompanyPartFields
            part={part}
            info={info}
            options={options}
            nameFixed={kept.nameFixed}
            onChange={change}
            error={error}
          />
        ),
      }))}
      at={form.values.at}
      onAt={(at) => form.change({ at })}
      validate={() => validate(info, country)}
      submitLabel={t('company.submit')}
      onDiscard={() => form.begin({ changed: {}, at: 0 })}
    />
  );
};
export const CompanyStepper = withWords(['ui', 'tools', 'verification'], Stepper);
