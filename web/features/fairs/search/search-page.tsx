import { useRef } from 'react';
import { IconCircleCheck, IconSearch } from '@tabler/icons-react';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { fairs } from '#contract/fairs/calls.ts';
import { type BoothClass, boothClasses } from '#contract/fairs/classes.ts';
import type { BoothSize } from '#contract/fairs/states.ts';
import type { BoothFound } from '#contract/fairs/views.ts';
import { inLanguage, type PageAddress, pageTo } from '#contract/pages.ts';
import { textLang, useFormat, useLang, usePrefix, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ProductFace } from '#web/ui/card/product-face.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Chosen, type Choice, Facet, FacetColumn } from '#web/ui/list/facet.tsx';
import { NothingFound } from '#web/ui/list/nothing-found.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import { useRowKeys } from '#web/ui/list/use-row-keys.ts';
import { ClassGlyph } from '#web/ui/picture/class-glyph.tsx';
import { PhaseTag } from '../plan/fair-line.tsx';
import classes from './search.module.css';

export type Asked = {
  q?: string | undefined;
  class?: BoothClass | undefined;
  size?: BoothSize | undefined;
  fair?: string | undefined;
  region?: string | undefined;
};
type Found = DataOf<typeof fairs.booths>;

/** The address of a search; what is not asked for is left out. */
const addressOf = (asked: Asked): PageAddress =>
  pageTo('booths', Object.fromEntries(Object.entries(asked).filter(([, v]) => v)) as Record<string, never>);

const useFilters = (asked: Asked, counts: Found['counts']) => {
  const { t } = useTranslation(['booths', 'fairs']);
  const text = useText();
  const lang = useLang();
  const countries = new Intl.DisplayNames([{ cn: 'zh-Hans', en: 'en', es: 'es' }[lang]], { type: 'region' });
  const choice = (by: keyof Asked, key: string, label: string, n: number): Choice => ({
    key,
    label,
    n,
    to: addressOf({ ...asked, [by]: asked[by] === key ? undefined : key }),
    on: asked[by] === key,
  });
  const facets = [
    {
      by: 'fair' as const,
      title: t('search.fair'),
      choices: counts.fairs.map((x) => choice('fair', x.id, text(x.name), x.n)),
    },
    {
      by: 'class' as const,
      title: t('search.class'),
      choices: counts.classes.map((c) => choice('class', c.class, t(`fairs:class.${c.class}`), c.n)),
    },
    {
      by: 'size' as const,
      title: t('search.size'),
      choices: counts.sizes.map((s) => choice('size', s.size, t(`fairs:size.${s.size}`), s.n)),
    },
    {
      by: 'region' as const,
      title: t('search.region'),
      choices: counts.regions.map((r) => choice('region', r.code, countries.of(r.code) ?? r.code, r.n)),
    },
  ];
  const chips = facets.flatMap((x) =>
    x.choices.filter((c) => c.on).map((c) => ({ key: x.by, label: c.label, to: c.to })),
  );
  return { facets, chips };
};

/** One booth that was found, with the ways to it. */
const Row = ({ booth: b }: { booth: BoothFound }) => {
  const { t } = useTranslation(['booths', 'fairs']);
  const text = useText();
  const lang = useLang();
  return (
    <li>
      <p className={classes['number']}>
        <b className="figure">{b.number}</b>
        <ClassGlyph of={b.class} size={18} />
      </p>
      <div className={classes['who']}>
        <h2 lang={textLang(b.exhibitor.name, lang)}>
          <SiteLink to={pageTo('booth', { id: b.id })} data-row={b.id}>
            {text(b.exhibitor.name)}
          </SiteLink>
          {b.exhibitor.verified && <IconCircleCheck size={15} stroke={2} role="img" aria-label={t('verified')} />}
        </h2>
        {text(b.headline) && <p lang={textLang(b.headline, lang)}>{text(b.headline)}</p>}
        <p className={classes['facts']}>
          <span>{t(`fairs:class.${b.class}`)}</span>
          <span>{t(`fairs:size.${b.size}`)}</span>
          {text(b.exhibitor.city) && <span>{text(b.exhibitor.city)}</span>}
        </p>
        <p className={classes['facts']}>
          <span>
            {text(b.fair.name)} <PhaseTag phase={b.fair.phase} />
          </span>
          <SiteLink to={pageTo('fairHall', { id: b.hall.id, booth: b.id })} prefetch="none">
            {t('fairs:hallNo', { n: b.hall.no })} {text(b.hall.name)} · {t('onPlan')}
          </SiteLink>
        </p>
      </div>
      <ul className={classes['goods']}>
        {b.products.map((p) => (
          <li key={p.id}>
            <SiteLink to={pageTo('product', { id: p.id })} prefetch="none" title={text(p.name)}>
              <ProductFace
                category={p.category.slug}
                picture={p.picture}
                photo={p.photo}
                sizes="96px"
                alt={text(p.name)}
              />
            </SiteLink>
          </li>
        ))}
      </ul>
    </li>
  );
};

/** Booths of all fairs by words and filters; the address holds what is asked. */
export const BoothSearchPage = ({ asked, found }: { asked: Asked; found: Found }) => {
  const { t } = useTranslation('booths');
  const f = useFormat();
  const prefix = usePrefix();
  const { facets, chips } = useFilters(asked, found.counts);
  const list = useRef<HTMLOListElement>(null);
  useRowKeys(list);
  const kept = Object.entries(asked).filter(([k, v]) => k !== 'q' && v);
  return (
    <main id="main" className={classes['page']}>
      <Head canonical={pageTo('booths')} />
      <h1>{t('search.title')}</h1>
      <form
        role="search"
        aria-label={t('search.title')}
        action={inLanguage(prefix, pageTo('booths'))}
        className={classes['form']}
      >
        {kept.map(([k, v]) => (
          <input key={k} type="hidden" name={k} value={v} />
        ))}
        <label>
          <IconSearch size={18} stroke={1.8} aria-hidden="true" />
          <span className="visually-hidden">{t('search.words')}</span>
          <input type="search" name="q" maxLength={80} defaultValue={asked.q} placeholder={t('search.words')} />
        </label>
        <button type="submit">{t('search.go')}</button>
      </form>
      <div className={classes['columns']}>
        <FacetColumn label={t('filters')} chosen={chips.length}>
          {facets.map((x) => (
            <Facet key={x.by} title={x.title} choices={x.choices} first={boothClasses.length} />
          ))}
        </FacetColumn>
        <div className={classes['results']}>
          <p className={classes['count']} role="status">
            {t('search.found', { n: f.number(found.total), count: found.total })}
          </p>
          <Chosen chips={chips} clear={addressOf({ q: asked.q })} />
          {found.records.length > 0 ? (
            <ol ref={list} className={classes['rows']}>
              {found.records.map((b) => (
                <Row key={b.id} booth={b} />
              ))}
            </ol>
          ) : (
            <NothingFound all={pageTo('booths')} />
          )}
          {found.total > 0 && <Pager {...found} keys />}
        </div>
      </div>
    </main>
  );
};
