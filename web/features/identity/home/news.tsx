import type { HomeWork } from '#contract/home/work.ts';
import { pageTo } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Block } from './block.tsx';
import classes from './home.module.css';

type Part<K extends keyof HomeWork['news']> = NonNullable<HomeWork['news'][K]>;

/** New products of the companies that the reader follows, by company. */
const Products = ({ of }: { of: Part<'products'> }) => {
  const { t } = useTranslation('work');
  const f = useFormat();
  const lang = useLang();
  const text = useText();
  const n = f.number(of.n) + (of.capped ? '+' : '');
  return (
    <Block
      id="followed"
      title={t('news.products.title')}
      more={{ to: pageTo('myInterest'), label: t('news.products.all') }}
    >
      <p className={classes['quiet']}>{t('news.products.sum', { count: of.n, n })}</p>
      <ul className={classes['cards']}>
        {of.companies.map((e) => (
          <li key={e.id}>
            <SiteLink to={pageTo('companyProducts', { slug: e.id })} lang={textLang(e.name, lang)}>
              {text(e.name)}
            </SiteLink>
            <small>{t('news.products.of', { count: e.n, n: f.number(e.n) })}</small>
          </li>
        ))}
      </ul>
    </Block>
  );
};

/** Who looked at the reader's company: names of those who agreed to it, all others as a number. */
const Visits = ({ of }: { of: Part<'visits'> }) => {
  const { t } = useTranslation('work');
  const f = useFormat();
  const lang = useLang();
  const text = useText();
  const { visitors, named, people } = of;
  return (
    <Block
      id="visits"
      title={t('news.visits.title')}
      more={{ to: pageTo('recentVisits'), label: t('news.visits.all') }}
    >
      {visitors !== null && (
        <p className={classes['quiet']}>{t('news.visits.sum', { count: visitors, n: f.number(visitors) })}</p>
      )}
      {named > 0 && (
        <>
          <p className={classes['quiet']}>{t('news.visits.named', { count: named, n: f.number(named) })}</p>
          <ul className={classes['cards']}>
            {people.map((p) => (
              <li key={`${p.name}.${p.company?.id ?? ''}`}>
                {p.company ? (
                  <SiteLink to={pageTo('company', { slug: p.company.id })} lang={textLang(p.company.name, lang)}>
                    {text(p.company.name)}
                  </SiteLink>
                ) : (
                  <b>{p.name}</b>
                )}
                <small>
                  {p.company && <>{p.name} · </>}
                  <span className="figure">{p.day}</span>
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
    </Block>
  );
};

/** What has happened around the reader and asks nothing of them; nothing where there is nothing. */
export const News = ({ news }: { news: HomeWork['news'] }) => (
  <>
    {news.products && <Products of={news.products} />}
    {news.visits && <Visits of={news.visits} />}
  </>
);
