import { Button } from '@mantine/core';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useEnds } from '#web/lib/form/use-ends.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { decimalToMinor, minorToDecimal } from '#contract/core/money.ts';
import { Select } from '#web/ui/form/pick.tsx';
import shared from '#web/ui/frame/detail.module.css';
import classes from './detail-page.module.css';
import type { ProjectDetail, ReceivedProposal } from './seen.ts';

type Props = { detail: ProjectDetail; standing: readonly ReceivedProposal[] };
type Values = { chosen: Record<number, string> };

const nobody = '-';
const awardsOf = ({ chosen }: Values, standing: Props['standing']) =>
  standing.flatMap((a) => {
    const stages = Object.entries(chosen).flatMap(([no, id]) => (id === a.id ? [Number(no)] : []));
    return stages.length ? [{ proposalId: a.id, revision: a.revision, stages }] : [];
  });

const offers = (a: ReceivedProposal, no: number) => a.lines.find((l) => l.stage === no);

const useAwardForm = (id: string, standing: Props['standing']) => {
  const { t } = useTranslation('docking');
  return useCallForm({
    endpoint: () => import('#contract/docking/calls.ts').then((m) => m.docking.award),
    initial: { chosen: {} } as Values,
    input: (v) => ({ params: { id }, body: { awards: awardsOf(v, standing) } }),
    check: (v) => ({ form: !awardsOf(v, standing).length && t('award.choose') }),
    ...useEnds(),
  });
};

type StageProps = {
  stage: NonNullable<ProjectDetail['parts']>['stages'][number];
  standing: Props['standing'];
  currency: ProjectDetail['row']['currency'];
  form: ReturnType<typeof useAwardForm>;
};
const StageField = ({ stage: s, standing, currency, form }: StageProps) => {
  const { t } = useTranslation('docking');
  const text = useText();
  const f = useFormat();
  const { chosen } = form.values;
  return (
    <Select
      label={`${t('stages.no', { n: s.no })} · ${text(s.name)}`}
      data={[
        { value: nobody, label: t('award.nobody') },
        ...standing.flatMap((a) => {
          const line = offers(a, s.no);
          return line ? [{ value: a.id, label: `${text(a.provider.name)} · ${f.money(line.price, currency)}` }] : [];
        }),
      ]}
      value={chosen[s.no] ?? nobody}
      allowDeselect={false}
      onChange={(v) => {
        const rest = Object.fromEntries(Object.entries(chosen).filter(([no]) => Number(no) !== s.no));
        form.change({ chosen: v && v !== nobody ? { ...rest, [s.no]: v } : rest });
      }}
    />
  );
};

/** Who does which stage: one company all of them by one click, or each by itself. */
const AwardForm = ({ detail, standing }: Props) => {
  const { t } = useTranslation('docking');
  const text = useText();
  const f = useFormat();
  const ready = useReady();
  const open = (detail.parts?.stages ?? []).filter((s) => s.state === 'planned');
  const { id, currency } = detail.row;
  const whole = standing.filter((a) => open.every((s) => offers(a, s.no)));
  const form = useAwardForm(id, standing);
  const { chosen } = form.values;
  const prices = open.flatMap((s) => {
    const a = standing.find((one) => one.id === chosen[s.no]);
    return (a && offers(a, s.no)?.price) ?? [];
  });
  const total = minorToDecimal(prices.reduce((sum, p) => sum + decimalToMinor(p), 0n));
  return (
    <form {...form.props} className={`${classes['choose']} ${classes['proposal']}`}>
      <h3>{t('award.title')}</h3>
      <p className={classes['quiet']}>{t('award.hint')}</p>
      <div className={shared['acts']}>
        {whole.map((a) => (
          <Button
            key={a.id}
            variant="default"
            size="compact-md"
            className={classes['all'] ?? ''}
            disabled={!ready}
            onClick={() => form.change({ chosen: Object.fromEntries(open.map((s) => [s.no, a.id])) })}
          >
            {t('award.all', { name: text(a.provider.name) })}
          </Button>
        ))}
      </div>
      {open.map((s) => (
        <StageField key={s.no} stage={s} standing={standing} currency={currency} form={form} />
      ))}
      <p className={classes['sum']}>{t('award.total', { total: f.money(total, currency) })}</p>
      <p className={classes['quiet']}>{t('award.binds')}</p>
      <div className={shared['acts']}>
        <Button type="submit" color="weft" loading={form.busy} disabled={!ready}>
          {t('award.act')}
        </Button>
      </div>
      <p role="alert" className={shared['refused']}>
        {form.fault}
      </p>
    </form>
  );
};

export default AwardForm;
