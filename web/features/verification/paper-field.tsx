import { TextInput } from '@mantine/core';
import { useTranslation } from '#web/lib/text/words.ts';
import type { Slot } from '#contract/verification/needs.ts';
import type { DocumentType } from '#contract/verification/rules.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { FileField } from '#web/ui/file/file-field.tsx';
import { ReadSummary } from '#web/ui/form/read-summary.tsx';
import type { Form } from './use-application.ts';
import { useCountryWords } from '#web/lib/text/company-words.ts';
import classes from './verification.module.css';
import { Segments } from '#web/ui/form/choice/segments.tsx';

type Props = {
  slot: Slot;
  i: number;
  form: Form;
  /** What the kinds of document are called in this choice, where not by their own names. */
  names?: Partial<Record<DocumentType, { choice: string; why: string }>>;
};

type Known = { number: string; expiresAt: string };

/** What is to be known of a paper; `endless` ones may have no last day. */
const NumberAndExpiry = (props: { paper: Known; endless: boolean; onChange: (part: Partial<Known>) => void }) => {
  const { paper, endless, onChange } = props;
  const { t } = useTranslation('verification');
  return (
    <div className={classes['grid']}>
      <TextInput
        label={t('page.number')}
        value={paper.number}
        maxLength={60}
        onChange={(e) => onChange({ number: e.currentTarget.value })}
      />
      <DateField
        label={t('page.expires')}
        description={endless ? t('page.expiresNone') : undefined}
        value={paper.expiresAt}
        onChange={(expiresAt) => onChange({ expiresAt })}
      />
    </div>
  );
};

/** One thing to hand in: which document, the file, and what is to be known of it. A Chinese licence is read at once. */
export const PaperField = ({ slot, i, form, names }: Props) => {
  const { t } = useTranslation('verification');
  const words = useCountryWords(form.country);
  const paper = form.papers[i];
  if (!paper) return null;
  const licence = paper.type === 'businessLicence';
  const label = `${words.paper(paper.type)}${slot.required ? ` · ${t('page.required')}` : ''}`;
  const error = slot.anyOf.map((d) => form.errors[`documents.${d}`]).find(Boolean);
  return (
    <div className={classes['paper']}>
      {slot.anyOf.length > 1 && (
        <Segments
          className={classes['which'] ?? ''}
          aria-label={t('page.which')}
          value={paper.type}
          onChange={(type) => {
            form.changePaper(i, { type: type as DocumentType, file: null });
            if (slot.anyOf.includes('businessLicence')) form.forgetReading();
          }}
          data={slot.anyOf.map((value) => ({ value, label: names?.[value]?.choice ?? words.paper(value) }))}
        />
      )}
      <FileField
        label={label}
        name={`documents.${paper.type}`}
        description={names?.[paper.type]?.why ?? words.why(paper.type)}
        kind={licence ? 'picture' : 'verification'}
        value={paper.file ? [paper.file] : []}
        onChange={([file]) => {
          form.changePaper(i, { file: file ?? null });
          if (!licence) return;
          if (file) void form.readFile(file.id);
          else form.forgetReading();
        }}
        upload={uploadFile}
        error={error}
      />
      {licence && paper.file && (
        <ReadSummary
          reading={form.reading}
          unread={form.unread}
          read={form.read}
          onAgain={() => paper.file && void form.readFile(paper.file.id)}
        />
      )}
      {slot.expiry !== 'none' && paper.file && !licence && (
        <NumberAndExpiry
          paper={paper}
          endless={slot.expiry === 'optional'}
          onChange={(part) => form.changePaper(i, part)}
        />
      )}
    </div>
  );
};
