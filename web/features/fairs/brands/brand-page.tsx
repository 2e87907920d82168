import type { BrandView } from '#contract/fairs/brands.ts';
import { pageTo } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ChatLink } from '#web/ui/card/chat-link.tsx';
import { KeepButton } from '#web/ui/card/keep-button.tsx';
import { ProductCard } from '#web/ui/card/product-card.tsx';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import shared from '#web/ui/frame/detail.module.css';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { ClassGlyph } from '#web/ui/picture/class-glyph.tsx';
import classes from './brands.module.css';

const Booths = ({ booths }: Pick<BrandView, 'booths'>) => {
  const { t } = useTranslation(['forums', 'fairs']);
  const text = useText();
  return (
    <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="booths">
      <h2 id="booths">{t('boothsTitle')}</h2>
      <ul className={classes['booths']}>
        {booths.map((b) => (
          <li key={b.id}>
            <Tag tone={b.fair.phase === 'open' ? 'warp' : 'plain'}>{t(`fairs:phase.${b.fair.phase}`)}</Tag>
            <SiteLink to={pageTo('booth', { id: b.id })}>
              {t('boothAt', { hall: b.hallNo, number: b.number })} · {text(b.fair.name)}
            </SiteLink>
            <small>
              <ClassGlyph of={b.class} /> {t(`fairs:class.${b.class}`)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** A company as a brand: its head, its product lines with three products each, its booths. */
export const BrandPage = ({ brand }: { brand: BrandView }) => {
  const { t } = useTranslation(['forums', 'fairs']);
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const { company: c } = brand;
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        crumb={<SiteLink to={pageTo('brands', {})}>{t('brandsTitle')}</SiteLink>}
        title={<span lang={textLang(c.name, lang)}>{text(c.name)}</span>}
        note={
          <>
            {c.verified && <Tag tone="warp">{t('verified')}</Tag>} <span>{text(c.city)}</span>
          </>
        }
        actions={
          <>
            <KeepButton kind="companies" id={c.id} name={text(c.name)} />
            <ChatLink company={c.id} />
            <ActLink to={pageTo('company', { slug: c.id })}>{t('companyPage')}</ActLink>
          </>
        }
      />
      <p className={classes['headline']}>{text(brand.headline)}</p>
      <p className={classes['glyphs']}>
        {brand.classes.map((k) => (
          <span key={k}>
            <ClassGlyph of={k} /> {t(`fairs:class.${k}`)}
          </span>
        ))}
      </p>
      <Booths booths={brand.booths} />
      {brand.lines.length === 0 && <p className={classes['quiet']}>{t('noLines')}</p>}
      <div className={classes['lines']}>
        {brand.lines.map((line) => (
          <section key={line.slug} className={classes['line']} aria-labelledby={`line-${line.slug}`}>
            <h2 id={`line-${line.slug}`}>
              {text(line.name)}{' '}
              <small className="figure">{t('productsN', { count: line.n, n: f.number(line.n) })}</small>
            </h2>
            <div className={classes['products']}>
              {line.products.map((p) => (
                <ProductCard key={p.id} product={p} />
              ))}
            </div>
          </section>
        ))}
      </div>
      {!brand.whole && brand.lines.length > 0 && (
        <div className={shared['acts']}>
          <p className={classes['quiet']}>{t('restAfterLogin')}</p>
        </div>
      )}
    </main>
  );
};
