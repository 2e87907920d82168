import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The address that a link leads to, with the part of the page that it names: what the router asks for has none. */
export const bound = { to: '' };

/** Of a pointer or the keyboard on a link until its page is loaded ahead, ms. */
const intent = 100;

const linkOf = (e: Event): HTMLAnchorElement | null =>
  e.target instanceof Element ? e.target.closest<HTMLAnchorElement>('a[data-link]') : null;
const pathOf = (a: HTMLAnchorElement) => a.pathname + a.search + a.hash;

/**
 * Follows the links of the site (`ui/frame/site-link.tsx`) within the page, for all of them at once; a click with a key held down, or that
 * somebody else has dealt with, is left alone. @returns the page that somebody is about to ask for, to be loaded ahead
 */
export const useFollow = (): string | undefined => {
  const navigate = useNavigate();
  const { key } = useLocation();
  const here = useRef({ navigate, key });
  const [ahead, setAhead] = useState<{ from: string; path: string }>();
  useEffect(() => {
    here.current = { navigate, key };
  }, [navigate, key]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let meant: HTMLAnchorElement | null = null;
    const onClick = (e: MouseEvent) => {
      const a = linkOf(e);
      if (!a || e.defaultPrevented || e.button !== 0 || e.metaKey || e.altKey || e.ctrlKey || e.shiftKey) return;
      if (a.target && a.target !== '_self') return;
      e.preventDefault();
      const ways = new Set(a.dataset['link']?.split(' '));
      const shown = location.pathname + location.search + location.hash;
      const to = pathOf(a);
      bound.to = to;
      startTransition(() => {
        void here.current.navigate(to, {
          replace: ways.has('replace') || to === shown,
          preventScrollReset: ways.has('stay'),
          viewTransition: ways.has('view'),
        });
      });
    };
    const forget = () => {
      clearTimeout(timer);
      meant = null;
      setAhead(undefined);
    };
    const onIntent = (e: Event) => {
      const a = linkOf(e);
      if (a === meant) return;
      if (meant) forget();
      if (!a || a.dataset['link']?.includes('late')) return;
      meant = a;
      timer = setTimeout(() => setAhead({ from: here.current.key, path: pathOf(a) }), intent);
    };
    const onLeave = (e: FocusEvent) => meant && linkOf(e) === meant && forget();
    const ends: (() => void)[] = [];
    const on = <K extends keyof WindowEventMap>(name: K, act: (e: WindowEventMap[K]) => void) => {
      window.addEventListener(name, act, { passive: name !== 'click' });
      ends.push(() => window.removeEventListener(name, act));
    };
    on('click', onClick);
    on('pointerover', onIntent);
    on('touchstart', onIntent);
    on('focusin', onIntent);
    on('focusout', onLeave);
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, []);
  // Another page has other links.
  return ahead?.from === key ? ahead.path : undefined;
};
