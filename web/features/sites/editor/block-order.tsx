import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconEye, IconEyeOff, IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { isFilled, moved, type SiteBlock } from '#contract/sites/site.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './editor.module.css';
import type { Part } from './parts.ts';
import type { Site } from './use-site.ts';

type Props = { site: Site; chosen: Part; onChoose: (part: Part) => void };
const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Home: -9, End: 9 };

/**
 * The blocks in their order: dragged by the handle, or moved by the arrow keys upon it; what was moved keeps the focus and its new
 * place is said.
 */
export const BlockOrder = ({ site: { site, change }, chosen, onChoose }: Props) => {
  const { t } = useTranslation(['siteEditor', 'sites']);
  const [dragged, setDragged] = useState<SiteBlock | null>(null);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
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
        {site.order.map((block, i) => {
          const hidden = site.hidden.includes(block);
          const name = t(`sites:block.${block}`);
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keyboard's way is the handle
            <li
              key={block}
              data-block={block}
              data-dragged={dragged === block || undefined}
              onDragOver={(e) => {
                if (dragged) e.preventDefault();
              }}
              onDrop={(e) => {
                e.preventDefault();
                if (dragged && dragged !== block) place(dragged, i - site.order.indexOf(dragged));
                setDragged(null);
              }}
            >
              <button
                type="button"
                className={classes['grip']}
                data-grip={block}
                draggable
                aria-label={t('order.grip', { block: name, n: i + 1, all: site.order.length })}
                onKeyDown={onKey(block)}
                onDragStart={(e) => {
                  e.dataTransfer.effectAllowed = 'move';
                  e.dataTransfer.setData('text/plain', block);
                  setDragged(block);
                }}
                onDragEnd={() => setDragged(null)}
              >
                <IconGripVertical size={16} stroke={1.8} aria-hidden="true" />
              </button>
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
                  onClick={() => place(block, way === 'up' ? -1 : 1, way)}
                >
                  {way === 'up' ? <IconChevronUp size={16} stroke={1.8} /> : <IconChevronDown size={16} stroke={1.8} />}
                </button>
              ))}
              <button
                type="button"
                className={classes['eye']}
                aria-pressed={!hidden}
                aria-label={t('order.show', { block: name })}
                onClick={() => toggle(block)}
              >
                {hidden ? <IconEyeOff size={16} stroke={1.8} /> : <IconEye size={16} stroke={1.8} />}
              </button>
            </li>
          );
        })}
      </ol>
      <p className={classes['hint']}>{t('order.hint')}</p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </nav>
  );
};
