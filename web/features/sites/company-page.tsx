import { pageTo } from '#contract/pages.ts';
import { shownBlocks, type SiteContent } from '#contract/sites/site.ts';
import { addressIn } from '#web/lib/page/address.ts';
import { useOrigin } from '#web/lib/page/origin.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { ProductCard } from '#web/ui/card/product-card.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { JsonLd } from '#web/ui/frame/json-ld.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import { CapabilityMatrix } from './capability-matrix.tsx';
import { Certificates } from './certificates.tsx';
import { CompanyActs } from './company-acts.tsx';
import { CompanyHead } from './company-head.tsx';
import classes from './company-page.module.css';
import { Introduction } from './introduction.tsx';
import { People } from './people.tsx';
import { SiteSection } from './site-block.tsx';
import { pageOfTab, type SiteView } from './view.ts';

const Products = ({ view: { company: c }, products, all }: SiteView & { all: boolean }) => {
  const { t } = useTranslation('sites');
  return (
    <section aria-labelledby="products">
      <div className={classes['titled']}>
        <h2 id="products">{t('products.title')}</h2>
        {!all && products.total > products.records.length && (
          <SiteLink to={pageTo('companyProducts', { slug: c.slug })}>
            {t('products.all', { n: products.total, count: products.total })}
          </SiteLink>
        )}
      </div>
      {products.records.length ? (
        <div className={classes['grid']}>
          {products.records.map((p) => (
            <ProductCard key={p.id} product={p} page="companyProduct" />
          ))}
        </div>
      ) : (
        <Empty title={t('products.none')} text={t('products.noneText')}>
          <SiteLink to={pageTo('search', { kind: 'suppliers' })}>{t('choose.others')}</SiteLink>
        </Empty>
      )}
      {all && products.total > 0 && <Pager {...products} />}
    </section>
  );
};

/** The home: what it can make first, then what it sells and what stands behind it, then what it says itself. */
const Home = (p: SiteView) => {
  const { t } = useTranslation('sites');
  const { company, site, desks } = p.view;
  return (
    <div className={classes['columns']}>
      <div className={classes['main']}>
        {company.capabilities.length > 0 && <CapabilityMatrix company={company} />}
        {p.products.records.length > 0 && <Products {...p} all={false} />}
        {site &&
          shownBlocks(site as unknown as SiteContent).map((block) => (
            <SiteSection key={block} block={block} content={site} />
          ))}
        <Certificates company={company} badges={p.badges} />
      </div>
      <aside className={classes['aside']} aria-labelledby="people">
        <h2 id="people">{t('people.title')}</h2>
        <People desks={desks} contacts={p.contacts} />
        <SiteLink to={pageTo('companyContact', { slug: company.slug })}>{t('people.all')}</SiteLink>
      </aside>
    </div>
  );
};

const ContactPart = (p: SiteView) => {
  const { t } = useTranslation('sites');
  const text = useText();
  const { company: c, desks } = p.view;
  return (
    <div className={classes['columns']}>
      <section className={classes['main']} aria-labelledby="contacts">
        <h2 id="contacts">{t('contact.title')}</h2>
        <p className={classes['lead']}>{t('contact.lead', { name: text(c.name) })}</p>
        <div className={`${panel['panel']} ${classes['box']}`}>
          <People desks={desks} contacts={p.contacts} whole />
        </div>
      </section>
      <aside className={classes['aside']} aria-labelledby="place">
        <h2 id="place">{t('contact.place')}</h2>
        <p>
          {text(c.city)}
          <br />
          {text(c.country)}
        </p>
        {c.salesRegions.length > 0 && (
          <>
            <h3>{t('contact.regions')}</h3>
            <ul className={classes['words']}>
              {c.salesRegions.map((r) => (
                <li key={text(r)}>{text(r)}</li>
              ))}
            </ul>
          </>
        )}
      </aside>
    </div>
  );
};

/** What search engines and shared links are told. */
const PageHeadData = ({ tab, view: { company: c, site } }: SiteView) => {
  const { t } = useTranslation('sites');
  const text = useText();
  const lang = useLang();
  const origin = useOrigin();
  const name = text(c.name);
  const canonical = pageTo(pageOfTab[tab], { slug: c.slug });
  const home = pageTo('company', { slug: c.slug });
  const about = [text(site?.header.claim), text(c.intro)].filter(Boolean).join(' ');
  return (
    <>
      <Head
        title={tab === 'home' ? name : t('titleOf', { name, tab: t(`tabs.${tab}`) })}
        description={about || name}
        canonical={canonical}
        share={{ kind: 'company', id: c.id }}
        unlisted={!c.verified}
      />
      <CrumbsLd
        crumbs={[
          { name: t('suppliers'), path: pageTo('search', { kind: 'suppliers' }) },
          { name, path: home },
          ...(tab === 'home' ? [] : [{ name: t(`tabs.${tab}`), path: canonical }]),
        ]}
      />
      {tab === 'home' && (
        <JsonLd
          data={{
            '@type': 'Organization',
            name,
            ...(about && { description: about }),
            url: addressIn(origin, lang, home),
            ...(c.logo && { logo: origin + c.logo }),
            ...(c.founded && { foundingDate: String(c.founded) }),
            address: {
              '@type': 'PostalAddress',
              addressLocality: text(c.city),
              addressCountry: c.countryCode,
            },
            knowsAbout: [...c.categories, ...c.processes].slice(0, 12).map((x) => text(x.name)),
          }}
        />
      )}
    </>
  );
};

/** `/company/{slug}` and its pages: every fact of a supplier in one place. */
export const CompanyPage = (p: SiteView) => {
  const { t } = useTranslation('sites');
  const text = useText();
  const lang = useLang();
  const { company: c, site } = p.view;
  return (
    <main id="main">
      <PageHeadData {...p} />
      {p.draft && (
        <div className={classes['strip']}>
          <span role="status">{t('draft.shown')}</span>
          <SiteLink to={pageTo('siteEditor')}>{t('draft.back')}</SiteLink>
        </div>
      )}
      <CompanyHead
        view={p.view}
        products={p.products.total}
        tab={p.tab}
        draft={p.draft}
        mine={p.mine}
        acts={<CompanyActs {...p.view.company} />}
      />
      <div className={classes['page']}>
        {p.tab === 'home' && !site && text(c.intro) && (
          <p className={classes['intro']} lang={textLang(c.intro, lang)}>
            {text(c.intro)}
          </p>
        )}
        {p.tab === 'home' && <Home {...p} />}
        {p.tab === 'introduction' && <Introduction {...p} />}
        {p.tab === 'products' && <Products {...p} all />}
        {p.tab === 'contact' && <ContactPart {...p} />}
      </div>
    </main>
  );
};
