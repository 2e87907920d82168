import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DictItem } from '#contract/dictionary.ts';
import { DictionaryPicker } from '#web/ui/dictionary-picker.tsx';
import { PercentField } from '#web/ui/number-field.tsx';
import { type Step, StepperForm } from '#web/ui/stepper-form.tsx';
import { useFormDraft } from '#web/ui/use-form-draft.ts';
import classes from './book.module.css';
import { Section } from './example.tsx';

const nothing = { name: '', field: '', share: '' };

export const Steps = ({ fields }: { fields: DictItem[] }) => {
  const { t } = useTranslation('book');
  const { value, at, state, change, goTo, forget } = useFormDraft('book', nothing);
  const [done, setDone] = useState(false);
  const steps: Step[] = [
    {
      key: 'company',
      title: t('step.company'),
      note: t('step.companyNote'),
      fields: ['name', 'field'],
      render: (error) => (
        <div className={classes['fields']}>
          <TextInput
            name="name"
            label={t('step.name')}
            description={t('step.nameHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={value.name}
            onChange={(e) => change({ name: e.currentTarget.value })}
            error={error('name')}
          />
          <DictionaryPicker
            name="field"
            label={t('form.field')}
            items={fields}
            value={value.field}
            onChange={(field) => change({ field })}
            error={error('field')}
          />
        </div>
      ),
    },
    {
      key: 'market',
      title: t('step.market'),
      fields: ['share'],
      render: (error) => (
        <PercentField
          name="share"
          label={t('form.share')}
          value={value.share}
          onChange={(share) => change({ share })}
          error={error('share')}
        />
      ),
    },
    {
      key: 'check',
      title: t('step.check'),
      fields: [],
      render: () => (
        <p>
          {value.name} · {value.share}%
        </p>
      ),
    },
  ];
  const validate = (): Record<string, string> => ({
    ...(!value.name.trim() && { name: t('step.needName') }),
    ...(!value.field && { field: t('step.needField') }),
    ...(!value.share && { share: t('step.needShare') }),
  });
  return (
    <Section id="steps" title={t('sections.steps')}>
      {done && <p role="status">{t('step.done')}</p>}
      <StepperForm
        label={t('sections.steps')}
        steps={steps}
        at={at}
        onAt={goTo}
        validate={validate}
        onSubmit={() => {
          if (value.name.includes('refuse')) return Promise.resolve({ name: t('step.refusedName') });
          forget();
          setDone(true);
          return Promise.resolve(undefined);
        }}
        submitLabel={t('step.submit')}
        draft={state}
        onDiscard={forget}
      />
    </Section>
  );
};
