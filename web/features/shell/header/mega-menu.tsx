import { type KeyboardEvent, use, useEffect, useRef, useState } from 'react';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { Lang } from '#contract/core/langs.ts';
import { home, type MenuGroup } from '#contract/home/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { quietCall } from '#web/lib/call.ts';
import { useFormat, useLang } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Glyph } from '#web/ui/picture/glyph.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './mega-menu.module.css';

type Menu = DataOf<typeof home.menu>;
const kept = new Map<Lang, Promise<Menu | null>>();
/** Asked once a visit and language; a failure is not kept. */
const menuIn = (lang: Lang): Promise<Menu | null> => {
  const found = kept.get(lang) ?? quietCall(home.menu).catch(() => (kept.delete(lang), null));
  kept.set(lang, found);
  return found;
};

const linksOf = (column: Element | null | undefined) => [...(column?.querySelectorAll('a') ?? [])];

/** Arrow keys: up and down within a column, left and right between them; the group that was left is come back to. */
const walk = (e: KeyboardEvent<HTMLElement>) => {
  const columns = [...e.currentTarget.querySelectorAll('[data-column]')];
  const here = columns.findIndex((c) => c.contains(document.activeElement));
  const links = linksOf(columns[here]);
  const at = links.findIndex((l) => l === document.activeElement);
  const beside = (step: 1 | -1) => {
    const next = columns
      .slice(0, step < 0 ? here : undefined)
      .filter((c, i) => linksOf(c).length && (step < 0 || i > here));
    const list = linksOf(step < 0 ? next.at(-1) : next[0]);
    return list.find((l) => l.hasAttribute('data-chosen')) ?? list[0];
  };
  const to =
    e.key === 'ArrowDown'
      ? links[Math.min(links.length - 1, at + 1)]
      : e.key === 'ArrowUp'
        ? links[Math.max(0, at - 1)]
        : e.key === 'ArrowRight'
          ? beside(1)
          : e.key === 'ArrowLeft'
            ? beside(-1)
            : e.key === 'Home'
              ? links[0]
              : e.key === 'End'
                ? links.at(-1)
                : undefined;
  if (!to) return;
  e.preventDefault();
  to.focus();
};

const Children = ({ group }: { group: MenuGroup }) => {
  const f = useFormat();
  const n = (count: number) => count > 0 && <span className="figure">{f.number(count)}</span>;
  return (
    <div className={classes['children']} data-column>
      {group.children.map((c) => (
        <section key={c.slug} aria-label={c.name}>
          <SiteLink to={pageTo('search', { category: c.slug })} className={classes['category']}>
            {c.name}
            {n(c.n)}
          </SiteLink>
          {c.children
            .filter((l) => l.n > 0)
            .map((l) => (
              <SiteLink key={l.slug} to={pageTo('search', { category: l.slug })} prefetch="none">
                {l.name}
                {n(l.n)}
              </SiteLink>
            ))}
        </section>
      ))}
    </div>
  );
};

/** The group's row of the weave. */
const Row = ({ group, processes }: { group: MenuGroup; processes: Menu['processes'] }) => {
  const { t } = useTranslation(['frame', 'common']);
  const f = useFormat();
  return (
    <div className={classes['row']}>
      <h2>{t('mega.row', { group: group.name })}</h2>
      <p>{t('mega.rowNote')}</p>
      <ul data-column>
        {group.cells.map((c) => {
          const name = processes.find((p) => p.slug === c.process)?.name ?? c.process;
          return (
            <li key={c.process}>
              <i aria-hidden="true" />
              {c.suppliers > 0 ? (
                <SiteLink
                  to={pageTo('search', { kind: 'suppliers', category: group.slug, process: c.process })}
                  prefetch="none"
                >
                  {name}
                </SiteLink>
              ) : (
                <span>{name}</span>
              )}
              <b className="figure">{c.suppliers ? f.number(c.suppliers) : '—'}</b>
              <small className="figure" data-wanted={c.inquiries > 0 || undefined}>
                {c.inquiries > 0 && t('mega.wanted', { n: f.number(c.inquiries), count: c.inquiries })}
              </small>
            </li>
          );
        })}
      </ul>
      <div className={classes['foot']}>
        <SiteLink to={pageTo('search', { category: group.slug })}>
          {t('mega.see', { n: f.number(group.n), count: group.n })}
        </SiteLink>
        <small>{t('mega.keys')}</small>
      </div>
    </div>
  );
};

/** The categories: groups, what is in the chosen one with counts, and its row of the weave. */
const MegaMenu = ({ focus, className }: { focus: boolean; className: string }) => {
  const { t } = useTranslation(['frame', 'common']);
  const f = useFormat();
  const menu = use(menuIn(useLang()));
  const [slug, setSlug] = useState(menu?.groups[0]?.slug);
  const groups = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (focus) groups.current?.querySelector('a')?.focus();
  }, [focus]);
  const group = menu?.groups.find((g) => g.slug === slug);
  if (!menu || !group)
    return (
      <div id="mega-menu" className={className}>
        <p className={classes['failed']} role="alert">
          {t('mega.failed')} <SiteLink to={pageTo('search')}>{t('common:nav.products')}</SiteLink>
        </p>
      </div>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys between links, an addition to Tab
    <div id="mega-menu" className={className} onKeyDown={walk}>
      <div className={classes['menu']}>
        <ul ref={groups} className={classes['groups']} data-column>
          {menu.groups.map((g) => (
            <li key={g.slug}>
              <SiteLink
                to={pageTo('search', { category: g.slug })}
                prefetch="none"
                data-chosen={g.slug === slug || undefined}
                onFocus={() => setSlug(g.slug)}
                onPointerEnter={() => setSlug(g.slug)}
              >
                <Glyph of={g.slug} />
                <span>{g.name}</span>
                {g.n > 0 && <span className="figure">{f.number(g.n)}</span>}
              </SiteLink>
            </li>
          ))}
        </ul>
        <Children group={group} />
        <Row group={group} processes={menu.processes} />
      </div>
    </div>
  );
};

export default MegaMenu;
