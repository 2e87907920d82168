import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { browseHours, type FootprintKind, footprints } from '#contract/footprints/calls.ts';
import { pageAt } from '#contract/pages.ts';
import type { SearchKind } from '#contract/search/kinds.ts';
import { searchedBy } from '#web/lib/page/search-places.ts';
import { keepaliveCall, quietCall } from '#web/lib/call.ts';

/** What the browser keeps of the page before, by its name of old; forgotten after ten hours. */
const key = 'prePage_browTime';
type Kept = { id: string; seconds: number; since: number };
const hours = 3_600_000;

const readKept = (): Kept | null => {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
    return kept && Date.now() - kept.since < browseHours * hours ? kept : null;
  } catch {
    return null;
  }
};
const writeKept = (kept: Kept | null) => {
  try {
    if (kept) localStorage.setItem(key, JSON.stringify(kept));
    else localStorage.removeItem(key);
  } catch {
    // Without storage the time of a page that is closed suddenly is not known.
  }
};

/** The company whose own pages are shown, as their loader read it. */
const companyShown = (data: unknown): string | undefined =>
  (data as { shown?: { view?: { company?: { id?: string } } } | null } | undefined)?.shown?.view?.company?.id;
/** What an address shows, as a footprint says it. */
const subjectOf = (
  pathname: string,
  search: string,
  owner: string | undefined,
): { kind: FootprintKind; subject: string; scope?: SearchKind } | null => {
  if (owner) return { kind: 'company', subject: owner };
  const page = pageAt(pathname)?.key;
  const asked = new URLSearchParams(search);
  const [id, company, q] = [asked.get('id'), asked.get('company'), asked.get('q')?.trim()];
  if ((page === 'product' || page === 'inquiry' || page === 'purchase') && id) return { kind: page, subject: id };
  const last = pathname.split('/').at(-1);
  if (page === 'booth' && last) return { kind: 'booth', subject: last };
  if (page === 'companyProduct' && last) return { kind: 'product', subject: last };
  if (page === 'search' && company) return { kind: 'company', subject: company };
  const scope = page && searchedBy(page, search);
  return q && scope ? { kind: 'search', subject: q.slice(0, 100), scope } : null;
};

/** A member leaves a footprint at what they look at, which ends when they go on or close the page. */
export const Trail = () => {
  const { pathname, search } = useLocation();
  const owner = companyShown(useMatches().at(-1)?.loaderData);
  const at = subjectOf(pathname, search, owner);
  const [kind, subject, scope] = [at?.kind, at?.subject, at?.scope];
  useEffect(() => {
    if (!kind || !subject) return undefined;
    const since = Date.now();
    let id: string | null = null;
    let left = false;
    const seconds = () => Math.min(browseHours * 3_600, Math.round((Date.now() - since) / 1_000));
    const end = () => {
      if (!id) return;
      const ended = id;
      id = null;
      void keepaliveCall(footprints.end, { body: { id: ended, seconds: seconds() } })
        .then(() => writeKept(null))
        .catch(() => undefined);
    };
    const before = readKept();
    void quietCall(footprints.start, {
      body: {
        kind,
        subject,
        ...(scope && { scope }),
        ...(before && { prePage: before.id, prePage_browTime: before.seconds }),
      },
    })
      .then((begun) => {
        writeKept(null);
        id = begun.id;
        if (left) end();
      })
      .catch(() => undefined);
    const keep = setInterval(() => id && writeKept({ id, seconds: seconds(), since }), 5_000);
    addEventListener('pagehide', end);
    return () => {
      left = true;
      clearInterval(keep);
      removeEventListener('pagehide', end);
      end();
    };
  }, [kind, subject, scope]);
  return null;
};
