import { IconBell, IconBellCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { Alert } from '#contract/alerts/calls.ts';
import { productWishQuery } from '#contract/catalogue/value-wish.ts';
import { askFirst } from '#web/lib/ask.ts';
import { call, quietCall } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './filters.module.css';
import type { SearchAddress } from './search-address.ts';

// The schemas come with the act: the page is read without them.
const calls = async () => (await import('#contract/alerts/calls.ts')).alerts;

/** Keeps the search as an alert, or ends it; a visitor logs in first. */
export const ProductAlert = ({ at }: { at: SearchAddress }) => {
  const { t } = useTranslation('catalogue');
  const viewer = useViewer();
  const { busy, fault, act } = useAct();
  const [said, setSaid] = useState('');
  const [mine, setMine] = useState<Alert[]>([]);
  const { q, category, country, certificate, process, verified, value } = at;
  const wish = { q: q || undefined, category, country, certificate, process, verified, value };
  const query = productWishQuery(wish);
  const member = viewer !== null;
  useEffect(() => {
    if (!member) return;
    const read = async () => setMine(await quietCall((await calls()).products));
    void read().catch(() => undefined);
  }, [member]);
  if (!query) return null;
  const there = mine.find((a) => a.query === query);
  const turn = async () => {
    // A visitor logs in, stays where they are, and it is done; never the other way round.
    if (!viewer && !(await askFirst('login'))) return;
    setSaid('');
    await act(async () => {
      const alerts = await calls();
      const had = viewer ? there : (await call(alerts.products)).find((a) => a.query === query);
      if (there) await call(alerts.removeProducts, { params: { id: there.id } });
      else if (!had) await call(alerts.saveProducts, { body: wish });
      setMine(await call(alerts.products));
      setSaid(there ? '' : t('alert.kept'));
    });
  };
  const Bell = there ? IconBellCheck : IconBell;
  return (
    <span className={classes['alert']}>
      <button type="button" disabled={busy} aria-pressed={there !== undefined} onClick={() => void turn()}>
        <Bell size={16} stroke={1.6} aria-hidden="true" />
        {there ? t('alert.isOn') : t('alert.on')}
      </button>
      <span role="status">{fault || said}</span>
    </span>
  );
};
