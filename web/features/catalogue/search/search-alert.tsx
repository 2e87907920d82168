import { IconBell, IconBellCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { Alert } from '#contract/alerts/calls.ts';
import type { ProductWish } from '#contract/catalogue/search-filters.ts';
import { productWishQuery } from '#contract/catalogue/value-wish.ts';
import type { SupplierWish } from '#contract/enterprise/supplier-filters.ts';
import { supplierWishQuery } from '#contract/enterprise/supplier-ranges.ts';
import { askFirst } from '#web/lib/ask.ts';
import { call, quietCall } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './filters.module.css';
import type { SearchAddress } from './search-address.ts';
import type { SupplierAddress } from './supplier-address.ts';

// The schemas come with the act: the page is read without them.
const calls = async () => (await import('#contract/alerts/calls.ts')).alerts;

/** How each kind of search is kept. */
const ofProducts = {
  on: 'alert.on',
  kept: 'alert.kept',
  mine: async () => quietCall((await calls()).products),
  save: async (body: ProductWish) => call((await calls()).saveProducts, { body }),
  end: async (id: string) => call((await calls()).removeProducts, { params: { id } }),
} as const;
const ofSuppliers = {
  on: 'alert.onSuppliers',
  kept: 'alert.keptSuppliers',
  mine: async () => quietCall((await calls()).suppliers),
  save: async (body: SupplierWish) => call((await calls()).saveSuppliers, { body }),
  end: async (id: string) => call((await calls()).removeSuppliers, { params: { id } }),
} as const;
type Props = { query: string; ways: typeof ofProducts | typeof ofSuppliers; save: () => Promise<unknown> };

/** Keeps a search as an alert, or ends it; a visitor logs in first. */
const SearchAlert = ({ query, ways, save }: Props) => {
  const { t } = useTranslation('catalogue');
  const viewer = useViewer();
  const { busy, fault, act } = useAct();
  const [said, setSaid] = useState('');
  const [mine, setMine] = useState<Alert[]>([]);
  const member = viewer !== null;
  useEffect(() => {
    if (!member) return;
    void ways
      .mine()
      .then(setMine)
      .catch(() => undefined);
  }, [member, ways]);
  const there = mine.find((a) => a.query === query);
  const turn = async () => {
    // A visitor logs in, stays where they are, and it is done; never the other way round.
    if (!viewer && !(await askFirst('login'))) return;
    setSaid('');
    await act(async () => {
      const had = viewer ? there : (await ways.mine()).find((a) => a.query === query);
      if (there) await ways.end(there.id);
      else if (!had) await save();
      setMine(await ways.mine());
      setSaid(there ? '' : t(ways.kept));
    });
  };
  const Bell = there ? IconBellCheck : IconBell;
  return (
    <span className={classes['alert']}>
      <button type="button" disabled={busy} aria-pressed={there !== undefined} onClick={() => void turn()}>
        <Bell size={16} stroke={1.6} aria-hidden="true" />
        {there ? t('alert.isOn') : t(ways.on)}
      </button>
      <span role="status">{fault || said}</span>
    </span>
  );
};

/** The search of products. */
export const ProductAlert = ({ at }: { at: SearchAddress }) => {
  const { q, category, country, certificate, process, verified, value } = at;
  const wish = { q: q || undefined, category, country, certificate, process, verified, value };
  const query = productWishQuery(wish);
  return query && <SearchAlert query={query} ways={ofProducts} save={() => ofProducts.save(wish)} />;
};

/** The search of suppliers. */
export const SupplierAlert = ({ at }: { at: SupplierAddress }) => {
  const { q, category, process, certificate, place, capacity, quotes, evidence } = at;
  const wish = { q: q || undefined, category, process, certificate, place, capacity, quotes, evidence };
  const query = supplierWishQuery(wish);
  return query && <SearchAlert query={query} ways={ofSuppliers} save={() => ofSuppliers.save(wish)} />;
};
