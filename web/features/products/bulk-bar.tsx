import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ownProducts } from '#contract/catalogue/own.ts';
import type { BulkAct } from '#contract/catalogue/rules.ts';
import { dictionary, type DictItem } from '#contract/dictionary/calls.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { TreePicker } from '#web/ui/tree/tree-picker.tsx';
import classes from './product-list.module.css';

type Props = { ids: string[]; page: string[]; onAll: (on: boolean) => void; onDone: () => void };
type Body = { percent?: string; category?: string };
const simple = ['list', 'hide', 'hot', 'notHot'] as const;

/** Does something with all that are chosen, and says with which it could not be done. */
const useBulk = (ids: string[], onDone: () => void) => {
  const { t } = useTranslation('products');
  const text = useText();
  const { busyWith, fault, act } = useAct<BulkAct>();
  const { revalidate } = useRevalidator();
  const [told, setTold] = useState('');
  const run = (which: BulkAct, more: Body = {}) =>
    act(async () => {
      const { done, left } = await call(ownProducts.bulk, { body: { ids, act: which, ...more } });
      const names = left.map((p) => text(p.name)).join(' · ');
      setTold(t(left.length ? 'bulk.some' : 'bulk.done', { n: done, count: done, names }));
      onDone();
      await revalidate();
    }, which);
  return { run, busyWith, fault, told };
};

type AskProps = { value: string; onChange: (value: string) => void; any: boolean; onApply: () => void };
const AskPercent = ({ value, onChange, any, onApply }: AskProps) => {
  const { t } = useTranslation('products');
  return (
    <div className={classes['ask']}>
      <NumberField label={t('bulk.percent')} digits={2} unit="%" value={value} onChange={onChange} />
      <Button disabled={!value || !any} onClick={onApply}>
        {t('bulk.apply')}
      </Button>
    </div>
  );
};

const AskCategory = ({ tree, value, onChange, any, onApply }: AskProps & { tree: readonly DictItem[] }) => {
  const { t } = useTranslation('products');
  return (
    <div className={classes['ask']}>
      <TreePicker
        label={t('form.category')}
        items={tree}
        by="value"
        leaves
        most={1}
        value={value ? [value] : []}
        onChange={(v) => onChange(v[0] ?? '')}
      />
      <Button disabled={!value || !any} onClick={onApply}>
        {t('bulk.apply')}
      </Button>
    </div>
  );
};

const AskDelete = ({ n, onApply }: { n: number; onApply: () => void }) => {
  const { t } = useTranslation('products');
  return (
    <div className={classes['ask']}>
      <span>{t('bulk.sure', { n, count: n })}</span>
      <Button color="red" disabled={!n} onClick={onApply}>
        {t('bulk.delete')}
      </Button>
    </div>
  );
};

/** Picks all of this page, and says how many are picked. */
const PickPage = ({ ids, page, onAll }: Pick<Props, 'ids' | 'page' | 'onAll'>) => {
  const { t } = useTranslation('products');
  return (
    <label className={classes['pick']}>
      <input
        type="checkbox"
        checked={page.length > 0 && page.every((id) => ids.includes(id))}
        onChange={(e) => onAll(e.currentTarget.checked)}
      />
      {t('bulk.chosen', { n: ids.length, count: ids.length })}
    </label>
  );
};

/** What can be done to the chosen products; what could not be done with some of them is said by name. */
export const BulkBar = ({ ids, page, onAll, onDone }: Props) => {
  const { t } = useTranslation('products');
  const [open, setOpen] = useState<'price' | 'move' | 'delete' | null>(null);
  const [percent, setPercent] = useState('');
  const [tree, setTree] = useState<readonly DictItem[]>([]);
  const [category, setCategory] = useState('');
  const { run, busyWith, fault, told } = useBulk(ids, () => {
    setOpen(null);
    onDone();
  });
  const any = ids.length > 0;
  const move = () => {
    setOpen(open === 'move' ? null : 'move');
    if (!tree.length) void call(dictionary.tree, { params: { type: 'ent_main_product' } }).then(setTree);
  };
  const button = (which: BulkAct, onClick: () => void, expanded?: boolean) => (
    <Button
      key={which}
      size="compact-md"
      variant="default"
      loading={busyWith === which}
      disabled={!ids.length}
      aria-expanded={expanded}
      onClick={onClick}
    >
      {t(`bulk.${which}`)}
    </Button>
  );
  return (
    <div className={classes['bulk']} role="group" aria-label={t('bulk.label')}>
      <PickPage ids={ids} page={page} onAll={onAll} />
      {simple.map((which) => button(which, () => void run(which)))}
      {button('price', () => setOpen(open === 'price' ? null : 'price'), open === 'price')}
      {button('move', move, open === 'move')}
      {button('delete', () => setOpen(open === 'delete' ? null : 'delete'), open === 'delete')}
      {open === 'price' && (
        <AskPercent value={percent} onChange={setPercent} any={any} onApply={() => void run('price', { percent })} />
      )}
      {open === 'move' && (
        <AskCategory
          tree={tree}
          value={category}
          onChange={setCategory}
          any={any}
          onApply={() => void run('move', { category })}
        />
      )}
      {open === 'delete' && <AskDelete n={ids.length} onApply={() => void run('delete')} />}
      <p role="status">{fault || told}</p>
    </div>
  );
};
