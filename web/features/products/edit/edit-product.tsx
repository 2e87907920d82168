import { Button, Checkbox, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { type OwnProduct, ownProducts } from '#contract/catalogue/own.ts';
import { productLimits, type ProductState } from '#contract/catalogue/rules.ts';
import type { Call } from '#contract/core/client.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { KeptDraft } from '#contract/core/schemas.ts';
import type { DictItem } from '#contract/dictionary/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { serverDraft } from '#web/lib/form/server-draft.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useLeaveGuard } from '#web/lib/form/use-leave-guard.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useFormat, useLang, usePath, useText } from '#web/lib/text/lang.ts';
import { useHomeCurrency } from '#web/lib/page/home-currency.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { FileField } from '#web/ui/file/file-field.tsx';
import { DraftElsewhere, DraftStatus } from '#web/ui/form/draft-note.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { TreePicker } from '#web/ui/tree/tree-picker.tsx';
import { type Draft, draftOf, emptyDraft, sentValues, toInput } from './draft.ts';
import classes from './edit.module.css';
import { FilmSection } from './film-section.tsx';
import { Preview } from './preview.tsx';
import { PriceHistory } from './price-history.tsx';
import { PriceSection } from './price-section.tsx';
import { SheetSection } from './sheet-section.tsx';
import { useAlike, useSheet } from './use-sheet.ts';
import { WordsSection } from './words-section.tsx';

type Props = {
  product: OwnProduct | null;
  prices: DataOf<typeof ownProducts.prices>;
  materials: readonly DictItem[];
  /** Application fields. */
  fields: readonly DictItem[];
  kept: KeptDraft | null;
};

/** The form of a product, new or there; its draft is kept on the server too. */
const useProductForm = ({ product, kept }: Props) => {
  const lang = useLang();
  const navigate = useNavigate();
  const path = usePath();
  const currency = useHomeCurrency();
  const first = product ? draftOf(product, lang) : { ...emptyDraft, currency };
  const name = `product.${product?.id ?? 'new'}`;
  const send = ((_e: unknown, { body }: { body: { clientKey: string } & ReturnType<typeof toInput> }) => {
    if (!product) return call(ownProducts.add, { body });
    const { clientKey: _key, ...input } = body;
    return call(ownProducts.update, { body: { ...input, id: product.id, revision: form.current().revision } });
  }) as unknown as Call;
  const form = useCallForm({
    endpoint: ownProducts.add,
    initial: { ...first, ...(kept?.content as Partial<Draft> | undefined) },
    input: (d, clientKey) => ({ body: { clientKey: clientKey || crypto.randomUUID(), ...toInput(d, lang) } }),
    draft: { name, server: serverDraft<Draft>(name, kept) },
    send,
    onDone: () => navigate(path(pageTo('myProducts'))),
  });
  return { form, first };
};

/** In how many of the inquiries of a material a field is asked for, in words. */
const useShares = (asked: ReturnType<typeof useSheet>['asked']) => {
  const { t } = useTranslation('products');
  const f = useFormat();
  return (field: string): string | null => {
    const n = asked?.fields.find((x) => x.field === field)?.n;
    if (!asked || !n) return null;
    return t('values.asked', {
      share: f.number((n / asked.inquiries) * 100, 0),
      n: f.number(n),
      all: f.number(asked.inquiries),
      count: asked.inquiries,
    });
  };
};

const Alike = ({ alike }: { alike: ReturnType<typeof useAlike>['alike'] }) => {
  const { t } = useTranslation('products');
  const text = useText();
  if (!alike.length) return null;
  return (
    <div className={classes['alike']} role="status">
      <p>{t('form.alike')}</p>
      <ul>
        {alike.map((p) => (
          <li key={p.id}>
            <SiteLink to={pageTo('editProduct', { id: p.id })}>{text(p.name)}</SiteLink> {p.model} ·{' '}
            {t(`state.${p.state}`)}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** A draft that began with a product as it was before somebody else saved it. */
const Older = ({ onMine, onTheirs }: { onMine: () => void; onTheirs: () => void }) => {
  const { t } = useTranslation('products');
  return (
    <div className={classes['alike']} role="alert">
      <p>{t('form.older')}</p>
      <span>
        <Button variant="default" size="compact-md" onClick={onMine}>
          {t('form.mine')}
        </Button>
        <Button variant="default" size="compact-md" onClick={onTheirs}>
          {t('form.theirs')}
        </Button>
      </span>
    </div>
  );
};

type Form = { form: ReturnType<typeof useProductForm>['form'] };

const EditHead = ({ product, form }: Form & Pick<Props, 'product'>) => {
  const { t } = useTranslation('products');
  const listed = product?.state === 'listed';
  return (
    <PageHead
      crumb={<SiteLink to={pageTo('myProducts')}>{t('list.title')}</SiteLink>}
      title={t(product ? 'form.edit' : 'form.title')}
      note={<DraftStatus state={form.draft.state} />}
      actions={
        listed && product ? (
          <>
            <SiteLink to={pageTo('product', { id: product.id })}>{t('form.see')}</SiteLink>
            <SiteLink to={pageTo('evidence', { product: product.id })}>{t('evidence.link')}</SiteLink>
          </>
        ) : undefined
      }
    />
  );
};

/** What kind of thing it is, what it is called, and what it is for. */
const KindSection = ({ product, materials, fields, form }: Form & Pick<Props, 'product' | 'materials' | 'fields'>) => {
  const { t } = useTranslation('products');
  const { values: draft, change, error } = form;
  const { alike, look } = useAlike(product?.id);
  const seek = () => look(draft.name.cn || draft.name.en || draft.name.es, draft.model);
  return (
    <section className={`${panel['panel']} ${panel['warp']} ${classes['box']}`}>
      <TreePicker
        label={t('form.category')}
        description={t('form.categoryHint')}
        items={materials}
        by="value"
        leaves
        most={1}
        value={draft.category ? [draft.category] : []}
        onChange={(v) => change({ category: v[0] ?? '' })}
        error={error('category')}
        name="category"
      />
      <div className={classes['grid']}>
        <TextInput
          name="model"
          label={t('form.model')}
          value={draft.model}
          maxLength={80}
          onChange={(e) => change({ model: e.currentTarget.value })}
          onBlur={seek}
          error={error('model')}
        />
        <TextInput
          name="brand"
          label={t('form.brand')}
          value={draft.brand}
          maxLength={80}
          onChange={(e) => change({ brand: e.currentTarget.value })}
          error={error('brand')}
        />
      </div>
      <Alike alike={alike} />
      <WordsSection draft={draft} change={change} error={error} onNamed={seek} />
      <TreePicker
        label={t('form.uses')}
        description={t('form.usesHint')}
        items={fields}
        by="value"
        most={productLimits.uses}
        value={draft.uses}
        onChange={(uses) => change({ uses })}
        error={error('uses')}
        name="uses"
      />
    </section>
  );
};

const PicturesSection = ({ form }: Form) => {
  const { t } = useTranslation('products');
  const { values: draft, change, error } = form;
  return (
    <section className={`${panel['panel']} ${classes['box']}`}>
      <FileField
        label={t('form.pictures')}
        description={t('form.picturesHint')}
        kind="picture"
        most={productLimits.pictures}
        value={draft.pictures}
        onChange={(pictures) => change({ pictures })}
        upload={uploadFile}
        error={error('pictures') ?? error('annexes')}
      />
      <div className={classes['pictures']}>
        {draft.pictures.map((p, i) => (
          <img key={p.id} src={p.url} alt={t('form.picture', { n: i + 1 })} width={160} height={120} />
        ))}
      </div>
      <FilmSection draft={draft} change={change} error={error} />
      <Checkbox
        label={t('form.hot')}
        description={t('form.hotHint')}
        checked={draft.hot}
        onChange={(e) => change({ hot: e.currentTarget.checked })}
      />
    </section>
  );
};

const SaveButtons = ({ product, form }: Form & Pick<Props, 'product'>) => {
  const { t } = useTranslation('products');
  const ready = useReady();
  const faults = Object.keys(form.errors).filter((k) => k !== 'form').length;
  const save = (state: ProductState, label: string, color?: string) => (
    <Button
      size="md"
      {...(color ? { color } : { variant: 'default' })}
      loading={form.busy}
      disabled={!ready}
      onClick={() => void form.send({ state })}
    >
      {label}
    </Button>
  );
  const listed = product?.state === 'listed';
  return (
    <div className={classes['acts']}>
      {!product?.takenDown && save('listed', t(listed ? 'form.save' : 'form.list'), 'warp')}
      {listed ? save('hidden', t('form.hide')) : save(product?.state ?? 'draft', t('form.keep'))}
      <p role="alert" className={classes['wrong']}>
        {faults ? t('form.faults', { n: faults, count: faults }) : form.fault}
      </p>
    </div>
  );
};

/** `/userBusinessdata/productEdit`: what a supplier says of a product, beside it as buyers see it. */
export const EditProduct = (props: Props) => {
  const { product, prices, materials } = props;
  const { t } = useTranslation('products');
  const { form, first } = useProductForm(props);
  const { values: draft, change, error } = form;
  const { fields, asked } = useSheet(draft.category);
  const shareOf = useShares(asked);
  useLeaveGuard(() => form.isDirty() && form.draft.state.failed);
  const part = { draft, change, error };
  const sent = sentValues(draft);
  const errorOf = (field: string) => {
    const at = sent.findIndex((v) => v.field === field);
    return at < 0
      ? undefined
      : (error(`values.${at}.value`) ?? error(`values.${at}.unit`) ?? error(`values.${at}.field`));
  };
  return (
    <main id="main">
      <EditHead product={product} form={form} />
      <div className={classes['page']}>
        <form {...form.props} onSubmit={(e) => e.preventDefault()} className={classes['form']}>
          <DraftElsewhere draft={form.draft} onKeep={form.keepOwn} />
          {product?.takenDown && (
            <p role="status" className={classes['alike']}>
              {t('takenDownText', { reason: product.takenDown })}
            </p>
          )}
          {product && draft.revision !== product.revision && (
            <Older onMine={() => change({ revision: product.revision })} onTheirs={() => form.begin(first)} />
          )}
          <KindSection {...props} form={form} />
          <section className={`${panel['panel']} ${classes['box']}`}>
            <h2>{t('form.priceTitle')}</h2>
            <PriceSection {...part} />
          </section>
          <section className={`${panel['panel']} ${classes['box']}`}>
            <h2>{t('values.title')}</h2>
            <SheetSection {...part} fields={fields} shareOf={shareOf} errorOf={errorOf} />
          </section>
          <PicturesSection form={form} />
          <SaveButtons product={product} form={form} />
          {product && (
            <section className={`${panel['panel']} ${classes['box']}`}>
              <h2>{t('history.title')}</h2>
              <PriceHistory changes={prices} />
            </section>
          )}
        </form>
        <Preview draft={draft} id={product?.id ?? ''} materials={materials} fields={fields} shareOf={shareOf} />
      </div>
    </main>
  );
};
