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

/** Hard requirements: a sheet of datasheet fields with limit, unit and test standard; suppliers answer each. */
export const RequirementRows = ({ rows, fields, error, onChange }: Props) => {
  const { t } = useTranslation('inquiry');
  const unitOf = useUnit();
  const text = useText();
  const set = (at: number, part: Partial<DraftRequirement>) =>
    onChange(rows.map((r, i) => (i === at ? { ...r, ...part } : r)));
  const free = fields.filter((f) => !rows.some((r) => r.field === f.slug));
  return (
    <div className={classes['sheet']}>
      <h4>
        {t('requirement.title')} <span>{t('requirement.hint')}</span>
      </h4>
      {rows.map((r, i) => {
        const field = fields.find((f) => f.slug === r.field);
        const name = field ? text(field.label) : r.field;
        const bad = error(`${i}.value`) ?? error(`${i}.max`);
        return (
          <div key={r.field} className={classes['row']} role="group" aria-label={name}>
            <span className={classes['name']}>{name}</span>
            <NativeSelect
              aria-label={t('requirement.op')}
              value={r.op}
              disabled={field?.type === 'enum'}
              data={ops.map((o) => ({ value: o, label: t(`op.${o}`) }))}
              onChange={(e) => set(i, { op: e.currentTarget.value as DraftRequirement['op'] })}
            />
            {field?.type === 'enum' ? (
              <NativeSelect
                aria-label={t('requirement.value')}
                value={r.value}
                data={[
                  { value: '', label: '—' },
                  ...field.options.map((o) => ({ value: o.slug, label: text(o.label) })),
                ]}
                onChange={(e) => set(i, { value: e.currentTarget.value })}
                error={Boolean(bad)}
              />
            ) : (
              <span className={classes['values']}>
                <NumberField
                  aria-label={t('requirement.value')}
                  words={field?.type !== 'number'}
                  value={r.value}
                  onChange={(value) => set(i, { value })}
                  error={Boolean(bad)}
                />
                {r.op === 'between' && (
                  <NumberField
                    aria-label={t('requirement.max')}
                    words={field?.type !== 'number'}
                    value={r.max}
                    onChange={(max) => set(i, { max })}
                    error={Boolean(bad)}
                  />
                )}
              </span>
            )}
            <span className={classes['unit']}>{field?.unit ? unitOf(field.unit) : ''}</span>
            <TextInput
              aria-label={t('requirement.standard')}
              placeholder={t('requirement.standard')}
              value={r.standard}
              onChange={(e) => set(i, { standard: e.currentTarget.value })}
            />
            <Checkbox
              label={t('requirement.must')}
              checked={r.must}
              onChange={(e) => set(i, { must: e.currentTarget.checked })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('requirement.remove', { name })}
              onClick={() => onChange(rows.filter((_, n) => n !== i))}
            >
              <IconX size={16} stroke={2} />
            </ActionIcon>
            {bad && <p className={classes['error']}>{bad}</p>}
          </div>
        );
      })}
      {free.length > 0 && rows.length < 20 && (
        <div className={classes['add']}>
          {free.slice(0, 6).map((f) => (
            <Button
              key={f.slug}
              variant="default"
              size="compact-sm"
              leftSection={<IconPlus size={14} stroke={2} />}
              onClick={() => onChange([...rows, startOf(f)])}
            >
              {text(f.label)}
            </Button>
          ))}
          {free.length > 6 && (
            <NativeSelect
              aria-label={t('requirement.more')}
              value=""
              data={[
                { value: '', label: t('requirement.more') },
                ...free.slice(6).map((f) => ({ value: f.slug, label: text(f.label) })),
              ]}
              onChange={(e) => {
                const f = free.find((x) => x.slug === e.currentTarget.value);
                if (f) onChange([...rows, startOf(f)]);
              }}
            />
          )}
        </div>
      )}
    </div>
  );
};
