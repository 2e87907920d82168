import type { ReactNode } from 'react';
import { pageTo } from '#contract/pages.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { ParkDetail } from '#contract/parks/calls.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ChatLink } from '#web/ui/card/chat-link.tsx';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { RecordColumns } from '#web/ui/frame/record-columns.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Weave } from '#web/ui/picture/weave.tsx';
import { ParkCard } from './park-card.tsx';
import classes from './parks.module.css';
import { TenancyPanel } from './tenancy-panel.tsx';

type BoxProps = { id: string; title: string; children: ReactNode };
const Box = ({ id, title, children }: BoxProps) => (
  <section className={`${panel['panel']} ${classes['box'] ?? ''}`} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

const Words = ({ of }: { of: Text }) => {
  const text = useText();
  const lang = useLang();
  return (
    <p className={classes['words']} lang={textLang(of, lang)}>
      {text(of)}
    </p>
  );
};

const Companies = ({ detail: { companies, matrix } }: { detail: ParkDetail }) => {
  const { t } = useTranslation('parks');
  const text = useText();
  const lang = useLang();
  if (!companies.length) return <p className={classes['quiet']}>{t('noCompanies')}</p>;
  return (
    <>
      {matrix.length > 0 && (
        <figure className={classes['weave']}>
          <Weave matrix={matrix} width={640} height={96} />
          <figcaption className={classes['quiet']}>
            {t('weave')}. {t('weaveNote')}
          </figcaption>
        </figure>
      )}
      <ul className={classes['firms']}>
        {companies.map((c) => (
          <li key={c.id}>
            <SiteLink to={pageTo('company', { slug: c.slug })} lang={textLang(c.name, lang)}>
              {text(c.name)}
            </SiteLink>
            <span className={classes['quiet']}>
              {c.categories
                .slice(0, 3)
                .map((k) => text(k.name))
                .join(' · ')}
            </span>
            {c.verified && <Tag tone="warp">{t('verified')}</Tag>}
          </li>
        ))}
      </ul>
    </>
  );
};

const Contact = ({ detail: { contact, host } }: { detail: ParkDetail }) => {
  const { t } = useTranslation('parks');
  const text = useText();
  const lang = useLang();
  const viewer = useViewer();
  return (
    <Box id="contact" title={t('contact')}>
      <p lang={textLang(contact.name, lang)}>{text(contact.name)}</p>
      {contact.phone && (
        <p>
          <a className="figure" href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>
            {contact.phone}
          </a>
        </p>
      )}
      {contact.mail && (
        <p>
          <a href={`mailto:${contact.mail}`}>{contact.mail}</a>
        </p>
      )}
      {host && (
        <>
          <p className={classes['quiet']}>
            {t('host')}{' '}
            <SiteLink to={pageTo('company', { slug: host.slug })} lang={textLang(host.name, lang)}>
              {text(host.name)}
            </SiteLink>
          </p>
          <ChatLink company={host.id} />
        </>
      )}
      {!host && viewer?.userType !== 9 && (
        <>
          <ActLink to={pageTo('letters', { write: 'desk' })}>{t('letter')}</ActLink>
          <p className={classes['quiet']}>{t('letterNote')}</p>
        </>
      )}
    </Box>
  );
};

const Facts = ({ detail }: { detail: ParkDetail }) => {
  const { t } = useTranslation('parks');
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const { row } = detail;
  return (
    <Box id="facts" title={t('facts')}>
      <dl className={classes['facts']}>
        <dt>{t('province')}</dt>
        <dd>
          {t(`provinces.${row.province}`)} · {text(row.city)}
        </dd>
        <dt>{t('address')}</dt>
        <dd lang={textLang(detail.address, lang)}>{text(detail.address)}</dd>
        <dt>{t('area')}</dt>
        <dd className="figure">{t('hectaresN', { n: f.number(row.hectares) })}</dd>
        <dt>{t('since')}</dt>
        <dd className="figure">{row.since}</dd>
      </dl>
    </Box>
  );
};

/** Other parks of the kind. */
const Others = ({ detail }: { detail: ParkDetail }) => {
  const { t } = useTranslation('parks');
  return (
    <section className={classes['section']} aria-labelledby="others">
      <h2 id="others">{t('others')}</h2>
      <div className={classes['cards']}>
        {detail.others.map((o) => (
          <ParkCard key={o.id} row={o} />
        ))}
      </div>
    </section>
  );
};

/** `/industrialPark/{slug}`: one park, what it has and offers, and who is there. */
export const ParkPage = ({ detail }: { detail: ParkDetail }) => {
  const { t } = useTranslation('parks');
  const text = useText();
  const lang = useLang();
  const viewer = useViewer();
  const { row } = detail;
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        crumb={<SiteLink to={pageTo('parks', { province: row.province })}>{t(`provinces.${row.province}`)}</SiteLink>}
        title={<span lang={textLang(row.name, lang)}>{text(row.name)}</span>}
        note={
          <>
            {row.fields.map((k) => (
              <Tag key={k.slug}>{text(k.name)}</Tag>
            ))}
            {row.demo && <Tag tone="info">{t('demoNote')}</Tag>}
          </>
        }
      />
      <RecordColumns
        label={t('facts')}
        side={
          <>
            <Facts detail={detail} />
            <Contact detail={detail} />
            {viewer?.userType !== 9 && <TenancyPanel detail={detail} />}
          </>
        }
      >
        <Box id="about" title={t('about')}>
          <Words of={detail.about} />
        </Box>
        <Box id="utilities" title={t('utilities')}>
          <ul className={classes['utilities']}>
            {detail.utilities.map((u) => (
              <li key={u}>{t(`utility.${u}`)}</li>
            ))}
          </ul>
        </Box>
        <Box id="incentives" title={t('incentives')}>
          <Words of={detail.incentives} />
        </Box>
        <Box id="companies" title={t('companies')}>
          <Companies detail={detail} />
        </Box>
      </RecordColumns>
      {detail.others.length > 0 && <Others detail={detail} />}
    </main>
  );
};
