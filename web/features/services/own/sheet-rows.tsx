import { Button } from '@mantine/core';
import { testLimits } from '#contract/testing/rules.ts';
import type { TestMethod } from '#contract/testing/schemas.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { Select } from '#web/ui/form/pick.tsx';
import classes from '../services.module.css';

export type TypedLine = { method: string; price: string; setup: string; least: string; days: string };
const none: TypedLine = { method: '', price: '', setup: '0', least: '5', days: '7' };
const figures = [
  ['price', 2, 'price'],
  ['setup', 2, 'setup'],
  ['least', 0, 'least'],
  ['days', 0, 'lineDays'],
] as const;

type Props = {
  rows: TypedLine[];
  methods: readonly TestMethod[];
  onChange: (rows: TypedLine[]) => void;
  errorOf: (path: string) => string | undefined;
};

/** Methods of a sheet with their prices and days. */
export const SheetRows = ({ rows, methods, onChange, errorOf }: Props) => {
  const { t } = useTranslation('testing');
  const text = useText();
  const f = useFormat();
  const put = (i: number, part: Partial<TypedLine>) => onChange(rows.map((r, n) => (n === i ? { ...r, ...part } : r)));
  return (
    <section className={classes['form']} aria-labelledby="sheet-lines">
      <h2 id="sheet-lines">{t('sheet.lines')}</h2>
      {rows.map((r, i) => (
        <fieldset key={i} className={`${classes['line']} ${classes['three']}`}>
          <legend>{t('sheet.line', { n: f.number(i + 1) })}</legend>
          <div className={classes['entry']}>
            <Select
              label={t('method')}
              name={`lines.${i}.method`}
              data={methods.map((m) => ({ value: m.slug, label: `${m.standard} · ${text(m.name)}` }))}
              value={r.method || null}
              onChange={(method) => put(i, { method: method ?? '' })}
              error={errorOf(`lines.${i}.method`)}
            />
            <div className={classes['figures']}>
              {figures.map(([key, digits, label]) => (
                <NumberField
                  key={key}
                  label={t(`sheet.${label}`)}
                  name={`lines.${i}.${key}`}
                  digits={digits}
                  value={r[key]}
                  onChange={(value) => put(i, { [key]: value })}
                  error={errorOf(`lines.${i}.${key}`)}
                />
              ))}
            </div>
            <Button variant="subtle" color="red" onClick={() => onChange(rows.filter((_, n) => n !== i))}>
              {t('sheet.remove', { n: f.number(i + 1) })}
            </Button>
          </div>
        </fieldset>
      ))}
      {rows.length < testLimits.methods && (
        <div>
          <Button variant="default" onClick={() => onChange([...rows, none])}>
            {t('sheet.add')}
          </Button>
        </div>
      )}
    </section>
  );
};
