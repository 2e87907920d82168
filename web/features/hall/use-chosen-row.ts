import { type RefObject, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Where the preview stands (preview.module.css). */
const wide = '(min-width: 1440px)';

/**
 * The row whose preview is shown, as the address says: what is focused or clicked in the list is written there, in place of the
 * entry that was, so that the view can be linked and Back still leads out of the hall. Narrower windows stay as they are.
 */
export const useChosenRow = (list: RefObject<HTMLElement | null>): string | null => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const chosen = new URLSearchParams(search).get('row');
  useEffect(() => {
    const element = list.current;
    const choose = (e: Event) => {
      if (!(e.target instanceof Element) || !matchMedia(wide).matches) return;
      const link = e.target.closest<HTMLElement>('a[data-row]');
      // A click on a title opens the page; it is the row around it that is chosen.
      if (e.type === 'click' && link) return;
      const id = (link ?? e.target.closest('tr')?.querySelector<HTMLElement>('a[data-row]'))?.dataset['row'];
      const params = new URLSearchParams(search);
      if (!id || params.get('row') === id) return;
      params.set('row', id);
      void navigate(`${pathname}?${params}`, { replace: true, preventScrollReset: true });
    };
    element?.addEventListener('click', choose);
    element?.addEventListener('focusin', choose);
    return () => {
      element?.removeEventListener('click', choose);
      element?.removeEventListener('focusin', choose);
    };
  }, [list, navigate, pathname, search]);
  return chosen;
};
