import { Button, Textarea, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { pageTo } from '#contract/pages.ts';
import { recruitmentLimits } from '#contract/recruitment/kinds.ts';
import type { VacancyRow } from '#contract/recruitment/schemas.ts';
import { keptDays } from '#contract/recruitment/states.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useFormat, usePath, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { FileField } from '#web/ui/file/file-field.tsx';
import type { Stored } from '#web/ui/file/upload.ts';
import { Check } from '#web/ui/form/check.tsx';
import shared from '#web/ui/frame/detail.module.css';
import panel from '#web/ui/frame/panel.module.css';
import classes from '../recruitment.module.css';

type Props = { vacancy: VacancyRow; onClose: () => void };

const useApplyForm = (vacancy: string) => {
  const { t } = useTranslation('recruitment');
  const path = usePath();
  const navigate = useNavigate();
  return useCallForm({
    endpoint: () => import('#contract/recruitment/applications.ts').then((m) => m.jobApplications.apply),
    initial: { name: '', phone: '', mail: '', letter: '', files: [] as Stored[], consent: false },
    input: (v, clientKey) => ({
      body: { ...v, clientKey, vacancy, files: v.files.map((x) => x.id), consent: v.consent as true },
    }),
    words: { name: t('form.needName'), mail: t('form.needMail'), files: t('form.needCv') },
    check: (v) => ({ consent: !v.consent && t('form.needConsent') }),
    draft: { name: `job.${vacancy}` },
    onDone: ({ id }) => navigate(path(pageTo('jobApplication', { id }))),
  });
};

/** The application for a vacancy; what is typed is kept as a draft until it is sent. */
export default function ApplyForm({ vacancy, onClose }: Props) {
  const { t } = useTranslation(['recruitment', 'common']);
  const f = useFormat();
  const text = useText();
  const form = useApplyForm(vacancy.id);
  return (
    <form
      {...form.props}
      className={`${panel['panel']} ${panel['weft']} ${classes['box']}`}
      aria-label={t('form.title')}
    >
      <h2>{t('form.title')}</h2>
      <div className={classes['pair']}>
        <TextInput label={t('form.name')} {...form.input('name')} maxLength={60} autoComplete="name" />
        <TextInput label={t('form.mail')} {...form.input('mail')} maxLength={120} type="email" autoComplete="email" />
        <TextInput
          label={`${t('form.phone')} · ${t('common:optional')}`}
          {...form.input('phone')}
          maxLength={40}
          type="tel"
          autoComplete="tel"
        />
      </div>
      <Textarea
        label={`${t('form.letter')} · ${t('common:optional')}`}
        {...form.input('letter')}
        autosize
        minRows={4}
        maxRows={16}
        maxLength={4000}
      />
      <FileField
        label={t('form.cv')}
        description={t('form.cvHint')}
        kind="annex"
        most={recruitmentLimits.files}
        {...form.field('files')}
        upload={uploadFile}
      />
      <Check
        label={t('form.consent', { company: text(vacancy.company.name), days: f.number(keptDays) })}
        checked={form.values.consent}
        onChange={(consent) => form.change({ consent })}
        error={form.error('consent')}
      />
      <div className={shared['acts']}>
        <Button type="submit" color="weft" loading={form.busy}>
          {t('form.send')}
        </Button>
        <Button variant="default" onClick={onClose} disabled={form.busy}>
          {t('common:cancel')}
        </Button>
      </div>
      <p role="alert" className={shared['refused']}>
        {form.fault}
      </p>
    </form>
  );
}
