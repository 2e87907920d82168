import { Button, NativeSelect, TextInput } from '@mantine/core';
import { Fragment, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { Form, useSearchParams } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { DictType } from '#contract/dictionary/calls.ts';
import type { operatorDictionaries } from '#contract/operator/dictionaries.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { useText } from '#web/lib/text/lang.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from '../desk.module.css';
import own from './dictionaries.module.css';
import { DictionaryList, type Types } from './dictionary-list.tsx';
import { DictionaryRow } from './dictionary-row.tsx';
import { type Editing, LabelDialog } from './label-dialog.tsx';

type ItemList = DataOf<typeof operatorDictionaries.items>;
type Props = { dictType: DictType; types: Types; list: ItemList };
const columns = ['cn', 'en', 'es', 'below', 'state', 'act'] as const;

/** Search in one dictionary; it works without script, and its words stand in the address. */
const Find = ({ dictType }: { dictType: DictType }) => {
  const { t } = useTranslation('operator');
  const [search] = useSearchParams();
  return (
    <Form method="get" role="search" className={classes['find']} key={`${dictType} ${search.toString()}`}>
      <input type="hidden" name="type" value={dictType} />
      <TextInput
        name="q"
        label={t('dict.find', { name: t(`dict.type.${dictType}`) })}
        defaultValue={search.get('q') ?? ''}
        maxLength={60}
        w={420}
        maw="100%"
      />
      <NativeSelect
        name="only"
        label={t('dict.only')}
        defaultValue={search.get('only') ?? ''}
        data={[
          { value: '', label: t('dict.all') },
          ...(['changed', 'hidden', 'added'] as const).map((m) => ({ value: m, label: t(`dict.${m}`) })),
        ]}
      />
      <Button type="submit" variant="default">
        {t('list.search')}
      </Button>
    </Form>
  );
};

const Path = ({ dictType, path }: { dictType: DictType; path: ItemList['path'] }) => {
  const { t } = useTranslation('operator');
  const text = useText();
  return (
    <nav aria-label={t('dict.path')} className={own['path']}>
      <SiteLink
        to={deskPageTo('operatorDictionaries', { type: dictType })}
        aria-current={path.length ? undefined : 'location'}
      >
        {t(`dict.type.${dictType}`)}
      </SiteLink>
      {path.map((p, i) => (
        <Fragment key={p.value}>
          <span aria-hidden="true">/</span>
          <SiteLink
            to={deskPageTo('operatorDictionaries', { type: dictType, below: p.value })}
            aria-current={i === path.length - 1 ? 'location' : undefined}
          >
            {text(p.label)}
          </SiteLink>
        </Fragment>
      ))}
    </nav>
  );
};

type ItemsProps = {
  dictType: DictType;
  items: ItemList['items'];
  depth: number;
  /** Whether they stand in their own order. */
  movable: boolean;
  onEdit: (item: ItemList['items'][number]) => void;
};

const Items = ({ dictType, items, depth, movable, onEdit }: ItemsProps) => {
  const { t } = useTranslation('operator');
  return (
    <div
      className={`${panel['panel']} ${panel['scroll']}`}
      tabIndex={0}
      role="region"
      aria-label={t(`dict.type.${dictType}`)}
    >
      <table className={`${panel['table']} ${own['items']} ${panel['cards']}`}>
        <thead>
          <tr>
            {columns.map(
              (c) =>
                !(c === 'below' && depth === 0) && (
                  <th key={c} scope="col">
                    {t(`dict.${c}`)}
                  </th>
                ),
            )}
          </tr>
        </thead>
        <tbody>
          {items.map((item, i) => (
            <DictionaryRow
              key={item.value}
              dictType={dictType}
              item={item}
              depth={depth}
              movable={movable && { up: i > 0, down: i < items.length - 1 }}
              onEdit={() => onEdit(item)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** Nothing was found `anywhere`, or nothing hangs below this place. */
const NoItems = ({ dictType, anywhere }: { dictType: DictType; anywhere: boolean }) => {
  const { t } = useTranslation('operator');
  return (
    <Empty title={anywhere ? t('dict.none') : t('dict.noneBelow')} {...(anywhere && { text: t('dict.noneText') })}>
      <Button component={SiteLink} to={deskPageTo('operatorDictionaries', { type: dictType })} variant="default">
        {t('dict.back')}
      </Button>
    </Empty>
  );
};

/** The dictionaries: their trees, their words in three languages, what is offered of them. */
export const DictionariesPage = ({ dictType, types, list }: Props) => {
  const { t } = useTranslation('operator');
  const text = useText();
  const [search] = useSearchParams();
  const [editing, setEditing] = useState<Editing | null>(null);
  const anywhere = Boolean(search.get('q') || search.get('only'));
  const parent = list.path.at(-1);
  const depth = types.find((d) => d.dictType === dictType)?.depth ?? 0;
  return (
    <main id="main" className={classes['page']}>
      <h1>{t('nav.dictionaries')}</h1>
      <div className={own['split']}>
        <DictionaryList types={types} now={dictType} />
        <div>
          <Find dictType={dictType} />
          <div className={own['head']}>
            <Path dictType={dictType} path={list.path} />
            {list.open && (
              <Button size="compact-md" onClick={() => setEditing({ below: parent ?? null })}>
                {t('dict.add')}
              </Button>
            )}
          </div>
          {list.items.length ? (
            <Items
              dictType={dictType}
              items={list.items}
              depth={depth}
              movable={!anywhere}
              onEdit={(item) => setEditing({ item })}
            />
          ) : (
            <NoItems dictType={dictType} anywhere={anywhere} />
          )}
          {list.more > 0 && <p className={classes['quiet']}>{t('dict.more', { n: list.more })}</p>}
        </div>
      </div>
      {editing && (
        <LabelDialog
          dictType={dictType}
          editing={editing}
          fresh={'item' in editing ? list.items.find((i) => i.value === editing.item.value) : undefined}
          title={
            'item' in editing
              ? t('dict.editTitle', { name: text(editing.item.label) })
              : editing.below
                ? t('dict.addBelow', { name: text(editing.below.label) })
                : t('dict.addTop')
          }
          onClose={() => setEditing(null)}
        />
      )}
    </main>
  );
};
