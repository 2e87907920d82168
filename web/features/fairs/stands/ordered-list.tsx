import { IconGripVertical, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './stands.module.css';

type Item = { id: string; name: string; face?: ReactNode; below?: ReactNode };
type Props = {
  label: string;
  items: Item[];
  onOrder: (ids: string[]) => void;
  /** Whether an item is taken out here; not where it is deleted for good. */
  removes?: boolean;
};
const steps: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1, Home: -99, End: 99 };

/** The list with one item moved by some places, as far as it goes. */
const movedBy = (ids: readonly string[], id: string, by: number): string[] => {
  const from = ids.indexOf(id);
  const rest = ids.filter((x) => x !== id);
  const to = Math.max(0, Math.min(rest.length, from + by));
  return from < 0 ? [...ids] : [...rest.slice(0, to), id, ...rest.slice(to)];
};

type GripProps = {
  item: Item;
  i: number;
  all: number;
  onKeyDown: (e: KeyboardEvent) => void;
  onDragged: (id: string | null) => void;
};
/** The handle by which an item is moved. */
const Grip = ({ item, i, all, onKeyDown, onDragged }: GripProps) => {
  const { t } = useTranslation('stands');
  return (
    <button
      type="button"
      className={classes['grip']}
      data-grip={item.id}
      draggable
      aria-label={t('grip', { name: item.name, n: i + 1, all })}
      onKeyDown={onKeyDown}
      onDragStart={(e) => {
        e.dataTransfer.effectAllowed = 'move';
        e.dataTransfer.setData('text/plain', item.id);
        onDragged(item.id);
      }}
      onDragEnd={() => onDragged(null)}
    >
      <IconGripVertical size={18} stroke={1.8} aria-hidden="true" />
    </button>
  );
};

const Remove = ({ name, onClick }: { name: string; onClick: () => void }) => {
  const { t } = useTranslation('stands');
  return (
    <button type="button" className={classes['grip']} aria-label={t('remove', { name })} onClick={onClick}>
      <IconX size={18} stroke={1.8} aria-hidden="true" />
    </button>
  );
};

/**
 * Things in an order of choice: dragged by the handle, or moved by the arrow keys upon it. What was moved keeps the focus, and its new
 * place is said.
 */
export const OrderedList = ({ label, items, onOrder, removes = true }: Props) => {
  const { t } = useTranslation('stands');
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const ids = items.map((i) => i.id);
  const place = (item: Item, by: number) => {
    const order = movedBy(ids, item.id, by);
    onOrder(order);
    setSaid(t('moved', { name: item.name, n: order.indexOf(item.id) + 1, all: order.length }));
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-grip="${item.id}"]`)?.focus());
  };
  const onKey = (item: Item) => (e: KeyboardEvent) => {
    const by = steps[e.key];
    if (by === undefined) return;
    e.preventDefault();
    place(item, by);
  };
  return (
    <>
      <ol ref={list} className={classes['order']} aria-label={label}>
        {items.map((item, i) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keyboard's way is the handle
          <li
            key={item.id}
            data-dragged={dragged === item.id || undefined}
            onDragOver={(e) => {
              if (dragged) e.preventDefault();
            }}
            onDrop={(e) => {
              e.preventDefault();
              const from = items.find((x) => x.id === dragged);
              if (from && from.id !== item.id) place(from, i - ids.indexOf(from.id));
              setDragged(null);
            }}
          >
            <Grip item={item} i={i} all={items.length} onKeyDown={onKey(item)} onDragged={setDragged} />
            {item.face}
            <span className={classes['name']}>{item.name}</span>
            {removes && <Remove name={item.name} onClick={() => onOrder(ids.filter((x) => x !== item.id))} />}
            {item.below}
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
};
