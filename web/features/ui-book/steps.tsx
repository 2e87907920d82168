import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { DictItem } from '#contract/dictionary/calls.ts';
import { useDraft } from '#web/lib/form/use-draft.ts';
import { DictionaryPicker } from '#web/ui/tree/dictionary-picker.tsx';
import { PercentField } from '#web/ui/form/number-field.tsx';
import { type Step, StepperForm } from '#web/ui/form/stepper-form.tsx';
import classes from './book.module.css';
import { Section } from './example.tsx';

const nothing = { name: '', field: '', share: '', at: 0 };

type Typed = typeof nothing;
type Change = (part: Partial<Typed>) => void;

type CompanyProps = { value: Typed; fields: DictItem[]; change: Change; error: (field: string) => string | undefined };
const CompanyFields = ({ value, fields, change, error }: CompanyProps) => {
  const { t } = useTranslation('book');
  return (
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
  );
};

const useSteps = (value: Typed, fields: DictItem[], change: Change): Step[] => {
  const { t } = useTranslation('book');
  return [
    {
      key: 'company',
      title: t('step.company'),
      note: t('step.companyNote'),
      fields: ['name', 'field'],
      render: (error) => <CompanyFields {...{ value, fields, change, error }} />,
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
};

const useValidate = (value: Typed) => {
  const { t } = useTranslation('book');
  return (): Record<string, string> => ({
    ...(!value.name.trim() && { name: t('step.needName') }),
    ...(!value.field && { field: t('step.needField') }),
    ...(!value.share && { share: t('step.needShare') }),
  });
};

export const Steps = ({ fields }: { fields: DictItem[] }) => {
  const { t } = useTranslation('book');
  const [value, setValue] = useState(nothing);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [done, setDone] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const draft = useDraft<typeof nothing>({ name: 'book' }, (kept) => setValue((v) => ({ ...v, ...kept })));
  const change = (part: Partial<typeof nothing>) => {
    const next = { ...value, ...part };
    setValue(next);
    draft.keep(next);
  };
  const forget = () => {
    void draft.forget();
    setValue(nothing);
    setErrors({});
  };
  const steps = useSteps(value, fields, change);
  const validate = useValidate(value);
  const show = (found: Record<string, string>) => {
    setErrors(found);
    requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>('[data-fault-summary]')?.focus());
  };
  const send = (): Promise<void> => {
    const found = value.name.includes('refuse') ? { name: t('step.refusedName') } : validate();
    if (Object.keys(found).length) show(found);
    else {
      forget();
      setDone(true);
    }
    return Promise.resolve();
  };
  return (
    <Section id="steps" title={t('sections.steps')}>
      {done && <p role="status">{t('step.done')}</p>}
      <StepperForm
        // No call stands behind this one: what a form of the form layer would do is done here.
        form={{
          props: { ref },
          errors,
          busy: false,
          show,
          send,
          keepOwn: () => draft.keepOwn(value),
          draft,
        }}
        label={t('sections.steps')}
        steps={steps}
        at={value.at}
        onAt={(at) => change({ at })}
        validate={validate}
        submitLabel={t('step.submit')}
        onDiscard={forget}
      />
    </Section>
  );
};
