import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useRevalidator } from 'react-router';
import { htmlLang, langs } from '#contract/core/langs.ts';
import type { DictType } from '#contract/dictionary/calls.ts';
import { type DeskItem, operatorDictionaries } from '#contract/operator/dictionaries.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { say } from '#web/lib/say.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { deskCall } from '../desk-call.ts';
import own from './dictionaries.module.css';

type Props = {
  dictType: DictType;
  item: DeskItem;
  /** How many levels hang below the top. */
  depth: number;
  /** Which ways it can go among its siblings; false where the list is a finding. */
  movable: false | { up: boolean; down: boolean };
  onEdit: () => void;
};

/** What can be done to an item at once; a refusal is said, and afterwards the list shows what holds. */
const useItemActs = (dictType: DictType, item: DeskItem) => {
  const { t } = useTranslation('operator');
  const text = useText();
  const { revalidate } = useRevalidator();
  const { busy, act } = useAct((err) => {
    const { message } = err as Error;
    say({ message, color: 'red' });
    return message;
  });
  const params = { dictType, value: item.value };
  const { version } = item;
  const turn = async (send: () => Promise<unknown>, said?: string) => {
    if ((await act(send)) && said) say({ message: said });
    await revalidate();
  };
  const change = (body: { hidden?: boolean; move?: 'up' | 'down' }, said?: string) =>
    void turn(() => deskCall(operatorDictionaries.change, { params, body: { version, ...body } }), said);
  const reset = () =>
    void turn(
      () => deskCall(operatorDictionaries.reset, { params, body: { version } }),
      t('dict.resetSaid', { name: text(item.shipped) }),
    );
  return { busy, change, reset };
};

/** To what hangs below an item. */
const BelowLink = ({ dictType, item }: Pick<Props, 'dictType' | 'item'>) => {
  const { t } = useTranslation('operator');
  const text = useText();
  const words = t('dict.open', { n: item.below, count: item.below });
  return (
    <SiteLink
      to={deskPageTo('operatorDictionaries', { type: dictType, below: item.value })}
      aria-label={`${text(item.label)}: ${words}`}
    >
      {words}
    </SiteLink>
  );
};

const StateTags = ({ item }: Pick<Props, 'item'>) => {
  const { t } = useTranslation('operator');
  return (
    <>
      {item.shipped === null && <Tag tone="info">{t('dict.added')}</Tag>}
      {item.changed && <Tag tone="weft">{t('dict.changed')}</Tag>}
      {item.hidden && <Tag tone="bad">{t('dict.hidden')}</Tag>}
      {!item.hidden && !item.offered && <Tag>{t('dict.hiddenAbove')}</Tag>}
    </>
  );
};

/** One item in three languages with what can be done to it; a refusal shows what holds now. */
export const DictionaryRow = ({ dictType, item, depth, movable, onEdit }: Props) => {
  const { t } = useTranslation('operator');
  const text = useText();
  const { busy, change, reset } = useItemActs(dictType, item);
  const name = text(item.label);
  const button = (word: string, onClick: () => void) => (
    <Button size="compact-sm" variant="default" disabled={busy} aria-label={`${word}: ${name}`} onClick={onClick}>
      {word}
    </Button>
  );
  const arrow = (way: 'up' | 'down', Icon: typeof IconArrowUp) =>
    movable && (
      <ActionIcon
        variant="default"
        size="md"
        disabled={busy || !movable[way]}
        aria-label={`${t(`dict.${way}`)}: ${name}`}
        onClick={() => change({ move: way })}
      >
        <Icon size={16} stroke={1.6} />
      </ActionIcon>
    );
  return (
    <tr data-offered={item.offered}>
      {langs.map((l) => (
        <td key={l} lang={htmlLang[l]}>
          {item.label[l]}
          {l === 'cn' && <small lang="en">{item.value}</small>}
          {l === 'cn' && !movable && item.path.length > 0 && (
            <small>{item.path.map((p) => text(p.label)).join(' / ')}</small>
          )}
        </td>
      ))}
      {depth > 0 && (
        <td className="figure">{item.path.length < depth ? <BelowLink dictType={dictType} item={item} /> : '—'}</td>
      )}
      <td className={own['state']}>
        <StateTags item={item} />
      </td>
      <td>
        <div className={own['acts']}>
          {arrow('up', IconArrowUp)}
          {arrow('down', IconArrowDown)}
          {button(t('dict.edit'), onEdit)}
          {dictType !== 'tendency_order' &&
            (item.hidden
              ? button(t('dict.show'), () => change({ hidden: false }, t('dict.shownSaid', { name })))
              : button(t('dict.hide'), () => change({ hidden: true }, t('dict.hiddenSaid', { name }))))}
          {item.changed && button(t('dict.reset'), reset)}
        </div>
      </td>
    </tr>
  );
};
