import { Button, CloseButton, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/text/words.ts';
import { units } from '#contract/core/units.ts';
import { criterionAsks, type CriterionKind, criterionKinds, purchaseLimits } from '#contract/purchase/states.ts';
import { Check } from '#web/ui/form/check.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { Select } from '#web/ui/form/pick.tsx';
import { useUnit } from '#web/ui/text/units.ts';
import { type CriterionDraft, emptyCriterion } from '../draft.ts';
import type { Options, Part } from '../release-part.ts';
import classes from './tender.module.css';

type KindProps = {
  c: CriterionDraft;
  put: (part: Partial<CriterionDraft>) => void;
  at: (part: string) => string | undefined;
  certificates: Options['certificates'];
};
/** What a criterion of this kind asks besides words. */
const KindFields = ({ c, put, at, certificates }: KindProps) => {
  const { t } = useTranslation('tender');
  const unitOf = useUnit();
  const asks = criterionAsks[c.kind];
  return (
    <>
      {asks.includes('certificate') && (
        <Select
          label={t('form.certificate')}
          data={certificates}
          value={c.certificate || null}
          onChange={(v) => put({ certificate: v ?? '' })}
          searchable
          error={at('certificate')}
        />
      )}
      {asks.includes('least') && (
        <NumberField
          label={t('form.least')}
          digits={3}
          value={c.least}
          onChange={(least) => put({ least })}
          error={at('least')}
        />
      )}
      {asks.includes('unit') && (
        <Select
          label={`${t('form.unit')} · ${t('form.perMonth')}`}
          data={units.map((u) => ({ value: u, label: unitOf(u) }))}
          value={c.unit}
          allowDeselect={false}
          onChange={(v) => put({ unit: v ?? 'kg' })}
          error={at('unit')}
        />
      )}
    </>
  );
};

const Criterion = ({
  draft,
  change,
  error,
  n,
  certificates,
}: Part & { n: number; certificates: Options['certificates'] }) => {
  const { t } = useTranslation(['tender', 'common']);
  const c = draft.criteria[n];
  if (!c) return null;
  const put = (part: Partial<CriterionDraft>) =>
    change({ criteria: draft.criteria.map((x, i) => (i === n ? { ...x, ...part } : x)) });
  const asks = criterionAsks[c.kind];
  const at = (part: string) => error(`criteria.${n}.${part}`);
  return (
    <li className={classes['line']}>
      <strong className="figure">{n + 1}</strong>
      <Select
        label={t('form.kind')}
        data={criterionKinds.map((k) => ({ value: k, label: t(`criterion.${k}`) }))}
        value={c.kind}
        allowDeselect={false}
        onChange={(v) => put({ kind: (v ?? 'text') as CriterionKind })}
        error={at('kind')}
      />
      <KindFields {...{ c, put, at, certificates }} />
      <TextInput
        label={asks.includes('text') ? t('form.text') : `${t('form.text')} · ${t('common:optional')}`}
        value={c.text}
        onChange={(e) => put({ text: e.currentTarget.value })}
        maxLength={500}
        error={at('text')}
      />
      <Check label={t('form.mandatory')} checked={c.must} onChange={(must) => put({ must })} />
      <CloseButton
        aria-label={t('form.removeCriterion', { n: n + 1 })}
        onClick={() => change({ criteria: draft.criteria.filter((_, i) => i !== n) })}
      />
    </li>
  );
};

/** What the buyer asks of suppliers, one by one. */
export const CriteriaSection = ({ certificates, ...part }: Part & { certificates: Options['certificates'] }) => {
  const { t } = useTranslation(['tender', 'common']);
  const { draft, change } = part;
  return (
    <>
      <h2>{`${t('form.criteria')} · ${t('common:optional')}`}</h2>
      <p className={classes['quiet']}>{t('form.criteriaHint')}</p>
      <ol className={classes['rows']}>
        {draft.criteria.map((_, n) => (
          // oxlint-disable-next-line react/no-array-index-key
          <Criterion key={n} {...part} n={n} certificates={certificates} />
        ))}
      </ol>
      <Button
        variant="default"
        leftSection={<IconPlus size={16} />}
        disabled={draft.criteria.length >= purchaseLimits.criteria}
        onClick={() => change({ criteria: [...draft.criteria, emptyCriterion] })}
      >
        {t('form.addCriterion')}
      </Button>
    </>
  );
};
