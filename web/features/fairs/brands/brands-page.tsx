import { Form, useLocation } from 'react-router';
import { type BoothClass, boothClasses } from '#contract/fairs/classes.ts';
import type { BrandRow } from '#contract/fairs/brands.ts';
import type { Page } from '#contract/core/schemas.ts';
import { pageTo } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton, ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { FilterLinks } from '#web/ui/list/filter-links.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import { ClassGlyph } from '#web/ui/picture/class-glyph.tsx';
import classes from './brands.module.css';

type Props = { list: Page<BrandRow>; q: string; kind: BoothClass | undefined };

const BrandHead = ({ brand: b }: { brand: BrandRow }) => {
  const { t } = useTranslation(['forums', 'fairs']);
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  return (
    <article className={`${panel['panel']} ${classes['brand']}`}>
      <p className={classes['glyphs']}>
        {b.classes.map((c) => (
          <span key={c}>
            <ClassGlyph of={c} /> {t(`fairs:class.${c}`)}
          </span>
        ))}
      </p>
      <h2 lang={textLang(b.company.name, lang)}>
        <SiteLink to={pageTo('brand', { id: b.company.id })} data-row={b.company.id}>
          {text(b.company.name)}
        </SiteLink>
      </h2>
      <p className={classes['quiet']}>
        {b.company.verified && <Tag tone="warp">{t('verified')}</Tag>} {text(b.company.city)}
      </p>
      <p>{text(b.headline)}</p>
      <p className={classes['quiet']}>
        {[...b.lines.map((l) => text(l.name)), t('fairsN', { count: b.fairs, n: f.number(b.fairs) })].join(' · ')}
      </p>
    </article>
  );
};

/** Companies that exhibit or exhibited, as brands; by class and by words. */
export const BrandsPage = ({ list, q, kind }: Props) => {
  const { t } = useTranslation(['forums', 'fairs']);
  const { pathname } = useLocation();
  const words = q ? { q } : {};
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        crumb={<SiteLink to={pageTo('fairs')}>{t('title')}</SiteLink>}
        title={t('brandsTitle')}
        note={t('brandsLead')}
      />
      <Form action={pathname} className={classes['search']} role="search" aria-label={t('brandsWords')}>
        <label htmlFor="brand-q" className="visually-hidden">
          {t('brandsWords')}
        </label>
        <input
          id="brand-q"
          key={q}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={80}
          placeholder={t('brandsWords')}
        />
        {kind && <input type="hidden" name="class" value={kind} />}
        <ActButton type="submit">{t('search')}</ActButton>
      </Form>
      <FilterLinks
        label={t('byClass')}
        choices={[
          { key: 'all', to: pageTo('brands', words), label: t('allClasses'), current: !kind },
          ...boothClasses.map((c) => ({
            key: c,
            to: pageTo('brands', { ...words, class: c }),
            label: t(`fairs:class.${c}`),
            current: kind === c,
          })),
        ]}
      />
      {list.records.length === 0 && (
        <Empty title={t('noBrands')} text={t('noBrandsText')}>
          <ActLink to={pageTo('brands', {})}>{t('allClasses')}</ActLink>
        </Empty>
      )}
      <div className={classes['grid']}>
        {list.records.map((b) => (
          <BrandHead key={b.company.id} brand={b} />
        ))}
      </div>
      <Pager {...list} />
    </main>
  );
};
