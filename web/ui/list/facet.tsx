import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PageAddress } from '#contract/pages.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './facet.module.css';
import { SiteLink } from '../frame/site-link.tsx';

/** One choice of a filter: what it is called, how many it leaves, where it leads; `on` when chosen. */
export type Choice = {
  key: string;
  label: string;
  n?: number | string | undefined;
  to: PageAddress;
  on?: boolean;
  children?: Choice[];
};

const Items = ({ choices }: { choices: Choice[] }) => (
  <ul>
    {choices.map((c) => (
      <li key={c.key}>
        <SiteLink to={c.to} rel="nofollow" aria-current={c.on ? 'true' : undefined} preventScrollReset prefetch="none">
          <i aria-hidden="true">{c.on && <IconCheck size={12} stroke={3} />}</i>
          <span>{c.label}</span>
          {c.n !== undefined && <b className="figure">{c.n}</b>}
        </SiteLink>
        {c.children && c.children.length > 0 && <Items choices={c.children} />}
      </li>
    ))}
  </ul>
);

/**
 * A filter as links: the address holds the choice, so it works without script. Crawlers are told not to follow: filters
 * multiply, and each view's canonical address is the list. Long lists fold after `first`.
 */
export const Facet = ({ title, choices, first = 6 }: { title: string; choices: Choice[]; first?: number }) => {
  const { t } = useTranslation();
  if (!choices.length) return null;
  // A chosen one is never folded away.
  const shown = choices.filter((c, i) => i < first || c.on);
  const rest = choices.filter((c) => !shown.includes(c));
  return (
    <section className={classes['facet']}>
      <h2>{title}</h2>
      <Items choices={shown} />
      {rest.length > 0 && (
        <details>
          <summary>{t('filters.more', { n: rest.length })}</summary>
          <Items choices={rest} />
        </details>
      )}
    </section>
  );
};

/**
 * The column of filters; on a phone it folds under one switch that says how many are set. A checkbox opens it, since what
 * `details` holds can't be shown on wide screens by every browser.
 */
export const FacetColumn = ({ label, chosen, children }: { label: string; chosen: number; children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <aside className={classes['column']} aria-label={label}>
      <label className={classes['fold']}>
        <input type="checkbox" className="visually-hidden" />
        {chosen ? t('filters.set', { n: chosen, count: chosen }) : t('filters.open')}
      </label>
      <div>{children}</div>
    </aside>
  );
};

/** The filters that are set, each to be taken away alone, or all. */
export const Chosen = ({
  chips,
  clear,
}: {
  chips: { key: string; label: string; to: PageAddress }[];
  clear: PageAddress;
}) => {
  const { t } = useTranslation();
  if (!chips.length) return null;
  return (
    <ul className={classes['chips']} aria-label={t('filters.chosen')}>
      {chips.map((c) => (
        <li key={c.key}>
          <SiteLink
            to={c.to}
            rel="nofollow"
            preventScrollReset
            prefetch="none"
            aria-label={t('filters.drop', { name: c.label })}
          >
            {c.label}
            <span aria-hidden="true">×</span>
          </SiteLink>
        </li>
      ))}
      <li>
        <SiteLink to={clear} prefetch="none" data-clear>
          {t('filters.clear')}
        </SiteLink>
      </li>
    </ul>
  );
};
