import { Button, Tabs, Textarea, TextInput } from '@mantine/core';
import { MultiSelect, Select } from '#web/ui/form/pick.tsx';
import { useHomeCurrency } from '#web/lib/page/home-currency.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { useNavigate } from 'react-router';
import { type Lang, langs, ownName } from '#contract/core/langs.ts';
import { pageTo } from '#contract/pages.ts';
import { purchaseLimits } from '#contract/purchase/states.ts';
import { labelOf } from '#web/lib/text/dict.ts';
import { type HiddenItem, useHiddenItems } from '#web/lib/text/gone.ts';
import { useLang, usePath } from '#web/lib/text/lang.ts';
import { useReady } from '#web/lib/page/ready.ts';
import type { KeptDraft } from '#contract/core/schemas.ts';
import { DateTimeField } from '#web/ui/form/date-field.tsx';
import { DraftElsewhere, DraftStatus } from '#web/ui/form/draft-note.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { type Draft, emptyDraft } from './draft.ts';
import type { Option, Options, Part } from './release-part.ts';
import { CriteriaSection } from './tender/release-criteria.tsx';
import { DocumentsSection } from './tender/release-documents.tsx';
import { LinesSection } from './tender/release-lines.tsx';
import { PictureField } from './picture-field.tsx';
import classes from './release-form.module.css';
import { useRelease } from './use-release.ts';

