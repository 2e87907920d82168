import { Textarea } from '@mantine/core';
import { useTranslation } from '#web/lib/text/words.ts';
import type { AnswerView, CriterionView } from '#contract/purchase/schemas.ts';
import { criterionAsks, purchaseLimits } from '#contract/purchase/states.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { FileField } from '#web/ui/file/file-field.tsx';
import type { Stored } from '#web/ui/file/upload.ts';
import { Check } from '#web/ui/form/check.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { useUnit } from '#web/ui/text/units.ts';
import classes from './tender.module.css';
import { useCriterionWords } from './use-criterion-words.ts';

/** An answer as typed. */
export type AnswerDraft = { statement: string; amount: string; held: boolean; files: Stored[] };

/** What was said so far, to be gone on with. */
export const draftOf = (a: AnswerView | undefined, text: (t: AnswerView['statement']) => string): AnswerDraft => ({
  statement: a ? text(a.statement) : '',
  amount: a?.amount ?? '',
  held: Boolean(a?.held),
  files: a?.files ?? [],
});

/** The answers as they are sent. */
export const answersOf = (criteria: CriterionView[], drafts: AnswerDraft[]) =>
  criteria.map((c, i) => {
    const d = drafts[i];
    return {
      criterionId: c.id,
      statement: d?.statement.trim() ?? '',
      ...(criterionAsks[c.kind].includes('least') && d?.amount && { amount: d.amount }),
      ...(c.kind === 'certificate' && d?.held && { held: true }),
      files: d?.files.map((f) => f.id) ?? [],
    };
  });

type Props = {
  criteria: CriterionView[];
  /** What the buyer still asks, by criterion. */
  questions?: Map<string, string>;
  drafts: AnswerDraft[];
  onChange: (drafts: AnswerDraft[]) => void;
  error: (path: string) => string | undefined;
};

type FieldProps = {
  criterion: CriterionView;
  question: string | undefined;
  draft: AnswerDraft;
  onChange: (part: Partial<AnswerDraft>) => void;
  error: (part: string) => string | undefined;
};

const AnswerField = ({ criterion: c, question, draft: d, onChange, error }: FieldProps) => {
  const { t } = useTranslation(['tender', 'common']);
  const text = useText();
  const lang = useLang();
  const unitOf = useUnit();
  const { asks } = useCriterionWords();
  return (
    <li className={classes['block']}>
      <span className={classes['head']}>
        <strong>{asks(c)}</strong>
        <Tag tone={c.must ? 'weft' : 'plain'}>{t(c.must ? 'must' : 'wished')}</Tag>
      </span>
      {criterionAsks[c.kind].includes('text') || !text(c.text) ? null : (
        <span className={classes['quiet']} lang={textLang(c.text, lang)}>
          {text(c.text)}
        </span>
      )}
      {question && <p className={classes['gap']}>{t('question', { question })}</p>}
      {c.kind === 'certificate' && (
        <Check
          label={t('answer.held')}
          checked={d.held}
          onChange={(held) => onChange({ held })}
          error={error('held')}
        />
      )}
      {criterionAsks[c.kind].includes('least') && (
        <NumberField
          label={t(c.kind === 'years' ? 'answer.years' : 'answer.capacity')}
          digits={3}
          unit={c.unit ? unitOf(c.unit) : undefined}
          value={d.amount}
          onChange={(amount) => onChange({ amount })}
          error={error('amount')}
        />
      )}
      <Textarea
        label={t('answer.statement')}
        value={d.statement}
        onChange={(e) => onChange({ statement: e.currentTarget.value })}
        error={error('statement')}
        maxLength={1000}
        autosize
        minRows={2}
      />
      <FileField
        label={`${t('answer.files')} · ${t('common:optional')}`}
        kind="annex"
        most={purchaseLimits.evidence}
        value={d.files}
        onChange={(files) => onChange({ files })}
        upload={uploadFile}
        error={error('files')}
      />
    </li>
  );
};

/** A field for each criterion, with what it asks for. */
export const AnswerFields = ({ criteria, questions, drafts, onChange, error }: Props) => {
  return (
    <ol className={classes['rows']}>
      {criteria.map((c, i) => {
        const d = drafts[i];
        return (
          d && (
            <AnswerField
              key={c.id}
              criterion={c}
              question={questions?.get(c.id)}
              draft={d}
              onChange={(part) => onChange(drafts.map((x, n) => (n === i ? { ...x, ...part } : x)))}
              error={(part) => error(`answers.${i}.${part}`)}
            />
          )
        );
      })}
    </ol>
  );
};
