import { Button, TextInput } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { useTranslation } from '#web/lib/text/words.ts';
import type { CriterionView } from '#contract/purchase/schemas.ts';
import { type Verdict, verdicts } from '#contract/purchase/states.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { Select } from '#web/ui/form/pick.tsx';
import type { Received } from '../seen.ts';
import { AnswerList } from './answer-list.tsx';
import classes from './tender.module.css';
import { useCriterionWords } from './use-criterion-words.ts';

type Judgement = { verdict: Verdict; question: string };

const useJudgeForm = (one: Received[number], criteria: CriterionView[]) => {
  const text = useText();
  const { revalidate } = useRevalidator();
  const stands = (c: CriterionView): Judgement => {
    const a = one.answers.find((x) => x.criterionId === c.id);
    return { verdict: a?.verdict ?? 'open', question: a?.verdict === 'asked' && a.question ? text(a.question) : '' };
  };
  /** What the buyer says otherwise than it stands; the rest is a colleague's, or the supplier's. */
  const changedOf = (said: Judgement[]) =>
    criteria.flatMap((c, i) => {
      const [was, j] = [stands(c), said[i]];
      const same = !j || (j.verdict === was.verdict && (j.verdict !== 'asked' || j.question.trim() === was.question));
      return same ? [] : [{ c, j }];
    });
  const form = useCallForm({
    endpoint: () => import('#contract/purchase/tender.ts').then((m) => m.tender.judge),
    initial: { said: criteria.map(stands) },
    input: ({ said }) => ({
      params: { id: one.id },
      body: {
        judgements: changedOf(said).map(({ c, j }) => ({
          criterionId: c.id,
          verdict: j.verdict,
          ...(j.verdict === 'asked' && { question: j.question.trim() }),
          seen: one.answers.find((a) => a.criterionId === c.id)?.updatedAt ?? null,
        })),
      },
    }),
    onDone: revalidate,
  });
  return { form, changedOf };
};

/** The buyer says of each answer whether it is met, or what is still to be completed. */
export const Judge = ({
  one,
  criteria,
  open,
}: {
  one: Received[number];
  criteria: CriterionView[];
  /** There is time to answer what is asked again. */
  open: boolean;
}) => {
  const { t } = useTranslation('tender');
  const ready = useReady();
  const { asks } = useCriterionWords();
  const { form, changedOf } = useJudgeForm(one, criteria);
  const { said } = form.values;
  const changed = changedOf(said);
  const put = (i: number, part: Partial<Judgement>) =>
    form.change({ said: said.map((j, n) => (n === i ? { ...j, ...part } : j)) });
  return (
    <form {...form.props} className={classes['block']}>
      <AnswerList
        criteria={criteria}
        answers={one.answers}
        renderBelow={(c) => {
          const i = criteria.indexOf(c);
          return (
            <span className={classes['judge']}>
              <Select
                label={t('judge.label', { what: asks(c) })}
                data={verdicts
                  .filter((v) => open || v !== 'asked')
                  .map((v) => ({ value: v, label: t(`verdict.${v}`) }))}
                value={said[i]?.verdict ?? 'open'}
                allowDeselect={false}
                onChange={(v) => put(i, { verdict: (v ?? 'open') as Verdict })}
              />
              {said[i]?.verdict === 'asked' && (
                <TextInput
                  label={t('judge.question')}
                  value={said[i].question}
                  onChange={(e) => put(i, { question: e.currentTarget.value })}
                  maxLength={500}
                  error={form.error(`judgements.${changed.findIndex((x) => x.c === c)}.question`)}
                />
              )}
            </span>
          );
        }}
      />
      <div className={classes['acts']}>
        <Button type="submit" variant="default" loading={form.busy} disabled={!ready || !changed.length}>
          {t('judge.save')}
        </Button>
        <p role="alert" className={classes['wrong']}>
          {form.fault}
        </p>
      </div>
    </form>
  );
};
