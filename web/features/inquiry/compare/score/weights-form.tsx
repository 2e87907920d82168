import { Button } from '@mantine/core';
import { inquiryScoring, type Weights } from '#contract/inquiry/deciding/scoring.ts';
import { criteria, presetNames, presets } from '#contract/inquiry/deciding/weights.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { NumberField } from '#web/ui/form/number-field.tsx';
import classes from './score.module.css';

type Props = { inquiryId: string; weights: Weights | null; onKept: () => Promise<void> };

const typed = (w: Weights) => ({
  price: String(w.price),
  leadTime: String(w.leadTime),
  conformity: String(w.conformity),
  payment: String(w.payment),
  supplier: String(w.supplier),
  judgement: String(w.judgement),
});
// What is no number is sent as it stands, and asked for.
const sent = (text: string) => (text.trim() ? Number(text) : undefined) as number;

/** The weights of a score, from a preset or one's own; together 100. */
const WeightsForm = ({ inquiryId, weights, onKept }: Props) => {
  const { t } = useTranslation('scoring');
  const form = useCallForm({
    endpoint: inquiryScoring.setWeights,
    initial: typed(weights ?? presets.balanced),
    input: (v) => ({
      params: { id: inquiryId },
      body: {
        weights: {
          price: sent(v.price),
          leadTime: sent(v.leadTime),
          conformity: sent(v.conformity),
          payment: sent(v.payment),
          supplier: sent(v.supplier),
          judgement: sent(v.judgement),
        },
      },
    }),
    onDone: onKept,
  });
  const sum = criteria.reduce((n, k) => n + (Number(form.values[k]) || 0), 0);
  return (
    <form {...form.props} className={classes['form']}>
      <div className={classes['acts']} role="group" aria-label={t('presets')}>
        {presetNames.map((name) => (
          <Button key={name} size="compact-md" variant="default" onClick={() => form.change(typed(presets[name]))}>
            {t(`preset.${name}`)}
          </Button>
        ))}
      </div>
      <div className={classes['fields']}>
        {criteria.map((k) => (
          <NumberField
            key={k}
            label={t(`criterion.${k}`)}
            description={t(`about.${k}`)}
            digits={0}
            unit="%"
            value={form.values[k]}
            onChange={(v) => form.change({ [k]: v })}
            error={form.error(`weights.${k}`)}
          />
        ))}
      </div>
      <p role="status" data-off={sum !== 100 || undefined} className={classes['sum']}>
        {t('sum', { sum })}
      </p>
      <p role="alert">{form.fault}</p>
      <div>
        <Button type="submit" loading={form.busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
};

export default WeightsForm;
