import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { contributions } from '#contract/contributions/calls.ts';
import { type ContributedKind, contributionLimits as limits } from '#contract/contributions/words.ts';
import { kindRules } from '#contract/content/kinds.ts';
import { pieceLimits } from '#contract/content/piece.ts';
import { htmlLang, type Lang, langs, ownName } from '#contract/core/langs.ts';
import type { RichHtml } from '#contract/core/rich-text.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { DictItem } from '#contract/dictionary/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { say } from '#web/lib/say.ts';
import { usePath, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { PictureField } from '#web/ui/file/picture-field.tsx';
import { Check } from '#web/ui/form/check.tsx';
import { MultiSelect } from '#web/ui/form/pick.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { RichTextEditor } from '#web/ui/rich/rich-text-editor.tsx';
import { DictionaryPickerMany } from '#web/ui/tree/dictionary-picker.tsx';
import classes from './contributions.module.css';
import { FigureRows } from './figure-rows.tsx';
import { lackingOf, type Typed, wordsOf } from './typed.ts';

type Props = {
  kind: ContributedKind;
  kept: Typed;
  products: { id: string; name: Text }[];
  fields: DictItem[];
};

/** Keeps what is typed, or hands it in where `send` is told that it is whole. */
const useWordsForm = (kind: ContributedKind, kept: Typed) => {
  const { t } = useTranslation('contributions');
  const path = usePath();
  const go = useNavigate();
  const { revalidate } = useRevalidator();
  /** Which of the two buttons was pressed: a draft may lack anything. */
  const handingIn = useRef(false);
  const form = useCallForm({
    endpoint: contributions.save,
    initial: kept,
    input: (v) => ({ body: { id: v.id, turn: v.turn, kind, words: wordsOf(v) } }),
    about: wordsOf,
    check: (v) =>
      handingIn.current
        ? Object.fromEntries(lackingOf(kind, v).map(([field, need]) => [field, t(`form.need.${need as 'title'}`)]))
        : {},
    draft: { name: `contribution.${kept.turn ? kept.id : kind}` },
    onDone: async ({ id, turn }, v) => {
      form.begin({ ...v, turn });
      if (handingIn.current) {
        const body = { turn, step: 'submit' as const, agreed: v.agreed };
        await call(contributions.move, { params: { id }, body }).finally(() => revalidate());
      }
      say({ message: t(handingIn.current ? 'sent' : 'saved'), color: 'warp' });
      if (kept.turn) await revalidate();
      else await go(path(pageTo('contribution', { id })), { replace: true });
    },
  });
  const send = (whole: boolean) => {
    handingIn.current = whole;
    void form.send();
  };
  return { form, send };
};
type Form = { form: ReturnType<typeof useWordsForm>['form'] };

/** Somebody else has saved meanwhile. */
const Outrun = ({ onTheirs, onMine }: { onTheirs: () => void; onMine: () => void }) => {
  const { t } = useTranslation('contributions');
  return (
    <p role="status" className={classes['acts']}>
      {t('outrun')}
      <Button variant="default" size="compact-md" onClick={onTheirs}>
        {t('takeTheirs')}
      </Button>
      <Button variant="default" size="compact-md" onClick={onMine}>
        {t('keepMine')}
      </Button>
    </p>
  );
};

/** Who says it. */
const SayerFields = ({ form }: Form) => {
  const { t } = useTranslation('contributions');
  const { values: v, change, error } = form;
  return (
    <div className={classes['pair']}>
      {(['name', 'role'] as const).map((part) => (
        <TextInput
          key={part}
          name={`sayer.${part}`}
          label={t(part === 'name' ? 'form.sayerName' : 'form.sayerRole')}
          value={v.sayer[part]}
          maxLength={pieceLimits.label}
          error={error(`sayer.${part}`)}
          onChange={(e) => change({ sayer: { ...form.current().sayer, [part]: e.currentTarget.value } })}
        />
      ))}
    </div>
  );
};

/** What stands in the language of the form. */
const WordsFields = ({ kind, form }: Form & { kind: ContributedKind }) => {
  const { t } = useTranslation('contributions');
  const { values: v, change, error } = form;
  return (
    <div className={classes['form']} lang={htmlLang[v.lang]}>
      <TextInput
        label={t('form.title')}
        description={t('form.titleNote')}
        maxLength={pieceLimits.title}
        {...form.input('title')}
      />
      <Textarea
        label={t(kind === 'statement' ? 'form.sentence' : 'form.summary')}
        description={t('form.summaryNote')}
        maxLength={pieceLimits.summary}
        autosize
        minRows={2}
        {...form.input('summary')}
      />
      {kindRules[kind].person && <SayerFields form={form} />}
      <RichTextEditor
        name="html"
        label={t('form.html')}
        value={v.html}
        error={error('html')}
        onChange={(html) => change({ html: (html === '<p></p>' ? '' : html) as RichHtml })}
      />
      <FigureRows rows={v.figures} error={error} onChange={(figures) => change({ figures })} />
      <TextInput
        label={t('form.source')}
        description={t('form.sourceNote')}
        maxLength={pieceLimits.source}
        {...form.input('source')}
      />
    </div>
  );
};

const ProductsField = ({ products, form }: Form & Pick<Props, 'products'>) => {
  const { t } = useTranslation('contributions');
  const text = useText();
  if (!products.length) return <p className={classes['quiet']}>{t('form.noProducts')}</p>;
  return (
    <MultiSelect
      name="products"
      label={t('form.products')}
      description={t('form.productsNote', { n: limits.products })}
      data={products.map((p) => ({ value: p.id, label: text(p.name) }))}
      value={form.values.products}
      maxValues={limits.products}
      searchable
      error={form.error('products')}
      onChange={(chosen) => form.change({ products: chosen })}
    />
  );
};

/** The goods and fields of the market that it is about. */
const AboutFields = ({ products, fields, form }: Form & Pick<Props, 'products' | 'fields'>) => {
  const { t } = useTranslation('contributions');
  return (
    <>
      <ProductsField products={products} form={form} />
      <DictionaryPickerMany
        label={t('form.fields')}
        items={fields}
        most={limits.fields}
        value={form.values.fields}
        error={form.error('fields')}
        onChange={(chosen) => form.change({ fields: chosen })}
      />
    </>
  );
};

const Acts = ({ busy, onKeep }: { busy: boolean; onKeep: () => void }) => {
  const { t } = useTranslation('contributions');
  const ready = useReady();
  return (
    <div className={classes['acts']}>
      <Button type="submit" color="warp" loading={busy} disabled={!ready}>
        {t('form.submit')}
      </Button>
      <Button variant="default" loading={busy} disabled={!ready} onClick={onKeep}>
        {t('form.save')}
      </Button>
    </div>
  );
};

/** What a company says, in one language: kept as a draft as often as it likes, handed in once it is whole. */
export const WordsForm = ({ kind, kept, products, fields }: Props) => {
  const { t } = useTranslation('contributions');
  const { form, send } = useWordsForm(kind, kept);
  const { values: v, change, error } = form;
  const stale = v.turn !== kept.turn && v.id === kept.id;
  return (
    <form
      {...form.props}
      className={`${panel['panel']} ${classes['card']}`}
      aria-label={t(`kind.${kind}`)}
      onSubmit={(e) => {
        e.preventDefault();
        send(true);
      }}
    >
      {stale && <Outrun onTheirs={() => form.begin(kept)} onMine={() => change({ turn: kept.turn })} />}
      <NativeSelect
        label={t('form.lang')}
        description={t('form.langNote')}
        name="lang"
        value={v.lang}
        data={langs.map((l) => ({ value: l, label: ownName[l] }))}
        onChange={(e) => change({ lang: e.currentTarget.value as Lang })}
      />
      <WordsFields kind={kind} form={form} />
      <PictureField
        name="picture"
        shape="company"
        label={t('form.picture')}
        description={t('form.pictureNote')}
        value={v.picture}
        upload={uploadFile}
        error={error('picture')}
        onChange={(picture) => change({ picture })}
      />
      <AboutFields products={products} fields={fields} form={form} />
      <Textarea label={t('form.note')} maxLength={limits.note} autosize minRows={2} {...form.input('note')} />
      <Check
        label={t('form.agreed')}
        checked={v.agreed}
        error={error('agreed')}
        onChange={(agreed) => change({ agreed })}
      />
      {form.fault && (
        <p role="alert" className={classes['bad']}>
          {form.fault}
        </p>
      )}
      <Acts busy={form.busy} onKeep={() => send(false)} />
    </form>
  );
};
