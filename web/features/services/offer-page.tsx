import { lazy, Suspense, useState } from 'react';
import { pageTo } from '#contract/pages.ts';
import { recordKinds } from '#contract/services/kinds.ts';
import type { OfferDetail, PriceLine } from '#contract/services/schemas.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ChatLink } from '#web/ui/card/chat-link.tsx';
import { ActButton, ActLink } from '#web/ui/feedback/act.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { RecordColumns } from '#web/ui/frame/record-columns.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Rating } from './offer-card.tsx';
import classes from './services.module.css';
import { Tours } from './tours.tsx';
import { useFrom, usePrice } from './use-price.ts';

// The form loads when it is opened: a first visit reads.
const ApplyForm = lazy(() => import('./apply/apply-form.tsx'));

const Prices = ({ prices }: { prices: readonly PriceLine[] }) => {
  const { t } = useTranslation('services');
  const text = useText();
  const f = useFormat();
  const price = usePrice();
  if (!prices.length) return null;
  return (
    <section className={panel['panel']} aria-labelledby="prices">
      <div className={classes['box']}>
        <h2 id="prices">{t('prices')}</h2>
        <p className={classes['quiet']}>{t('pricesNote')}</p>
      </div>
      <div className={panel['scroll']}>
        <table className={panel['table']} aria-labelledby="prices">
          <thead>
            <tr>
              <th scope="col">{t('item')}</th>
              <th scope="col" className={panel['end']}>
                {t('price')}
              </th>
              <th scope="col" className={panel['end']}>
                {t('workingDays')}
              </th>
            </tr>
          </thead>
          <tbody>
            {prices.map((p, i) => (
              <tr key={i}>
                <td>{text(p.name)}</td>
                <td className={`figure ${panel['end']}`}>{price(p)}</td>
                <td className={`figure ${panel['end']}`}>{p.days === null ? '—' : f.number(p.days)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};

const Words = ({ id, title, of }: { id: string; title: string; of: NonNullable<OfferDetail['whole']>['about'] }) => {
  const text = useText();
  const lang = useLang();
  if (!text(of)) return null;
  return (
    <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={classes['words']} lang={textLang(of, lang)}>
        {text(of)}
      </p>
    </section>
  );
};

type SideProps = { detail: OfferDetail; open: boolean; onOpen: () => void };
const Side = ({ detail: { row, apply }, open, onOpen }: SideProps) => {
  const { t } = useTranslation('services');
  const text = useText();
  const f = useFormat();
  const ready = useReady();
  const from = useFrom();
  const fromRecord = recordKinds.includes(row.kind);
  return (
    <>
      <section className={`${panel['panel']} ${panel['weft']} ${classes['box']}`}>
        <div className={`figure ${classes['figure']}`}>{from(row.from)}</div>
        {row.days !== null && <p>{t('daysFrom', { n: f.number(row.days), count: row.days })}</p>}
        {apply === 'yes' && fromRecord && (
          <ActLink look="ask" to={pageTo('chainFinance', { offer: row.id })}>
            {t('applyFromOrder')}
          </ActLink>
        )}
        {row.kind === 'testing' && <SiteLink to={pageTo('testOffer')}>{t('quoteOnline')}</SiteLink>}
        {apply === 'yes' && !fromRecord && !open && (
          <ActButton look="ask" full wide disabled={!ready} onClick={onOpen}>
            {t('apply')}
          </ActButton>
        )}
        {apply === 'complete' && (
          <ActLink look="ask" to={pageTo('profile')}>
            {t('completeFirst')}
          </ActLink>
        )}
        {apply !== 'yes' && apply !== 'complete' && <p className={classes['quiet']}>{t(`cannot.${apply}`)}</p>}
        <p className={classes['quiet']}>{t('notBinding')}</p>
      </section>
      <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="provider">
        <h2 id="provider">{t('provider')}</h2>
        <p>
          <SiteLink to={pageTo('serviceProvider', { id: row.provider.id })}>{text(row.provider.name)}</SiteLink>
          {text(row.provider.city) && ` · ${text(row.provider.city)}`}
        </p>
        <p>
          <Rating rating={row.rating} />
        </p>
        <ChatLink company={row.provider.id} />
      </section>
    </>
  );
};

/** `/thirdPartyDetial`: one offer with its prices, conditions and form; a teaser for visitors. */
export const OfferPage = ({ detail, tour }: { detail: OfferDetail; tour: string | null }) => {
  const { t } = useTranslation('services');
  const text = useText();
  const lang = useLang();
  const [open, setOpen] = useState(false);
  const { row, whole } = detail;
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        crumb={<SiteLink to={pageTo('serviceOffers', { kind: row.kind })}>{t(`kind.${row.kind}`)}</SiteLink>}
        title={<span lang={textLang(row.name, lang)}>{text(row.name)}</span>}
        note={
          <>
            <Tag>{t(`kind.${row.kind}`)}</Tag>
            <span lang={textLang(row.summary, lang)}>{text(row.summary)}</span>
          </>
        }
      />
      <RecordColumns
        label={t('inShort')}
        sideFirst={!open}
        side={<Side detail={detail} open={open} onOpen={() => setOpen(true)} />}
      >
        {open && (
          <Suspense fallback={<p role="status">{t('loading')}</p>}>
            <ApplyForm detail={detail} tour={tour} onClose={() => setOpen(false)} />
          </Suspense>
        )}
        {!whole && (
          <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="teaser">
            <h2 id="teaser">{t('aboutHead')}</h2>
            <p>{t(`about.${row.kind}`)}</p>
            <p className={classes['quiet']}>{t('restAfterLogin')}</p>
          </section>
        )}
        {whole && (
          <>
            <Words id="about" title={t('aboutHead')} of={whole.about} />
            <Tours offer={row.id} tours={whole.tours} />
            <Prices prices={whole.prices} />
            <Words id="conditions" title={t('conditions')} of={whole.conditions} />
          </>
        )}
      </RecordColumns>
    </main>
  );
};
