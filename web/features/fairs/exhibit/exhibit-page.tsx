import type { ExhibitView } from '#contract/fairs/leads/exhibits.ts';
import type { HallView } from '#contract/fairs/views.ts';
import { pageTo } from '#contract/pages.ts';
import { ask } from '#web/lib/ask.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Price } from '#web/ui/card/price.tsx';
import { ProductFace } from '#web/ui/card/product-face.tsx';
import { ActButton, ActLink } from '#web/ui/feedback/act.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { useStated } from '#web/ui/text/stated.ts';
import { useUnit } from '#web/ui/text/units.ts';
import { BoothActs } from '../booth/booth-acts.tsx';
import { MiniPlan } from '../booth/mini-plan.tsx';
import booth from '../booth/page.module.css';
import { PhaseTag } from '../plan/fair-line.tsx';
import classes from './exhibit.module.css';

type Props = { exhibit: ExhibitView; hall: HallView };

/** What is known of the exhibit: its values for members, the way to them for visitors. */
const Facts = ({ product: p }: { product: ExhibitView['product'] }) => {
  const { t } = useTranslation('exhibit');
  const text = useText();
  const shown = useStated();
  const unit = useUnit();
  const viewer = useViewer();
  return (
    <div className={classes['facts']}>
      {p.values.length > 0 && (
        <dl>
          {p.values.map((v) => (
            <div key={v.field}>
              <dt>{text(v.label)}</dt>
              <dd className="figure">
                {shown(v.value)}
                {v.unit && ` ${unit(v.unit)}`}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Price state={p.priceState} price={p.price} currency={p.currency} per={p.per} moq={p.moq} />
      {viewer ? (
        <SiteLink to={pageTo('product', { id: p.id })}>{t('sheet')}</SiteLink>
      ) : (
        <div className={booth['gate']}>
          <p>{t('gate')}</p>
          <ActButton onClick={() => ask('login')}>{t('login')}</ActButton>
        </div>
      )}
    </div>
  );
};

/** What else the exhibitor shows at the same booth. */
const Others = ({ exhibit: { booth: b, others } }: { exhibit: ExhibitView }) => {
  const { t } = useTranslation('exhibit');
  const text = useText();
  const lang = useLang();
  if (!others.length) return null;
  return (
    <section aria-labelledby="others">
      <h2 id="others">{t('others', { number: b.number })}</h2>
      <ul className={classes['others']}>
        {others.map((p) => (
          <li key={p.id}>
            <SiteLink to={pageTo('exhibit', { booth: b.id, product: p.id })}>
              <ProductFace
                category={p.category.slug}
                picture={p.picture}
                photo={p.photo}
                sizes="(max-width: 767px) 46vw, 200px"
              />
              <span lang={textLang(p.name, lang)}>{text(p.name)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
};

type ExhibitProps = Pick<Props, 'exhibit'>;
/** What is shown, and where. */
const ExhibitHead = ({ exhibit }: ExhibitProps) => {
  const { t } = useTranslation(['exhibit', 'fairs', 'booths']);
  const text = useText();
  const lang = useLang();
  const { product: p, booth: b, exhibitor: e } = exhibit;
  const hallName = `${t('fairs:hallNo', { n: b.hall.no })} ${text(b.hall.name)}`;
  return (
    <header className={booth['head']}>
      <div className={booth['page']}>
        <p className={booth['crumb']}>
          <SiteLink to={pageTo('fair', { id: b.fair.id })}>{text(b.fair.name)}</SiteLink>
          <span aria-hidden="true">›</span>
          <SiteLink to={pageTo('fairHall', { id: b.hall.id, booth: b.id })}>{hallName}</SiteLink>
          <span aria-hidden="true">›</span>
          <SiteLink to={pageTo('booth', { id: b.id })}>
            {b.number} · {text(e.name)}
          </SiteLink>
          <PhaseTag phase={b.fair.phase} />
        </p>
        <h1 lang={textLang(p.name, lang)}>{text(p.name)}</h1>
        <p className={booth['tags']}>
          <span>{text(p.category.name)}</span>
          {p.model && <span className="figure">{p.model}</span>}
        </p>
      </div>
    </header>
  );
};

/** The booth's place in the hall. */
const Place = ({ exhibit: { booth: b }, hall }: Props) => {
  const { t } = useTranslation(['exhibit', 'fairs', 'booths']);
  return (
    <section className={booth['place']} aria-label={t('booths:place')}>
      <SiteLink to={pageTo('fairHall', { id: b.hall.id, booth: b.id })}>
        <MiniPlan hall={hall} boothId={b.id} label={t('booths:placeOf', { number: b.number })} />
      </SiteLink>
      <p>
        <SiteLink to={pageTo('fairHall', { id: b.hall.id, booth: b.id })}>{t('booths:onPlan')}</SiteLink>
        <SiteLink to={pageTo('fairSpace', { id: b.hall.id, booth: b.id })}>{t('booths:inSpace')}</SiteLink>
      </p>
    </section>
  );
};

/** Where else the product is shown. */
const Elsewhere = ({ exhibit }: ExhibitProps) => {
  const { t } = useTranslation(['exhibit', 'fairs', 'booths']);
  const text = useText();
  const { product: p } = exhibit;
  return (
    <section aria-labelledby="elsewhere">
      <h2 id="elsewhere">{t('elsewhere')}</h2>
      <ul className={classes['elsewhere']}>
        {exhibit.elsewhere.map((x) => (
          <li key={x.id}>
            <SiteLink to={pageTo('exhibit', { booth: x.id, product: p.id })}>
              {text(x.fair.name)} · {x.number}
            </SiteLink>
            <PhaseTag phase={x.fair.phase} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** `/detail`: one product as it is shown at a booth, with where it stands and what one can do about it. */
export const ExhibitPage = ({ exhibit, hall }: Props) => {
  const text = useText();
  const lang = useLang();
  const { product: p, booth: b, exhibitor: e } = exhibit;
  return (
    <main id="main">
      <ExhibitHead exhibit={exhibit} />
      <div className={`${booth['page']} ${booth['columns']}`}>
        <div className={`${booth['main']} ${classes['first']}`}>
          <div className={classes['show']}>
            <ProductFace
              category={p.category.slug}
              picture={p.picture}
              photo={p.photo}
              sizes="(max-width: 767px) 92vw, 520px"
              alt={text(p.name)}
              eager
            />
            <Facts product={p} />
          </div>
          <Others exhibit={exhibit} />
        </div>
        <aside className={booth['aside']}>
          <section className={classes['who']} aria-label={text(e.name)}>
            <h2 lang={textLang(e.name, lang)}>{text(e.name)}</h2>
            {text(b.headline) && <p lang={textLang(b.headline, lang)}>{text(b.headline)}</p>}
            <BoothActs boothId={b.id} exhibitor={e} />
          </section>
          <Place exhibit={exhibit} hall={hall} />
          {exhibit.elsewhere.length > 0 && <Elsewhere exhibit={exhibit} />}
        </aside>
      </div>
    </main>
  );
};

/** Where nothing is shown anywhere. */
export const NoExhibit = () => {
  const { t } = useTranslation('exhibit');
  return (
    <main id="main" className={booth['page']}>
      <h1>{t('title')}</h1>
      <p>{t('none')}</p>
      <ActLink to={pageTo('search')}>{t('toSearch')}</ActLink>
    </main>
  );
};
