import { Button, Loader } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CompanyInfo, noCompanyInfo } from '#contract/company-info.ts';
import { withWords } from '#web/lib/with-words.tsx';
import { StepperForm } from '#web/ui/stepper-form.tsx';
import { useFormDraft } from '#web/ui/use-form-draft.ts';
import { CompanyPartFields } from './company-part.tsx';
import classes from './company.module.css';
import { companyParts, partNames, useCompanyRules, useKeptCompany } from './use-company.ts';
import { useCompanyOptions } from './use-company-options.ts';

const none: Partial<CompanyInfo> = {};

/** The company form in three parts, with a draft in this browser; what an earlier visit saved is there already. */
const Stepper = ({ onSaved }: { onSaved: () => Promise<void> }) => {
  const { t } = useTranslation('identity');
  const { kept, failed, load } = useKeptCompany();
  const { options, failed: noOptions, load: loadOptions } = useCompanyOptions();
  const { validate, save } = useCompanyRules();
  const draft = useFormDraft<Partial<CompanyInfo>>('company', none);
  const [again, setAgain] = useState(0);

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
  const info: CompanyInfo = { ...noCompanyInfo, ...kept.info, ...draft.value };
  const send = async () => {
    const said = await save(info);
    if ('errors' in said) return said.errors;
    draft.forget();
    await onSaved();
    return undefined;
  };
  return (
    <StepperForm
      key={again}
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
            onChange={draft.change}
            error={error}
          />
        ),
      }))}
      at={draft.at}
      onAt={draft.goTo}
      validate={() => validate(info)}
      onSubmit={send}
      submitLabel={t('company.submit')}
      draft={draft.state}
      onDiscard={() => {
        draft.forget();
        setAgain((n) => n + 1);
      }}
    />
  );
};
export const CompanyStepper = withWords(['ui'], Stepper);
