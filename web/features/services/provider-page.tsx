import { pageTo } from '#contract/pages.ts';
import type { ProviderView } from '#contract/services/schemas.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ChatLink } from '#web/ui/card/chat-link.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { RecordColumns } from '#web/ui/frame/record-columns.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { OfferCards, Rating } from './offer-card.tsx';
import classes from './services.module.css';

const Head = ({ provider: p, whole }: { provider: ProviderView; whole: boolean }) => {
  const { t } = useTranslation('services');
  const text = useText();
  const lang = useLang();
  return (
    <PageHead
      crumb={
        whole ? (
          <SiteLink to={pageTo('serviceProvider', { id: p.id })}>{text(p.name)}</SiteLink>
        ) : (
          <SiteLink to={pageTo('serviceKinds')}>{t('title')}</SiteLink>
        )
      }
      title={whole ? t('inDetail', { name: text(p.name) }) : <span lang={textLang(p.name, lang)}>{text(p.name)}</span>}
      note={
        <>
          {text(p.city) && <span>{text(p.city)}</span>}
          <Rating rating={p.rating} />
          {p.accreditations.map((a) => (
            <Tag key={a} tone="warp">
              {a}
            </Tag>
          ))}
        </>
      }
    />
  );
};

/** `/thirdPartyHome.html`: a provider, what it does in short and what it offers. */
export const ProviderPage = ({ provider: p }: { provider: ProviderView }) => {
  const { t } = useTranslation('services');
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const kinds = [...new Set(p.offers.map((o) => o.kind))];
  return (
    <main id="main" className={panel['page']}>
      <Head provider={p} whole={false} />
      <RecordColumns
        label={t('inShort')}
        side={
          <section className={`${panel['panel']} ${classes['box']}`}>
            <div className={`figure ${classes['figure']}`}>{f.number(p.done)}</div>
            <p className={classes['quiet']}>{t('doneN')}</p>
            {kinds.length > 0 && <p>{kinds.map((k) => t(`kind.${k}`)).join(' · ')}</p>}
            {text(p.about) && (
              <p className={classes['words']} lang={textLang(p.about, lang)}>
                {text(p.about)}
              </p>
            )}
            <SiteLink to={pageTo('serviceProviderDetail', { id: p.id })}>{t('toDetail')}</SiteLink>
            <ChatLink company={p.id} />
          </section>
        }
      >
        <section className={classes['stack']} aria-labelledby="offers">
          <h2 id="offers">{t('offersOf')}</h2>
          <OfferCards rows={p.offers} />
        </section>
      </RecordColumns>
    </main>
  );
};

const Contacts = ({ contacts }: { contacts: NonNullable<ProviderView['contacts']> }) => {
  const { t } = useTranslation('services');
  const text = useText();
  if (!contacts.length) return <p className={classes['quiet']}>{t('noContacts')}</p>;
  return (
    <ul className={classes['list']}>
      {contacts.map((c) => (
        <li key={`${c.name} ${c.mail}`} className={classes['line']}>
          <b>{c.name}</b>
          {text(c.role) && <span>{text(c.role)}</span>}
          {c.phone && <a href={`tel:${c.phone.replace(/[^\d+]/g, '')}`}>{c.phone}</a>}
          {c.mail && <a href={`mailto:${c.mail}`}>{c.mail}</a>}
          {text(c.hours) && <span className={classes['quiet']}>{text(c.hours)}</span>}
        </li>
      ))}
    </ul>
  );
};

/** `/thirdPartyDetail.html`: that provider in detail; whom to talk to is for members. */
export const ProviderDetailPage = ({ provider: p }: { provider: ProviderView }) => {
  const { t } = useTranslation('services');
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const by = [...Map.groupBy(p.offers, (o) => o.kind)];
  return (
    <main id="main" className={panel['page']}>
      <Head provider={p} whole />
      <RecordColumns
        label={t('contacts')}
        side={
          <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="contacts">
            <h2 id="contacts">{t('contacts')}</h2>
            {p.contacts ? (
              <Contacts contacts={p.contacts} />
            ) : (
              <p className={classes['quiet']}>{t('contactsAfterLogin')}</p>
            )}
            <ChatLink company={p.id} />
          </section>
        }
      >
        <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="about">
          <h2 id="about">{t('aboutProvider')}</h2>
          <p className={classes['words']} lang={textLang(p.about, lang)}>
            {text(p.about) || t('nothingSaid')}
          </p>
          {text(p.strengths) && (
            <>
              <h3>{t('strengths')}</h3>
              <p className={classes['words']} lang={textLang(p.strengths, lang)}>
                {text(p.strengths)}
              </p>
            </>
          )}
        </section>
        {by.length > 0 && (
          <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="record">
            <h2 id="record">{t('record')}</h2>
            <ul className={classes['list']}>
              {by.map(([kind, offers]) => (
                <li key={kind} className={classes['bar']}>
                  <b>{t(`kind.${kind}`)}</b>
                  {offers.map((o) => (
                    <SiteLink key={o.id} to={pageTo('serviceOffer', { id: o.id })}>
                      {text(o.name)}
                    </SiteLink>
                  ))}
                </li>
              ))}
            </ul>
            <p className={classes['quiet']}>{t('finishedN', { n: f.number(p.done), count: p.done })}</p>
          </section>
        )}
      </RecordColumns>
    </main>
  );
};
