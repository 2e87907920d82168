import { IconCircleCheck, IconCircleDashed, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { pageTo } from '#contract/pages.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { standingOf } from '#web/lib/certificate-standing.ts';
import { useNow } from '#web/lib/page/now.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Weave } from '#web/ui/picture/weave.tsx';
import { useUnit } from '#web/ui/text/units.ts';
import classes from './company-head.module.css';
import { sitePicture } from './site-block.tsx';
import { type Company, matrixOfFacts, pageOfTab, previewOfTab, type PublicSite, type Tab, tabs } from './view.ts';
import { useRating } from './member-rating.ts';

/** The cover: the company's cloth, its own picture, or nothing, as its template says. */
const Cover = ({ view }: { view: PublicSite }) => {
  const { t } = useTranslation('sites');
  const { company: c, site } = view;
  const banner = site?.template === 'picture' ? site.header.banner : null;
  if (site?.template === 'plain') return <div className={classes['plain']} />;
  return (
    <div className={classes['cover']}>
      {banner ? (
        <img src={sitePicture(banner)} alt="" width={1204} height={600} fetchPriority="high" />
      ) : (
        <>
          <Weave matrix={matrixOfFacts(c).levels} width={1600} height={180} pitch={5} />
          <p>{t('cover')}</p>
        </>
      )}
    </div>
  );
};

/** Certificates that an operator has seen and that are in force now. */
const useInForce = (c: Company) => {
  const now = useNow();
  return c.certificates.filter((x) => ['valid', 'soon'].includes(standingOf(x.verified, x.validUntil, now)[0]));
};

const Badges = ({ company: c }: { company: Company }) => {
  const { t } = useTranslation(['sites', 'common', 'foot']);
  const text = useText();
  const lang = useLang();
  const inForce = useInForce(c);
  const Mark = c.verified ? IconCircleCheck : IconCircleDashed;
  return (
    <ul className={classes['badges']}>
      <li>
        <Tag tone={c.verified ? 'warp' : 'plain'}>
          <Mark size={14} stroke={2} aria-hidden="true" />
          {c.verified
            ? `${t('verified')} · ${t(`foot:supplier.level.${c.level}` as 'foot:supplier.level.basic')}`
            : t('unverified')}
        </Tag>
      </li>
      {inForce.slice(0, 4).map((x) => (
        <li key={x.slug}>
          <Tag>{text(x.name)}</Tag>
        </li>
      ))}
      <li>
        <Tag>
          <IconMapPin size={14} stroke={2} aria-hidden="true" />
          {text(c.city)}
          {lang === 'cn' ? '，' : ', '}
          {text(c.country)}
        </Tag>
      </li>
    </ul>
  );
};

/** At most six figures of what is known, the weightiest first. */
const useFigures = ({ company: c, deals, rating: known }: PublicSite, products: number): [string, string][] => {
  const { t } = useTranslation('sites');
  const f = useFormat();
  const text = useText();
  const unit = useUnit();
  const rating = useRating(c.id, known);
  const verified = useInForce(c).length;
  const all: [string, string | null][] = [
    [t('figure.deals', { count: deals }), deals ? f.number(deals) : null],
    [t('figure.rate'), c.response && `${f.number(c.response.rate)} %`],
    [
      t('figure.speed'),
      c.response?.hours ? t('figure.hours', { count: c.response.hours, hours: f.number(c.response.hours) }) : null,
    ],
    [t('figure.rating', { n: rating?.n ?? 0, count: rating?.n ?? 0 }), rating && f.number(rating.average, 1)],
    [t('figure.products', { count: products }), products ? f.number(products) : null],
    [
      t('figure.capacity'),
      c.annualCapacity ? `${f.number(c.annualCapacity.value)} ${unit(c.annualCapacity.unit)}` : null,
    ],
    [t('figure.plant'), c.plant && text(c.plant)],
    [t('figure.exported'), c.exported === null ? null : `${f.number(c.exported)} %`],
    [t('figure.certificates', { count: verified }), verified ? f.number(verified) : null],
    [t('figure.staff'), c.staff && text(c.staff)],
    [t('figure.founded'), c.founded ? String(c.founded) : null],
    [
      t('figure.regions', { count: c.salesRegions.length }),
      c.salesRegions.length ? f.number(c.salesRegions.length) : null,
    ],
  ];
  return all.filter((x): x is [string, string] => Boolean(x[1])).slice(0, 6);
};

type Props = {
  view: PublicSite;
  /** How many products are listed. */
  products: number;
  tab: Tab | null;
  /** Its own people see what is not published yet. */
  draft: boolean;
  /** The reader may change these pages. */
  mine: boolean;
  /** The product that is asked about; without one the inquiry begins empty. */
  about?: string | undefined;
  /** Further acts besides asking: following. */
  acts?: ReactNode;
};

type TabsProps = Pick<Props, 'tab' | 'draft' | 'products'> & { company: PublicSite['company'] };
const Tabs = ({ company: c, tab, draft, products }: TabsProps) => {
  const { t } = useTranslation('sites');
  const f = useFormat();
  return (
    <nav className={classes['tabs']} aria-label={t('tabs.label')}>
      {tabs.map((k) => (
        <SiteLink
          key={k}
          to={draft ? pageTo(previewOfTab[k], { id: c.id, draft: 1 }) : pageTo(pageOfTab[k], { slug: c.slug })}
          aria-current={k === tab ? 'page' : undefined}
        >
          {t(`tabs.${k}`)}
          {k === 'products' && products > 0 && <small className="figure">{f.number(products)}</small>}
        </SiteLink>
      ))}
    </nav>
  );
};

/** What all pages of a company begin with: cover, logo, name, claim, badges, the act, six figures, and its pages. */
export const CompanyHead = ({ view, products, tab, draft, mine, about, acts }: Props) => {
  const { t } = useTranslation('sites');
  const text = useText();
  const lang = useLang();
  const figures = useFigures(view, products);
  const { company: c, site } = view;
  // Its own people ask it nothing.
  const own = useViewer()?.entId === c.id;
  const claim = site?.header.claim ?? {};
  const Title = tab === null ? 'p' : 'h1';
  return (
    <header className={classes['head']}>
      <Cover view={view} />
      <div className={classes['page']}>
        <div className={classes['row']} data-plain={site?.template === 'plain' || undefined}>
          <div className={classes['logo']} aria-hidden="true">
            {c.logo ? <img src={c.logo} alt="" width={120} height={80} /> : <b>{[...text(c.name)][0]}</b>}
          </div>
          <div className={classes['who']}>
            <Title className={classes['name']} lang={textLang(c.name, lang)}>
              {tab === null ? (
                <SiteLink to={pageTo('company', { slug: c.slug })}>{text(c.name)}</SiteLink>
              ) : (
                text(c.name)
              )}
            </Title>
            {text(claim) && <p lang={textLang(claim, lang)}>{text(claim)}</p>}
            <Badges company={c} />
          </div>
          <div className={classes['acts']}>
            {mine ? (
              <ActLink to={pageTo('siteEditor')} look="plain" wide full>
                {t('edit')}
              </ActLink>
            ) : (
              !own &&
              c.verified && (
                <ActLink to={pageTo('releaseInquiry', about ? { ask: about } : { invite: c.id })} look="ask" wide full>
                  {t('ask')}
                </ActLink>
              )
            )}
            {acts}
          </div>
        </div>
        {figures.length > 0 && (
          <dl className={classes['figures']}>
            {figures.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="figure">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <Tabs company={c} tab={tab} draft={draft} products={products} />
      </div>
    </header>
  );
};
