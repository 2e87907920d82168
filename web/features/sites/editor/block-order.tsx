import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconEye, IconEyeOff, IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { isFilled, moved, type SiteBlock } from '#contract/sites/site.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './editor.module.css';
import type { Part } from './parts.ts';
import type { Site } from './use-site.ts';

type Props = { site: Site; chosen: Part; onChoose: (part: Part) => void };
const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Home: -9, End: 9 };

/** Moves and hides blocks, and says where they went. */
const useOrder = ({ site, change }: Pick<Site, 'site' | 'change'>, list: RefObject<HTMLOListElement | null>) => {
  const { t } = useTranslation(['siteEditor', 'sites']);
  const [said, setSaid] = useState('');
  const place = (block: SiteBlock, by: number, at = 'grip') => {
    const order = moved(site.order, block, by);
    change({ order });
    setSaid(t('order.moved', { block: t(`sites:block.${block}`), n: order.indexOf(block) + 1, all: order.length }));
    requestAnimationFrame(() => {
      const own = (of: string) => list.current?.querySelector<HTMLButtonElement>(`[data-${of}="${block}"]`);
      // A button that can go no further leaves the focus to the handle.
      const button = own(at);
      (button?.disabled ? own('grip') : button)?.focus();
    });
  };
  const onKey = (block: SiteBlock) => (e: KeyboardEvent) => {
    const by = steps[e.key];
    if (by === undefined) return;
    e.preventDefault();
    place(block, by);
  };
  const toggle = (block: SiteBlock) =>
    change({
      hidden: site.hidden.includes(block) ? site.hidden.filter((b) => b !== block) : [...site.hidden, block],
    });
  return { said, place, onKey, toggle };
};

type BlockProps = Omit<Props, 'site'> & {
  block: SiteBlock;
  site: Site['site'];
  order: ReturnType<typeof useOrder>;
  dragged: SiteBlock | null;
  onDrag: (block: SiteBlock | null) => void;
};
/** The handle: dragged by a pointer, moved by the arrow keys. */
const Grip = ({ block, site, order, onDrag }: Omit<BlockProps, 'chosen' | 'onChoose' | 'dragged'>) => {
  const { t } = useTranslation(['siteEditor', 'sites']);
  const name = t(`sites:block.${block}`);
  const n = site.order.indexOf(block) + 1;
  return (
    <button
      type="button"
      className={classes['grip']}
      data-grip={block}
      draggable
      aria-label={t('order.grip', { block: name, n, all: site.order.length })}
      onKeyDown={order.onKey(block)}
      onDragStart={(e) => {
        e.dataTransfer.effectAllowed = 'move';
        e.dataTransfer.setData('text/plain', block);
        onDrag(block);
      }}
      onDragEnd={() => onDrag(null)}
    >
      <IconGripVertical size={16} stroke={1.8} aria-hidden="true" />
    </button>
  );
};

const Block = ({ block, site, order, chosen, onChoose, dragged, onDrag }: BlockProps) => {
  const { t } = useTranslation(['siteEditor', 'sites']);
  const i = site.order.indexOf(block);
  const hidden = site.hidden.includes(block);
  const name = t(`sites:block.${block}`);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keyboard's way is the handle
    <li
      data-block={block}
      data-dragged={dragged === block || undefined}
      onDragOver={(e) => {
        if (dragged) e.preventDefault();
      }}
      onDrop={(e) => {
        e.preventDefault();
        if (dragged && dragged !== block) order.place(dragged, i - site.order.indexOf(dragged));
        onDrag(null);
      }}
    >
      <Grip block={block} site={site} order={order} onDrag={onDrag} />
      <Button
        variant={chosen === block ? 'light' : 'subtle'}
        justify="flex-start"
        aria-current={chosen === block ? 'true' : undefined}
        data-quiet={hidden || undefined}
        onClick={() => onChoose(block)}
      >
        {name}
        {!isFilled(site[block]) && <small>{t('order.empty')}</small>}
      </Button>
      {(['up', 'down'] as const).map((way) => (
        <button
          key={way}
          type="button"
          className={classes['step']}
          {...{ [`data-${way}`]: block }}
          disabled={way === 'up' ? i === 0 : i === site.order.length - 1}
          aria-label={t(`order.${way}`, { block: name })}
          onClick={() => order.place(block, way === 'up' ? -1 : 1, way)}
        >
          {way === 'up' ? <IconChevronUp size={16} stroke={1.8} /> : <IconChevronDown size={16} stroke={1.8} />}
        </button>
      ))}
      <button
        type="button"
        className={classes['eye']}
        aria-pressed={!hidden}
        aria-label={t('order.show', { block: name })}
        onClick={() => order.toggle(block)}
      >
        {hidden ? <IconEyeOff size={16} stroke={1.8} /> : <IconEye size={16} stroke={1.8} />}
      </button>
    </li>
  );
};

/**
 * The blocks in their order: dragged by the handle, or moved by the arrow keys upon it; what was moved keeps the focus and its new
 * place is said.
 */
export const BlockOrder = ({ site: { site, change }, chosen, onChoose }: Props) => {
  const { t } = useTranslation('siteEditor');
  const [dragged, setDragged] = useState<SiteBlock | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const order = useOrder({ site, change }, list);
  return (
    <nav className={classes['order']} aria-label={t('order.label')}>
      <Button
        variant={chosen === 'header' ? 'light' : 'subtle'}
        justify="flex-start"
        aria-current={chosen === 'header' ? 'true' : undefined}
        onClick={() => onChoose('header')}
      >
        {t('part.header')}
      </Button>
      <ol ref={list}>
        {site.order.map((block) => (
          <Block key={block} block={block} {...{ site, order, chosen, onChoose, dragged }} onDrag={setDragged} />
        ))}
      </ol>
      <p className={classes['hint']}>{t('order.hint')}</p>
      <p className="visually-hidden" role="status">
        {order.said}
      </p>
    </nav>
  );
};
