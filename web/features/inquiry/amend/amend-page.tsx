import { Button, Textarea } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import type { ChangeView } from '#contract/inquiry/changes.ts';
import { inquiryLife } from '#contract/inquiry/life.ts';
import { pageTo } from '#contract/pages.ts';
import { faultsOf } from '#web/lib/call.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { usePath, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { AnnexesField } from '../release/annexes-field.tsx';
import type { Units } from '../release/draft.ts';
import type { Group, Option } from '../release/material/narrow.ts';
import type { Regions } from '../release/regions.ts';
import classes from '../release/release.module.css';
import { LinesSection } from '../release/release-sections.tsx';
import { TermsSection } from '../release/terms-section.tsx';
import { useDatasheets } from '../release/use-datasheets.ts';
import { useDraftOptions } from '../release/use-draft-options.ts';
import { SealedChoice } from '../sealing/sealed-choice.tsx';
import { amendedFrom, toAmendment } from './amend-draft.ts';

const Changed = lazy(() => import('../changes/change-list.tsx'));

type Props = {
  data: DataOf<typeof inquiry.own>;
  products: Group[];
  processes: Group[];
  certificates: Option[];
  regions: Regions;
  fields: Option[];
};

/** A published inquiry as a form; what is changed becomes its next version. Where a colleague was quicker, their change is shown. */
const useAmend = (data: Props['data'], say: ReturnType<typeof useText>) => {
  const path = usePath();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [changed, setChanged] = useState<ChangeView[]>([]);
  const { row, version } = data;
  const form = useCallForm({
    endpoint: inquiryLife.amend,
    initial: amendedFrom(data, say),
    input: (d) => ({ params: { id: row.id }, body: toAmendment(d, version, unitOf) }),
    draft: { name: `amend.${row.id}.${version}` },
    onDone: () => navigate(path(pageTo('compareQuotations', { id: row.id }))),
    onRefused: (err) => {
      if (err.error === 'life.amended') {
        setChanged((err.data['changes'] as ChangeView[] | undefined) ?? []);
        void revalidate();
      }
      return faultsOf(err);
    },
  });
  const { lines } = form.values;
  const sheet = useDatasheets(lines.map((l) => l.product));
  const unitOf: Units = (field) =>
    lines.flatMap((l) => sheet(l.product)).find((x) => x.slug === field)?.unit ??
    data.parts.lines.flatMap((l) => l.requirements).find((r) => r.field === field)?.unit;
  return { form, sheet, changed };
};

type PublishProps = Pick<ReturnType<typeof useAmend>, 'form' | 'changed'> & { quotations: number };
/** Why it is changed, what that means to who has quoted, and what stands in the way. */
const PublishSection = ({ form, changed, quotations }: PublishProps) => {
  const { t } = useTranslation(['life', 'inquiry', 'common']);
  const faults = Object.keys(form.errors).filter((k) => k !== 'form').length;
  return (
    <section id="publish" className={classes['publish']}>
      <Textarea
        label={`${t('amend.reason')} · ${t('common:optional')}`}
        description={t('amend.reasonHint')}
        autosize
        minRows={2}
        maxLength={500}
        {...form.input('reason')}
      />
      {quotations > 0 && <p>{t('amend.quoted', { n: quotations })}</p>}
      {(faults > 0 || form.fault) && (
        <p role="alert" className={classes['refusal']}>
          {faults ? t('inquiry:faults', { count: faults }) : form.fault}
        </p>
      )}
      {changed.length > 0 && (
        <>
          <p>{t('amend.changed')}</p>
          <Suspense>
            <Changed changes={changed} />
          </Suspense>
        </>
      )}
      <Button type="submit" color="weft" size="lg" loading={form.busy}>
        {t('amend.send')}
      </Button>
    </section>
  );
};

/** Changes a published inquiry: lines, terms, papers and why. What was promised at publishing stays. */
export const AmendPage = ({ data, regions, ...offered }: Props) => {
  const { t } = useTranslation(['life', 'inquiry', 'common', 'release']);
  const { row } = data;
  const { form, sheet, changed } = useAmend(data, useText());
  const { values: draft, change, error } = form;
  const { products, processes, certificates, fields } = useDraftOptions(offered, draft);
  return (
    <main id="main">
      <PageHead
        crumb={
          <SiteLink to={pageTo('compareQuotations', { id: row.id })}>
            <span className="figure">{row.number}</span>
          </SiteLink>
        }
        title={t('amend.title', { number: row.number })}
        note={t('amend.hint')}
      />
      <form {...form.props} className={classes['form']}>
        <LinesSection {...{ form, products, sheet }} />
        <section id="terms">
          <h2>{t('release:section.terms')}</h2>
          <TermsSection
            amends
            draft={draft}
            error={error}
            onChange={change}
            {...{ processes, certificates, fields, regions }}
          />
        </section>
        <section id="annexes">
          <h2>{t('inquiry:annex.title')}</h2>
          <AnnexesField value={draft.annexes} onChange={(annexes) => change({ annexes })} error={error('annexes')} />
          <SealedChoice sealed={draft.sealed} fixed={row.quotations > 0} error={error('sealed')} onChange={change} />
        </section>
        <PublishSection form={form} changed={changed} quotations={row.quotations} />
      </form>
    </main>
  );
};