/** Title, description and further requirements, a tab a language; the page's language first. */
const WordsSection = ({ draft, change, error }: Part) => {
  const { t } = useTranslation(['purchase', 'common']);
  const own = useLang();
  const order: Lang[] = [own, ...langs.filter((l) => l !== own)];
  const put =
    (field: 'title' | 'description' | 'qualification', l: Lang) => (e: { currentTarget: { value: string } }) =>
      change({ [field]: { ...draft[field], [l]: e.currentTarget.value } });
  return (
    <Tabs defaultValue={own} keepMounted={false}>
      <Tabs.List aria-label={t('form.language')}>
        {order.map((l) => (
          <Tabs.Tab key={l} value={l}>
            {ownName[l]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {order.map((l) => {
        // A fault of the whole text is shown where the reader begins.
        const faultOf = (field: string) => error(`${field}.${l}`) ?? (l === own ? error(field) : undefined);
        return (
          <Tabs.Panel key={l} value={l} className={classes['words'] ?? ''}>
            <TextInput
              label={t('form.titleLabel')}
              value={draft.title[l]}
              onChange={put('title', l)}
              error={faultOf('title')}
              maxLength={120}
            />
            <Textarea
              label={t('form.description')}
              description={t('form.descriptionHint')}
              value={draft.description[l]}
              onChange={put('description', l)}
              error={faultOf('description')}
              maxLength={5000}
              autosize
              minRows={6}
              maxRows={18}
            />
            <Textarea
              label={`${t('form.qualification')} · ${t('common:optional')}`}
              description={t('form.qualificationHint')}
              value={draft.qualification[l]}
              onChange={put('qualification', l)}
              error={faultOf('qualification')}
              maxLength={2000}
              autosize
              minRows={2}
              maxRows={8}
            />
          </Tabs.Panel>
        );
      })}
    </Tabs>
  );
};

const Budget = ({ draft, change, error }: Part) => {
  const { t } = useTranslation(['purchase', 'common']);
  return (
    <div className={classes['money']}>
      <NumberField
        label={`${t('form.budget')} · ${t('common:optional')}`}
        description={t('form.budgetHint')}
        digits={2}
        value={draft.budget}
        onChange={(budget) => change({ budget })}
        error={error('budget.amount') ?? error('budget')}
      />
      <Select
        label={t('form.currency')}
        data={['CNY', 'EUR', 'USD']}
        value={draft.currency}
        allowDeselect={false}
        onChange={(v) => change({ currency: (v ?? 'CNY') as Draft['currency'] })}
      />
    </div>
  );
};

const TermsSection = ({ draft, change, error, options }: Part & { options: Options }) => {
  const { t } = useTranslation(['purchase', 'common']);
  const optional = (label: string) => `${label} · ${t('common:optional')}`;
  return (
    <div className={classes['grid']}>
      <MultiSelect
        label={t('form.products')}
        description={t('form.productsHint')}
        data={options.products}
        value={draft.products}
        onChange={(products) => change({ products })}
        error={error('products')}
        maxValues={purchaseLimits.products}
        limit={100}
        searchable
      />
      <MultiSelect
        label={optional(t('form.certificates'))}
        description={t('form.certificatesHint')}
        data={options.certificates}
        value={draft.certificates}
        onChange={(certificates) => change({ certificates })}
        error={error('certificates')}
        maxValues={purchaseLimits.certificates}
        searchable
      />
      <Budget draft={draft} change={change} error={error} />
      <DateTimeField
        label={t('form.deadline')}
        description={t('form.deadlineHint')}
        value={draft.deadline}
        onChange={(deadline) => change({ deadline })}
        error={error('deadline')}
      />
      <PictureField
        label={optional(t('form.thumb'))}
        hint={t('form.thumbHint')}
        value={draft.thumb}
        onChange={(thumb) => change({ thumb })}
        error={error('thumb')}
      />
      <PictureField
        label={optional(t('form.banner'))}
        hint={t('form.bannerHint')}
        value={draft.banner}
        onChange={(banner) => change({ banner })}
        error={error('banner')}
      />
    </div>
  );
};

/** What is offered, with what the draft names and an operator has hidden meanwhile. */
const useDraftOptions = (options: Options, draft: Draft): Options => {
  const lang = useLang();
  const option = (i: HiddenItem): Option => ({ value: i.value, label: labelOf(i, lang) });
  const has = (list: Options['products']) => (v: string) =>
    list.some((x) => ('items' in x ? x.items.some((i) => i.value === v) : x.value === v));
  const products = useHiddenItems(['ent_main_product'], has(options.products), draft.products);
  const certificates = useHiddenItems(
    ['system_certification', 'certified_product'],
    has(options.certificates),
    draft.certificates,
  );
  return {
    products: [...options.products, ...products.map(option)],
    certificates: [...options.certificates, ...certificates.map(option)],
  };
};

/** The release form of a big-buyer purchase. */
export const ReleasePurchase = ({ options, kept }: { options: Options; kept: KeptDraft | null }) => {
  const { t } = useTranslation(['purchase', 'common']);
  const navigate = useNavigate();
  const path = usePath();
  const ready = useReady();
  const empty: Draft = { ...emptyDraft, currency: useHomeCurrency() };
  const form = useRelease(kept, empty, (done) => navigate(path(pageTo('purchase', { id: done.id }))));
  const { values: draft, change, error } = form;
  const all = useDraftOptions(options, draft);
  const part = { draft, change, error };
  const faults = Object.keys(form.errors).filter((k) => k !== 'form').length;
  return (
    <main id="main">
      <PageHead
        crumb={<SiteLink to={pageTo('myPurchases')}>{t('own.title')}</SiteLink>}
        title={t('form.title')}
        note={<DraftStatus state={form.draft.state} />}
      />
      <form {...form.props} className={classes['form']}>
        <DraftElsewhere draft={form.draft} onKeep={form.keepOwn} />
        <section className={`${panel['panel']} ${panel['weft']} ${classes['box']}`}>
          <WordsSection {...part} />
        </section>
        <section className={`${panel['panel']} ${classes['box']}`}>
          <TermsSection {...part} options={all} />
        </section>
        <section className={`${panel['panel']} ${classes['box']}`}>
          <LinesSection {...part} products={all.products} />
        </section>
        <section className={`${panel['panel']} ${classes['box']}`}>
          <CriteriaSection {...part} certificates={all.certificates} />
        </section>
        <section className={`${panel['panel']} ${classes['box']}`}>
          <DocumentsSection {...part} />
        </section>
        <div className={classes['acts']}>
          <Button type="submit" color="weft" size="md" loading={form.busy} disabled={!ready}>
            {t('form.send')}
          </Button>
          {form.draft.state.savedAt !== null && (
            <Button variant="default" size="md" onClick={() => form.begin(empty)}>
              {t('form.clear')}
            </Button>
          )}
          <p role="alert" className={classes['wrong']}>
            {faults ? t('form.faults', { n: faults, count: faults }) : form.fault}
          </p>
        </div>
      </form>
    </main>
  );
};
