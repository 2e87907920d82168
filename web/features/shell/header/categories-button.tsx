import { lazy, type MouseEvent, type PointerEvent, type RefObject, Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { pageTo } from '#contract/pages.ts';
import { useSettled } from '#web/lib/page/ready.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Sign } from '#web/ui/frame/sign.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './categories-button.module.css';
import { withFrameWords } from '../frame-words.ts';

const load = () => withFrameWords(import('./mega-menu.tsx'));
const MegaMenu = lazy(load);

type Opened = { at: string; by: 'hover' | 'click' | 'keyboard' };
const hoverIn = 120;
const hoverOut = 240;

/** Opens and closes the menu: by click at once, by hover after a while. */
const useMenu = (button: RefObject<HTMLButtonElement | null>) => {
  const { key } = useLocation();
  const [opened, setOpened] = useState<Opened>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A new page closes it.
  const open = opened?.at === key ? opened : undefined;

  const later = (ms: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, ms);
  };
  const close = (back: boolean) => {
    clearTimeout(timer.current);
    setOpened(undefined);
    if (back) button.current?.focus();
  };
  const show = (by: Opened['by']) => {
    clearTimeout(timer.current);
    setOpened({ at: key, by });
  };
  const enter = (e: PointerEvent) => {
    if (e.pointerType !== 'mouse') return;
    void load();
    if (open) clearTimeout(timer.current);
    else later(hoverIn, () => show('hover'));
  };
  const leave = (e: PointerEvent) => {
    if (e.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    if (open?.by === 'hover') later(hoverOut, () => close(false));
  };
  const press = (e: MouseEvent) => {
    if (open && open.by !== 'hover') return close(false);
    return show(e.detail === 0 ? 'keyboard' : 'click');
  };
  return {
    open,
    show,
    close,
    enter,
    leave,
    press,
    /** The pointer left the menu: it goes after a while, unless it comes back. */
    wait: () => later(hoverOut, () => close(false)),
    stay: () => clearTimeout(timer.current),
  };
};

const OpenMenu = ({ by, menu }: { by: Opened['by']; menu: ReturnType<typeof useMenu> }) => (
  <>
    {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc closes it for the keyboard */}
    <div
      className={classes['scrim']}
      onPointerDown={() => menu.close(false)}
      onPointerEnter={() => by === 'hover' && menu.wait()}
      onPointerLeave={menu.stay}
    />
    <Suspense fallback={<div className={classes['panel']} id="mega-menu" aria-busy="true" />}>
      <MegaMenu focus={by === 'keyboard'} className={classes['panel'] ?? ''} />
    </Suspense>
  </>
);

/**
 * All categories: a link to the products without script, else the button of the menu. Opens on click and after 120 ms of
 * hover (pages 11); nothing of the menu is loaded before the first sign that somebody wants it.
 */
export const Categories = () => {
  const { t } = useTranslation();
  const settled = useSettled();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useMenu(button);
  const { open, show, close } = menu;

  if (!settled)
    return (
      <div className={classes['wrap']}>
        <SiteLink to={pageTo('search')} className={classes['button']} prefetch="none">
          <Sign of="categories" size={18} />
          {t('mega.open')}
        </SiteLink>
      </div>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hover besides click; Esc anywhere inside closes
    <div
      className={classes['wrap']}
      onPointerEnter={menu.enter}
      onPointerLeave={menu.leave}
      onBlur={(e) => {
        const to = e.relatedTarget;
        if (open && to instanceof Node && !e.currentTarget.contains(to)) close(false);
      }}
      onKeyDown={(e) => {
        if (e.key !== 'Escape' || !open) return;
        e.stopPropagation();
        close(true);
      }}
    >
      <button
        ref={button}
        type="button"
        className={classes['button']}
        aria-expanded={Boolean(open)}
        aria-controls={open ? 'mega-menu' : undefined}
        onFocus={() => void load()}
        onClick={menu.press}
        onKeyDown={(e) => {
          if (e.key !== 'ArrowDown') return;
          e.preventDefault();
          show('keyboard');
        }}
      >
        <Sign of={open ? 'close' : 'categories'} size={18} />
        {t('mega.open')}
      </button>
      {open && <OpenMenu by={open.by} menu={menu} />}
    </div>
  );
};
