import { Button } from '@mantine/core';
import { useRevalidator } from 'react-router';
import type { InputOf } from '#contract/core/endpoint.ts';
import type { KeptDraft } from '#contract/core/schemas.ts';
import { capacityUnits, companyFacts } from '#contract/enterprise/facts.ts';
import { pageTo } from '#contract/pages.ts';
import { serverDraft } from '#web/lib/form/server-draft.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { say } from '#web/lib/say.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { DraftElsewhere, DraftStatus } from '#web/ui/form/draft-note.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { Select } from '#web/ui/form/pick.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { useUnit } from '#web/ui/text/units.ts';
import { CertificateFields } from './certificate-fields.tsx';
import classes from './editor.module.css';
import type { Choices, Facts, Values } from './facts.ts';
import { MatrixFields } from './matrix-fields.tsx';
import { ThreeLanguages } from './three-languages.tsx';

type Props = { facts: Facts; kept: KeptDraft | null; choices: Choices; slug: string };

const valuesOf = (f: Facts): Values => ({
  intro: f.intro,
  capabilities: f.capabilities,
  certificates: f.certificates,
  amount: f.annualCapacity ? String(f.annualCapacity.value) : '',
  unit: f.annualCapacity?.unit ?? 't',
});
const inputOf = (v: Values, base: number): InputOf<typeof companyFacts.save> => ({
  body: {
    base,
    intro: v.intro,
    capabilities: v.capabilities.filter((c) => c.level > 0),
    annualCapacity: v.amount.trim()
      ? { value: Number(v.amount), unit: v.unit as (typeof capacityUnits)[number] }
      : null,
    certificates: v.certificates.map(({ slug, number, validUntil, file }) => ({
      slug,
      number,
      validUntil: validUntil || null,
      file,
    })),
  },
});

const useFactsForm = (facts: Facts, kept: KeptDraft | null) => {
  const { t } = useTranslation('siteEditor');
  const { revalidate } = useRevalidator();
  return useCallForm({
    endpoint: companyFacts.save,
    initial: { ...valuesOf(facts), ...(kept?.content as Partial<Values> | undefined) },
    input: (v) => inputOf(v, facts.revision),
    draft: { name: 'companyfacts', server: serverDraft<Values>('companyfacts', kept) },
    // What somebody saved meanwhile becomes what the next saving is over; what was typed stays.
    onRefused: (err) => {
      if (err.error === 'enterprise.factsChanged') void revalidate();
      return undefined;
    },
    onDone: async () => {
      await revalidate();
      say({ message: t('facts.saved'), color: 'warp' });
    },
  });
};

const CapacityFields = ({ form }: { form: ReturnType<typeof useFactsForm> }) => {
  const { t } = useTranslation('siteEditor');
  const unit = useUnit();
  const { values: v, change } = form;
  return (
    <section className={`${panel['panel']} ${classes['card']}`} aria-labelledby="capacity">
      <h2 id="capacity">{t('facts.capacity')}</h2>
      <div className={classes['row']}>
        <NumberField
          label={t('facts.amount')}
          digits={2}
          value={v.amount}
          error={form.error('annualCapacity.value') ?? form.error('annualCapacity')}
          onChange={(amount) => change({ amount })}
        />
        <Select
          label={t('facts.unit')}
          data={capacityUnits.map((value) => ({ value, label: unit(value) }))}
          value={v.unit}
          allowDeselect={false}
          onChange={(u) => change({ unit: u ?? 't' })}
        />
      </div>
    </section>
  );
};

/** `/userBusinessdata/introduction`: the facts that search, matching and the weave read; they count as soon as they are saved. */
export const FactsPage = ({ facts, kept, choices, slug }: Props) => {
  const { t } = useTranslation('siteEditor');
  const ready = useReady();
  const form = useFactsForm(facts, kept);
  const { values: v, change } = form;
  return (
    <main id="main" className={`${panel['page']} ${classes['page']}`}>
      <Head />
      <PageHead
        title={t('facts.title')}
        note={<DraftStatus state={form.draft.state} />}
        actions={<SiteLink to={pageTo('companyIntroduction', { slug })}>{t('facts.see')}</SiteLink>}
      />
      <p>{t('facts.lead')}</p>
      <form {...form.props} className={classes['page']}>
        <DraftElsewhere draft={form.draft} onKeep={form.keepOwn} />
        <section className={`${panel['panel']} ${classes['card']}`}>
          <ThreeLanguages
            label={t('facts.intro')}
            name="intro"
            value={v.intro}
            most={1000}
            rows={4}
            onChange={(intro) => change({ intro })}
            error={(l) => form.error(`intro.${l}`)}
          />
        </section>
        <MatrixFields
          value={v.capabilities}
          choices={choices}
          error={form.error('capabilities')}
          onChange={(capabilities) => change({ capabilities })}
        />
        <CapacityFields form={form} />
        <CertificateFields
          value={v.certificates}
          choices={choices}
          error={form.error}
          onChange={(certificates) => change({ certificates })}
        />
        {form.fault && (
          <p role="alert" className={classes['fault']}>
            {form.fault}
          </p>
        )}
        <div className={classes['buttons']}>
          <Button type="submit" loading={form.busy} disabled={!ready}>
            {t('facts.save')}
          </Button>
        </div>
      </form>
    </main>
  );
};
