import { ActionIcon, Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useText } from '#web/lib/text/lang.ts';
import { NumberField } from '#web/ui/form/number-field.tsx';
import type { DraftRequirement } from './draft.ts';
import classes from './requirement-rows.module.css';
import type { SheetField } from './use-datasheets.ts';
import { useUnit } from '#web/ui/text/units.ts';

type Props = {
  rows: DraftRequirement[];
  fields: SheetField[];
  error: (path: string) => string | undefined;
  onChange: (rows: DraftRequirement[]) => void;
};

const ops = ['min', 'max', 'between', 'is'] as const;
const startOf = (f: SheetField): DraftRequirement => ({
  field: f.slug,
  op: f.type === 'enum' ? 'is' : 'min',
  value: '',
  max: '',
  standard: f.standards[0] ?? '',
  must: f.need === 'must',
});

type RowProps = {
  row: DraftRequirement;
  /** Absent where the datasheet has the field no more. */
  field: SheetField | undefined;
  bad: string | undefined;
  onChange: (part: Partial<DraftRequirement>) => void;
  onRemove: () => void;
};

/** The limit: one of the field's options, a value, or two. */
const Limit = ({ row: r, field, bad, onChange }: Pick<RowProps, 'row' | 'field' | 'onChange'> & { bad: boolean }) => {
  const { t } = useTranslation('inquiry');
  const text = useText();
  return field?.type === 'enum' ? (
    <NativeSelect
      aria-label={t('requirement.value')}
      value={r.value}
      data={[{ value: '', label: '—' }, ...field.options.map((o) => ({ value: o.slug, label: text(o.label) }))]}
      onChange={(e) => onChange({ value: e.currentTarget.value })}
      error={bad}
    />
  ) : (
    <span className={classes['values']}>
      <NumberField
        aria-label={t('requirement.value')}
        words={field?.type !== 'number'}
        value={r.value}
        onChange={(value) => onChange({ value })}
        error={bad}
      />
      {r.op === 'between' && (
        <NumberField
          aria-label={t('requirement.max')}
          words={field?.type !== 'number'}
          value={r.max}
          onChange={(max) => onChange({ max })}
          error={bad}
        />
      )}
    </span>
  );
};

const RequirementRow = ({ row: r, field, bad, onChange, onRemove }: RowProps) => {
  const { t } = useTranslation('inquiry');
  const unitOf = useUnit();
  const text = useText();
  const name = field ? text(field.label) : r.field;
  return (
    <div className={classes['row']} role="group" aria-label={name}>
      <span className={classes['name']}>{name}</span>
      <NativeSelect
        aria-label={t('requirement.op')}
        value={r.op}
        disabled={field?.type === 'enum'}
        data={ops.map((o) => ({ value: o, label: t(`op.${o}`) }))}
        onChange={(e) => onChange({ op: e.currentTarget.value as DraftRequirement['op'] })}
      />
      <Limit row={r} field={field} bad={Boolean(bad)} onChange={onChange} />
      <span className={classes['unit']}>{field?.unit ? unitOf(field.unit) : ''}</span>
      <TextInput
        aria-label={t('requirement.standard')}
        placeholder={t('requirement.standard')}
        value={r.standard}
        onChange={(e) => onChange({ standard: e.currentTarget.value })}
      />
      <Checkbox
        label={t('requirement.must')}
        checked={r.must}
        onChange={(e) => onChange({ must: e.currentTarget.checked })}
      />
      <ActionIcon variant="subtle" color="gray" aria-label={t('requirement.remove', { name })} onClick={onRemove}>
        <IconX size={16} stroke={2} />
      </ActionIcon>
      {bad && <p className={classes['error']}>{bad}</p>}
    </div>
  );
};

/** Fields that have no row yet: six as buttons, the rest as a list. */
const FreeFields = ({ fields, onAdd }: { fields: SheetField[]; onAdd: (field: SheetField) => void }) => {
  const { t } = useTranslation('inquiry');
  const text = useText();
  return (
    <div className={classes['add']}>
      {fields.slice(0, 6).map((f) => (
        <Button
          key={f.slug}
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} stroke={2} />}
          onClick={() => onAdd(f)}
        >
          {text(f.label)}
        </Button>
      ))}
      {fields.length > 6 && (
        <NativeSelect
          aria-label={t('requirement.more')}
          value=""
          data={[
            { value: '', label: t('requirement.more') },
            ...fields.slice(6).map((f) => ({ value: f.slug, label: text(f.label) })),
          ]}
          onChange={(e) => {
            const f = fields.find((x) => x.slug === e.currentTarget.value);
            if (f) onAdd(f);
          }}
        />
      )}
    </div>
  );
};

/** Hard requirements: a sheet of datasheet fields with limit, unit and test standard; suppliers answer each. */
const RequirementRows = ({ rows, fields, error, onChange }: Props) => {
  const { t } = useTranslation('inquiry');
  const free = fields.filter((f) => !rows.some((r) => r.field === f.slug));
  return (
    <div className={classes['sheet']}>
      <h4>
        {t('requirement.title')} <span>{t('requirement.hint')}</span>
      </h4>
      {rows.map((r, i) => (
        <RequirementRow
          key={r.field}
          row={r}
          field={fields.find((f) => f.slug === r.field)}
          bad={error(`${i}.value`) ?? error(`${i}.max`)}
          onChange={(part) => onChange(rows.map((other, n) => (n === i ? { ...other, ...part } : other)))}
          onRemove={() => onChange(rows.filter((_, n) => n !== i))}
        />
      ))}
      {free.length > 0 && rows.length < 20 && (
        <FreeFields fields={free} onAdd={(f) => onChange([...rows, startOf(f)])} />
      )}
    </div>
  );
};
export default RequirementRows;
