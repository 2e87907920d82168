import { Button, TextInput } from '@mantine/core';
import { contributionLimits } from '#contract/contributions/words.ts';
import { pieceLimits } from '#contract/content/piece.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './contributions.module.css';

type Row = { label: string; value: string };
type Props = {
  rows: Row[];
  error: (field: string) => string | undefined;
  onChange: (rows: Row[]) => void;
};

/** Figures that a text rests on: what each is, its value with the unit. */
export const FigureRows = ({ rows, error, onChange }: Props) => {
  const { t } = useTranslation('contributions');
  const put = (i: number, part: Partial<Row>) => onChange(rows.map((r, k) => (k === i ? { ...r, ...part } : r)));
  const fault = error('figures');
  return (
    <fieldset className={classes['figures']}>
      <legend>{t('form.figures')}</legend>
      <p className={classes['quiet']}>{t('form.figuresNote')}</p>
      {rows.map((row, i) => (
        <div key={i} className={classes['figure']} role="group" aria-label={t('form.row', { n: i + 1 })}>
          {(['label', 'value'] as const).map((part) => (
            <TextInput
              key={part}
              name={`figures.${i}.${part}`}
              label={t(`form.${part}`)}
              value={row[part]}
              maxLength={pieceLimits[part]}
              error={error(`figures.${i}.${part}`)}
              onChange={(e) => put(i, { [part]: e.currentTarget.value })}
            />
          ))}
          {rows.length > 1 && (
            <Button
              variant="subtle"
              size="compact-md"
              aria-label={t('form.drop', { n: i + 1 })}
              onClick={() => onChange(rows.filter((_, k) => k !== i))}
            >
              ×
            </Button>
          )}
        </div>
      ))}
      {fault && (
        <p role="alert" className={classes['bad']}>
          {fault}
        </p>
      )}
      {rows.length < contributionLimits.rows && (
        <div>
          <Button variant="default" size="compact-md" onClick={() => onChange([...rows, { label: '', value: '' }])}>
            {t('form.add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
};
