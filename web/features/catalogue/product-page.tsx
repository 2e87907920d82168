import { lazy, type ReactNode, Suspense } from 'react';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { catalogue } from '#contract/catalogue/calls.ts';
import type { enterprise } from '#contract/enterprise/calls.ts';
import { mayOpen, pageTo } from '#contract/pages.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { addressIn } from '#web/lib/page/address.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { useOrigin } from '#web/lib/page/origin.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ChatLink } from '#web/ui/card/chat-link.tsx';
import { KeepButton } from '#web/ui/card/keep-button.tsx';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { JsonLd } from '#web/ui/frame/json-ld.tsx';
import { HydrateOnView } from '#web/ui/frame/hydrate-on-view.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { RichText } from '#web/ui/rich/rich-text.tsx';
import { type Badge, CompanyCard } from './company-card.tsx';
import { CompareMark, CompareTray } from './compare-mark.tsx';
import { DataTable } from './data-table.tsx';
import { Gallery } from './gallery.tsx';
import type { Meets } from './offer-terms.tsx';
import { Gate } from './product-gate.tsx';
import classes from './product-page.module.css';
import { type Questions, QuestionsPart } from './questions/questions.tsx';
import { Similar } from './similar.tsx';

// Visitors have neither price nor, mostly, a film.
const Offer = lazy(() => import('./product-offer.tsx'));
const ProductFilm = lazy(() => import('./product-film.tsx'));

type Props = {
  teaser: DataOf<typeof catalogue.detail>;
  full: DataOf<typeof catalogue.memberDetail> | null;
  meets: Meets;
  similar: DataOf<typeof catalogue.similar>;
  company: DataOf<typeof enterprise.detail> | null;
  questions: Questions;
  badges: readonly Badge[];
  /** What keeps the product for the reader, beside its name. */
  collect?: ReactNode;
  /** Hands it to the operator, for who is not of its company. */
  report?: ReactNode;
};

/** What search engines and shared links are told. */
const ProductHead = ({ product: p }: { product: Props['teaser'] }) => {
  const text = useText();
  const lang = useLang();
  const origin = useOrigin();
  return (
    <>
      <Head
        title={text(p.name)}
        description={text(p.overview)}
        canonical={pageTo('product', { id: p.id })}
        share={{ kind: 'product', id: p.id }}
      />
      <CrumbsLd
        crumbs={[
          ...p.path.map((s) => ({ name: text(s.name), path: pageTo('search', { category: s.slug }) })),
          { name: text(p.name), path: pageTo('product', { id: p.id }) },
        ]}
      />
      <JsonLd
        data={{
          '@type': 'ProductModel',
          name: text(p.name),
          description: text(p.overview),
          category: p.path.map((s) => text(s.name)).join(' > '),
          url: addressIn(origin, lang, pageTo('product', { id: p.id })),
          image: `${origin}/share/product/${lang}/${p.id}.png`,
          ...(p.company && { manufacturer: { '@type': 'Organization', name: text(p.company.name) } }),
        }}
      />
    </>
  );
};

type FacingProps = Pick<Props, 'teaser' | 'full' | 'meets' | 'company' | 'collect'>;
/** What stands beside the pictures: the name, whose it is, the offer or the gate, and what can be done. */
const Facing = ({ teaser: p, full, meets, company, collect }: FacingProps) => {
  const { t } = useTranslation('catalogue');
  const text = useText();
  const lang = useLang();
  const viewer = useViewer();
  return (
    <div className={classes['facing']}>
      <h1 lang={textLang(p.name, lang)}>{text(p.name)}</h1>
      <p className={classes['by']}>
        {full && <span className="figure">{full.row.model}</span>}
        {p.company && (
          <SiteLink to={pageTo('company', { slug: company?.slug ?? p.company.id })}>{text(p.company.name)}</SiteLink>
        )}
        <CompareMark id={p.id} name={p.name} />
        {collect}
      </p>
      {full ? (
        <Suspense>
          <Offer product={full} meets={meets} />
        </Suspense>
      ) : (
        <Gate fields={p.fields.length} />
      )}
      <p className={classes['by']}>
        <KeepButton kind="products" id={p.id} name={text(p.name)} />
        {p.company && <ChatLink company={p.company.id} product={p.id} />}
        {full && p.company && viewer?.entId !== p.company.id && mayOpen('askSample', viewer) && (
          <SiteLink to={pageTo('askSample', { product: p.id })}>{t('askSample')}</SiteLink>
        )}
      </p>
    </div>
  );
};

type StoryProps = Pick<Props, 'teaser' | 'full' | 'similar' | 'questions' | 'report'>;
/** The data, what is like it, its words and its film, and what is asked of it. */
const Story = ({ teaser: p, full, similar, questions, report }: StoryProps) => {
  const { t } = useTranslation('catalogue');
  const text = useText();
  const lang = useLang();
  const viewer = useViewer();
  const intro = (p.intro[lang] ?? p.intro.cn ?? p.intro.en ?? p.intro.es) || null;
  return (
    <div className={classes['story']}>
      <h2>{t('data')}</h2>
      <DataTable values={full?.values ?? null} labels={p.fields} />
      {full && <p className={classes['note']}>{t('dataNote')}</p>}
      {similar.length > 0 && <Similar teaser={p} full={full} others={similar} />}
      <h2>{t('overview')}</h2>
      <p lang={textLang(p.overview, lang)}>{text(p.overview)}</p>
      {p.uses.length > 0 && (
        <dl className={classes['uses']}>
          <dt>{t('uses')}</dt>
          {p.uses.map((u) => (
            <dd key={u.slug}>{text(u.name)}</dd>
          ))}
        </dl>
      )}
      {p.film && (
        <Suspense>
          <ProductFilm product={p} film={p.film} />
        </Suspense>
      )}
      {intro && <RichText html={intro} lang={textLang(p.intro, lang)} />}
      {p.company && viewer?.entId !== p.company.id && report}
      <QuestionsPart key={p.id} productId={p.id} company={p.company?.id ?? null} questions={questions} />
    </div>
  );
};

/** `/prodDetail`: numbers first, story last. A visitor sees the teaser and the gate. */
export const ProductPage = ({
  teaser: p,
  full,
  meets,
  similar,
  questions,
  company,
  badges,
  collect,
  report,
}: Props) => {
  const text = useText();
  return (
    <main id="main">
      <ProductHead product={p} />
      <div className={classes['top']}>
        <div className={classes['page']}>
          <p className={classes['crumb']}>
            {p.path.map((s, i) => (
              <span key={s.slug}>
                {i > 0 && <span aria-hidden="true">›</span>}
                <SiteLink to={pageTo('search', { category: s.slug })}>{text(s.name)}</SiteLink>
              </span>
            ))}
          </p>
          <div className={classes['split']}>
            <Gallery product={p} />
            <Facing teaser={p} full={full} meets={meets} company={company} collect={collect} />
          </div>
        </div>
      </div>
      <div className={`${classes['page']} ${classes['below']}`}>
        <HydrateOnView>
          <Story teaser={p} full={full} similar={similar} questions={questions} report={report} />
        </HydrateOnView>
        {company && <CompanyCard company={company} badges={badges} />}
      </div>
      <div className={classes['page']}>
        <CompareTray />
      </div>
    </main>
  );
};
