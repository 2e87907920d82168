import { Button, Textarea } from '@mantine/core';
import { Select } from '#web/ui/form/pick.tsx';
import { IconTrash } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { Currency } from '#contract/core/schemas.ts';
import { limits, units } from '#contract/inquiry/schemas.ts';
import { WeftMark } from '#web/ui/picture/marks.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import panel from '#web/ui/frame/panel.module.css';
import type { DraftLine } from './draft.ts';
import { MaterialSelect } from './material/material-select.tsx';
import type { Group, Option } from './material/narrow.ts';
import classes from './release.module.css';
import type { SheetField } from './use-datasheets.ts';

// They come with the first material that is chosen.
const RequirementRows = lazy(() => import('./requirement-rows.tsx'));

type Props = {
  line: DraftLine;
  currency: Currency;
  at: number;
  products: (Group | Option)[];
  fields: SheetField[];
  error: (path: string) => string | undefined;
  onChange: (part: Partial<DraftLine>) => void;
  onRemove?: (() => void) | undefined;
};

const LineHead = ({ at, onRemove }: Pick<Props, 'at' | 'onRemove'>) => {
  const { t } = useTranslation('inquiry');
  return (
    <header>
      <WeftMark />
      <h3>{t('line.title', { n: at + 1 })}</h3>
      {onRemove && (
        <Button
          variant="subtle"
          size="compact-sm"
          color="gray"
          leftSection={<IconTrash size={16} stroke={2} />}
          onClick={onRemove}
        >
          {t('line.remove')}
        </Button>
      )}
    </header>
  );
};

/** `path` is the line's in the faults, `unit` its unit in words. */
type AmountProps = Pick<Props, 'line' | 'error' | 'onChange'> & { path: string; unit: string };

/** Up to three rising quantities and their unit. */
const Tiers = ({ line, path, unit, error, onChange }: AmountProps) => {
  const { t } = useTranslation('inquiry');
  return (
    <fieldset className={classes['tiers']}>
      <legend>
        {t('line.tiers')} <span>{t('line.tiersHint')}</span>
      </legend>
      {Array.from({ length: limits.tiers }, (_, i) => (
        <NumberField
          key={i}
          label={t('line.tier', { n: i + 1 })}
          digits={3}
          unit={unit}
          value={line.tiers[i] ?? ''}
          onChange={(tier) => onChange({ tiers: line.tiers.map((v, n) => (n === i ? tier : v)) })}
          error={
            Boolean(error(`${path}.tiers`) ?? error(`${path}.tiers.${i}`)) &&
            (i === 0 ? (error(`${path}.tiers`) ?? error(`${path}.tiers.${i}`)) : (error(`${path}.tiers.${i}`) ?? true))
          }
          name={`${path}.tiers.${i}`}
        />
      ))}
      <Select
        label={t('line.unit')}
        data={units.map((u) => ({ value: u, label: t(`common:unit.${u}`) }))}
        value={line.unit}
        allowDeselect={false}
        onChange={(v) => onChange({ unit: v ?? 'kg' })}
      />
    </fieldset>
  );
};

const AnnualAndTarget = ({ line, path, unit, currency, error, onChange }: AmountProps & Pick<Props, 'currency'>) => {
  const { t } = useTranslation('inquiry');
  return (
    <div className={classes['pair']}>
      <NumberField
        label={`${t('line.annual')} · ${t('common:optional')}`}
        digits={3}
        unit={unit}
        value={line.annual}
        onChange={(annual) => onChange({ annual })}
        error={error(`${path}.annual`)}
      />
      <NumberField
        label={`${t('line.targetPriceShown')} · ${t('common:optional')}`}
        digits={4}
        unit={`${currency}/${unit}`}
        value={line.targetPrice}
        onChange={(targetPrice) => onChange({ targetPrice })}
        error={error(`${path}.targetPrice`)}
      />
    </div>
  );
};

/** One line of the need: product, specification, up to three rising quantities, hard requirements. */
export const LineCard = ({ line, currency, at, products, fields, error, onChange, onRemove }: Props) => {
  const { t } = useTranslation('inquiry');
  const path = `lines.${at}`;
  const unit = t(`common:unit.${line.unit as 'kg'}`);
  return (
    <section
      className={`${panel['panel']} ${panel['weft']} ${classes['line']}`}
      aria-label={t('line.title', { n: at + 1 })}
    >
      <LineHead at={at} onRemove={onRemove} />
      <MaterialSelect
        label={t('line.product')}
        description={t('line.productHint')}
        data={products}
        value={line.product || null}
        onChange={(v) => onChange({ product: v ?? '', requirements: v === line.product ? line.requirements : [] })}
        disabled={line.fixed}
        none={t('line.productNone')}
        error={error(`${path}.product`)}
        name={`${path}.product`}
      />
      <Textarea
        label={t('line.specification')}
        placeholder={t('line.specificationHint')}
        autosize
        minRows={1}
        maxLength={500}
        value={line.specification}
        onChange={(e) => onChange({ specification: e.currentTarget.value })}
        error={error(`${path}.specification`)}
        name={`${path}.specification`}
      />
      <Tiers {...{ line, path, unit, error, onChange }} />
      <AnnualAndTarget {...{ line, path, unit, currency, error, onChange }} />
      {line.product && (
        <Suspense>
          <RequirementRows
            rows={line.requirements}
            fields={fields}
            error={(p) => error(`${path}.requirements.${p}`)}
            onChange={(requirements) => onChange({ requirements })}
          />
        </Suspense>
      )}
    </section>
  );
};
