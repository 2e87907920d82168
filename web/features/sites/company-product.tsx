import type { ReactNode } from 'react';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { catalogue } from '#contract/catalogue/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { ask } from '#web/lib/ask.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { ActButton, ActLink } from '#web/ui/feedback/act.tsx';
import { CrumbsLd } from '#web/ui/frame/crumbs-ld.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { useStated } from '#web/ui/text/stated.ts';
import { useUnit } from '#web/ui/text/units.ts';
import { CompanyActs } from './company-acts.tsx';
import { CompanyHead } from './company-head.tsx';
import classes from './company-page.module.css';
import type { PublicSite } from './view.ts';

type Props = {
  product: DataOf<typeof catalogue.detail>;
  full: DataOf<typeof catalogue.memberDetail> | null;
  view: PublicSite;
  /** How many products its company lists. */
  listed: number;
  mine: boolean;
  /** The pictures of the product, and for members its price by quantity with lead times. */
  gallery: ReactNode;
  tiers: ReactNode;
};

/** The datasheet for members; for a visitor what it would say. */
const Sheet = ({ product: p, full }: Pick<Props, 'product' | 'full'>) => {
  const { t } = useTranslation('sites');
  const text = useText();
  const unit = useUnit();
  const shown = useStated();
  if (!full)
    return (
      <>
        <ul className={classes['labels']}>
          {p.fields.map((x) => (
            <li key={text(x)}>{text(x)}</li>
          ))}
        </ul>
        <p>{t('product.gated', { n: p.fields.length, count: p.fields.length })}</p>
        <div>
          <ActButton onClick={() => ask('login')}>{t('product.login')}</ActButton>
        </div>
      </>
    );
  return (
    <div className={panel['scroll']} role="region" aria-label={t('product.sheet')} tabIndex={0}>
      <table className={`${panel['table']} ${classes['sheet']}`}>
        <tbody>
          {full.values.map((v) => (
            <tr key={v.field}>
              <th scope="row">{text(v.label)}</th>
              <td className="figure">
                {shown(v.value)}
                {v.unit && ` ${unit(v.unit)}`}
              </td>
              <td>{v.standards.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** `/productDetails/{id}`: a product within its company's frame. */
export const CompanyProduct = ({ product: p, full, view, listed, mine, gallery, tiers }: Props) => {
  const { t } = useTranslation('sites');
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const unit = useUnit();
  const { company: c } = view;
  const title = t('product.titleOf', { product: text(p.name), name: text(c.name) });
  return (
    <main id="main">
      <Head
        title={title}
        description={`${text(p.overview)} ${text(c.intro)}`}
        canonical={pageTo('companyProduct', { id: p.id })}
        share={{ kind: 'product', id: p.id }}
      />
      <CrumbsLd
        crumbs={[
          { name: text(c.name), path: pageTo('company', { slug: c.slug }) },
          { name: t('tabs.products'), path: pageTo('companyProducts', { slug: c.slug }) },
          { name: text(p.name), path: pageTo('companyProduct', { id: p.id }) },
        ]}
      />
      <CompanyHead
        view={view}
        products={listed}
        tab={null}
        draft={false}
        mine={mine}
        about={p.id}
        acts={<CompanyActs {...view.company} />}
      />
      <div className={classes['page']}>
        <div className={classes['product']}>
          {gallery}
          <div>
            <h1 lang={textLang(p.name, lang)}>{text(p.name)}</h1>
            {full && (
              <p className="figure">
                {full.row.model}
                {' · '}
                {full.row.price
                  ? `${f.money(full.row.price, full.row.currency)} / ${unit(full.row.per)}`
                  : t('product.negotiable')}
              </p>
            )}
            <p lang={textLang(p.overview, lang)}>{text(p.overview)}</p>
            {tiers}
            <Sheet product={p} full={full} />
            <div>
              <ActLink to={pageTo('product', { id: p.id })}>{t('product.whole')}</ActLink>
            </div>
          </div>
        </div>
      </div>
    </main>
  );
};
