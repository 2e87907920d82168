import { useId, useState } from 'react';
import { Form } from 'react-router';
import { pageTo } from '#contract/pages.ts';
import { type AskedTest, cuttings, testLimits } from '#contract/testing/rules.ts';
import { useFormat, usePath, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import panel from '#web/ui/frame/panel.module.css';
import classes from '../services.module.css';
import type { QuoteProps } from './request.ts';

type Row = { key: number; method: string; condition: string; n: string };
type RowProps = {
  row: Row;
  no: number;
  methods: QuoteProps['methods'];
  onChange: (part: Partial<Row>) => void;
  onRemove: (() => void) | undefined;
};

type MethodProps = Pick<RowProps, 'row' | 'methods' | 'onChange'> & { id: string };
const MethodField = ({ id, row, methods, onChange }: MethodProps) => {
  const { t } = useTranslation('testing');
  const text = useText();
  return (
    <label htmlFor={id}>
      {t('method')}
      <select
        id={id}
        name="m"
        className={classes['input']}
        value={row.method}
        onChange={(e) => {
          const chosen = methods.find((m) => m.slug === e.currentTarget.value);
          onChange({
            method: e.currentTarget.value,
            condition: 'room',
            ...(chosen && { n: String(chosen.specimens) }),
          });
        }}
      >
        <option value="">{t('quote.needMethod')}</option>
        {methods.map((m) => (
          <option key={m.slug} value={m.slug}>
            {`${m.standard} · ${text(m.name)}`}
          </option>
        ))}
      </select>
    </label>
  );
};

const TestRow = ({ row, no, methods, onChange, onRemove }: RowProps) => {
  const { t } = useTranslation('testing');
  const f = useFormat();
  const id = useId();
  const method = methods.find((m) => m.slug === row.method);
  return (
    <fieldset className={`${classes['line']} ${classes['three']} ${classes['testRow']}`}>
      <legend>{t('line', { n: f.number(no) })}</legend>
      <MethodField id={`${id}m`} row={row} methods={methods} onChange={onChange} />
      <label htmlFor={`${id}c`}>
        {t('condition')}
        <select
          id={`${id}c`}
          name="c"
          className={classes['input']}
          value={row.condition}
          onChange={(e) => onChange({ condition: e.currentTarget.value })}
        >
          {(method?.conditions ?? (['room'] as const)).map((c) => (
            <option key={c} value={c}>
              {t(`state.${c}`)}
            </option>
          ))}
        </select>
      </label>
      <label htmlFor={`${id}n`}>
        {t('specimens')}
        <input
          id={`${id}n`}
          name="n"
          inputMode="numeric"
          size={4}
          className={classes['input']}
          value={row.n}
          onChange={(e) => onChange({ n: e.currentTarget.value })}
        />
      </label>
      {onRemove && (
        <ActButton look="word" onClick={onRemove}>
          {t('quote.remove', { n: f.number(no) })}
        </ActButton>
      )}
    </fieldset>
  );
};

const none = (key: number): Row => ({ key, method: '', condition: 'room', n: '' });
const rowOf = (a: AskedTest, key: number): Row => ({ ...a, key, n: String(a.n) });

const useFaultOf = () => {
  const { t } = useTranslation('testing');
  const f = useFormat();
  const counted = (n: string) => /^\d+$/.test(n) && Number(n) >= 1 && Number(n) <= testLimits.specimens;
  return (rows: Row[]) => {
    if (rows.some((r) => !r.method)) return t('quote.needMethod');
    return rows.every((r) => counted(r.n)) ? '' : t('quote.needCount', { n: f.number(testLimits.specimens) });
  };
};

type MaterialProps = Pick<QuoteProps, 'materials'> & { id: string; value: string; onChange: (slug: string) => void };
const MaterialField = ({ id, materials, value, onChange }: MaterialProps) => {
  const { t } = useTranslation('testing');
  const text = useText();
  return (
    <label className={classes['labelled']} htmlFor={id}>
      {t('material')}
      <select
        id={id}
        name="material"
        className={classes['input']}
        value={value}
        onChange={(e) => onChange(e.currentTarget.value)}
      >
        {materials.map((m) => (
          <option key={m.slug} value={m.slug}>
            {text(m.name)}
          </option>
        ))}
      </select>
    </label>
  );
};

const CuttingField = ({ id, first }: { id: string; first: QuoteProps['cutting'] }) => {
  const { t } = useTranslation('testing');
  return (
    <label className={classes['labelled']} htmlFor={id}>
      {t('cutting')}
      <select id={id} name="cutting" className={classes['input']} defaultValue={first}>
        {cuttings.map((c) => (
          <option key={c} value={c}>
            {t(`cut.${c}`)}
          </option>
        ))}
      </select>
    </label>
  );
};

/** The material and its tests, a row each; what does not fit another material is asked anew. */
const useTests = ({ methods, material, asked }: Pick<QuoteProps, 'methods' | 'material' | 'asked'>) => {
  const [of, setOf] = useState(material);
  const [rows, setRows] = useState<Row[]>(asked.length ? asked.map(rowOf) : [none(0)]);
  const turnTo = (next: string) => {
    const fits = (r: Row) => methods.some((m) => m.slug === r.method && m.materials.includes(next));
    setOf(next);
    setRows((all) => all.map((r) => (r.method && !fits(r) ? none(r.key) : r)));
  };
  const put = (key: number, part: Partial<Row>) =>
    setRows((all) => all.map((r) => (r.key === key ? { ...r, ...part } : r)));
  const add = () => setRows((all) => [...all, none(Math.max(...all.map((r) => r.key)) + 1)]);
  const remove = (key: number) => setRows((all) => all.filter((r) => r.key !== key));
  return { of, rows, turnTo, put, add, remove };
};

/** What is to be tested. A form of the browser's own: it asks by its address, with or without a script. */
export const RequestForm = ({ methods, materials, material, asked, cutting }: QuoteProps) => {
  const { t } = useTranslation('testing');
  const path = usePath();
  const faultOf = useFaultOf();
  const id = useId();
  const { of, rows, turnTo, put, add, remove } = useTests({ methods, material, asked });
  const [fault, setFault] = useState('');
  const fit = methods.filter((m) => m.materials.includes(of));
  return (
    <Form
      discover="none"
      action={path(pageTo('testOffer'))}
      className={`${panel['panel']} ${panel['weft']} ${classes['box']}`}
      aria-labelledby={`${id}h`}
      onSubmit={(e) => {
        const found = faultOf(rows);
        setFault(found);
        if (found) e.preventDefault();
      }}
    >
      <h2 id={`${id}h`}>{t('quote.request')}</h2>
      <div className={classes['pair']}>
        <MaterialField id={`${id}o`} materials={materials} value={of} onChange={turnTo} />
        <CuttingField id={`${id}k`} first={cutting} />
      </div>
      {rows.map((row, i) => (
        <TestRow
          key={row.key}
          row={row}
          no={i + 1}
          methods={fit}
          onChange={(part) => put(row.key, part)}
          onRemove={rows.length > 1 ? () => remove(row.key) : undefined}
        />
      ))}
      <div className={classes['bar']}>
        <ActButton type="submit" look="ask">
          {t('quote.compare')}
        </ActButton>
        {rows.length < testLimits.lines && <ActButton onClick={add}>{t('quote.add')}</ActButton>}
      </div>
      <p role="alert" className={classes['fault']}>
        {fault}
      </p>
    </Form>
  );
};
