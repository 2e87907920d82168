import { Button, Textarea } from '@mantine/core';
import { useNavigate } from 'react-router';
import { pageTo } from '#contract/pages.ts';
import { fieldChoices } from '#contract/services/forms.ts';
import { serviceLimits } from '#contract/services/kinds.ts';
import type { QuotationDetail } from '#contract/testing/schemas.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { usePath } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { FileField } from '#web/ui/file/file-field.tsx';
import type { Stored } from '#web/ui/file/upload.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { Select } from '#web/ui/form/pick.tsx';
import shared from '#web/ui/frame/detail.module.css';
import classes from '../services.module.css';

type ReportLang = (typeof fieldChoices.reportLang)[number];

/** Makes an application of a quotation. */
export const SendForm = ({ detail: { row } }: { detail: QuotationDetail }) => {
  const { t } = useTranslation(['testing', 'common']);
  const path = usePath();
  const navigate = useNavigate();
  const form = useCallForm({
    endpoint: () => import('#contract/testing/calls.ts').then((m) => m.testing.send),
    initial: { reportLang: 'both' as ReportLang, wanted: '', note: '', drawing: [] as Stored[] },
    input: (v) => ({
      params: { id: row.id },
      body: {
        reportLang: v.reportLang,
        ...(v.wanted && { wanted: v.wanted }),
        ...(v.note.trim() && { note: v.note }),
        drawing: v.drawing.map((d) => d.id),
      },
    }),
    draft: { name: `testing.${row.id}` },
    onDone: ({ id }) => navigate(path(pageTo('serviceApplication', { id }))),
  });
  return (
    <form {...form.props} className={classes['form']} aria-label={t('one.send')}>
      <p className={classes['quiet']}>{t('one.sendText')}</p>
      <Select
        name="reportLang"
        label={t('one.reportLang')}
        data={fieldChoices.reportLang.map((l) => ({ value: l, label: t(`one.${l}`) }))}
        value={form.values.reportLang}
        onChange={(v) => form.change({ reportLang: fieldChoices.reportLang.find((l) => l === v) ?? 'both' })}
        error={form.error('reportLang')}
      />
      <DateField label={`${t('one.wanted')} · ${t('common:optional')}`} min={chinaDay()} {...form.field('wanted')} />
      <Textarea
        label={`${t('one.note')} · ${t('common:optional')}`}
        {...form.input('note')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2000}
      />
      <FileField
        label={`${t('one.drawing')} · ${t('common:optional')}`}
        kind="annex"
        most={serviceLimits.files}
        {...form.field('drawing')}
        upload={uploadFile}
      />
      <div className={shared['acts']}>
        <Button type="submit" color="weft" loading={form.busy}>
          {t('one.send')}
        </Button>
      </div>
      <p role="alert" className={shared['refused']}>
        {form.fault}
      </p>
    </form>
  );
};
