import { lazy, type ReactNode, Suspense } from 'react';
import { pageTo } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Deadline } from '#web/ui/feedback/deadline.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import shared from '#web/ui/frame/detail.module.css';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { RecordColumns } from '#web/ui/frame/record-columns.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { RichText } from '#web/ui/rich/rich-text.tsx';
import classes from './detail-page.module.css';
import { Propose } from './propose.tsx';
import { type ProjectDetail, projectTone, type ReceivedProposal, useBudget, useWished } from './seen.ts';
import { Stages } from './stages.tsx';

// What visitors never see does not load with their page.
const Received = lazy(() => import('./received.tsx'));
const Manage = lazy(() => import('./manage.tsx'));
const Course = lazy(() => import('./course.tsx'));

const Owner = ({ parts }: Pick<ProjectDetail, 'parts'>) => {
  const { t } = useTranslation('docking');
  const text = useText();
  if (!parts) return t('loginToSee');
  return parts.owner
    ? [text(parts.owner.name), text(parts.owner.city)].filter(Boolean).join(' · ')
    : t('personalOwner');
};

const Facts = ({ detail: { row, parts } }: { detail: ProjectDetail }) => {
  const { t } = useTranslation('docking');
  const text = useText();
  const f = useFormat();
  const wished = useWished()(row);
  const budget = useBudget()(row);
  const place = [row.region && text(row.region.name), parts && text(parts.place)].filter(Boolean).join(' · ');
  return (
    <dl className={shared['facts']}>
      <div>
        <dt>{t('budget')}</dt>
        <dd className="figure">{budget}</dd>
      </div>
      <div>
        <dt>{t('deadline')}</dt>
        <dd>
          <Deadline at={row.deadline} /> <small className="figure">{f.stamp(row.deadline)}</small>
        </dd>
      </div>
      <div>
        <dt>{t('kind')}</dt>
        <dd>{text(row.kind.name)}</dd>
      </div>
      {place && (
        <div>
          <dt>{t('region')}</dt>
          <dd>{place}</dd>
        </div>
      )}
      {wished && (
        <div>
          <dt>{t('wished')}</dt>
          <dd className="figure">{wished}</dd>
        </div>
      )}
      <div>
        <dt>{t('proposalsN')}</dt>
        <dd className="figure">{row.proposals}</dd>
      </div>
      <div>
        <dt>{t('owner')}</dt>
        <dd>
          <Owner parts={parts} />
        </dd>
      </div>
    </dl>
  );
};

const Pictures = ({ pictures }: Pick<ProjectDetail, 'pictures'>) => {
  const { t } = useTranslation('docking');
  if (!pictures.length) return null;
  return (
    <div className={classes['pictures']} role="group" aria-label={t('picturesOf')}>
      {pictures.map((src, i) => (
        <a key={src} href={src} target="_blank" rel="noreferrer" aria-label={t('picture', { n: i + 1 })}>
          <img src={src} alt="" loading={i ? 'lazy' : 'eager'} width={1204} height={480} />
        </a>
      ))}
    </div>
  );
};

/** What the owner needs: whole for a member, the beginning for a visitor. */
const Need = ({ detail: { parts, summary } }: { detail: ProjectDetail }) => {
  const { t } = useTranslation('docking');
  const text = useText();
  const lang = useLang();
  // One language of several: the reader's own, else one that is there.
  const html = parts && (parts.need[lang] ?? parts.need.cn ?? parts.need.en ?? parts.need.es);
  return (
    <section className={`${panel['panel']} ${panel['weft']} ${classes['wanted']}`}>
      <h2>{t('need')}</h2>
      {html ? (
        <RichText html={html} lang={textLang(parts.need, lang)} />
      ) : (
        <p className={classes['words']} lang={textLang(summary, lang)}>
          {text(summary)}
        </p>
      )}
      {!parts && <p className={classes['quiet']}>{t('restAfterLogin')}</p>}
      {parts?.annexes && parts.annexes.length > 0 && (
        <>
          <h3>{t('annexes')}</h3>
          {parts.annexes.map((a) => (
            <a key={a.id} href={a.url} download>
              {a.name}
            </a>
          ))}
        </>
      )}
    </section>
  );
};

const Contact = ({ contact }: { contact: NonNullable<NonNullable<ProjectDetail['parts']>['contact']> }) => {
  const { t } = useTranslation('docking');
  return (
    <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="contact">
      <h2 id="contact">{t('contact')}</h2>
      <p>{contact.name}</p>
      {contact.phone && <a href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>{contact.phone}</a>}
      {contact.mail && <a href={`mailto:${contact.mail}`}>{contact.mail}</a>}
    </section>
  );
};

/** One project: teaser for visitors, the whole for members, proposals and their decision for the owner, stages for both sides. */
export const ProjectPage = ({
  detail,
  received,
  report,
}: {
  /** The way to report it. */
  report: ReactNode;
  detail: ProjectDetail;
  received: readonly ReceivedProposal[] | null;
}) => {
  const { t } = useTranslation('docking');
  const text = useText();
  const lang = useLang();
  const { row, parts } = detail;
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        crumb={<SiteLink to={pageTo('projects')}>{t('title')}</SiteLink>}
        title={<span lang={textLang(row.title, lang)}>{text(row.title)}</span>}
        note={
          <>
            <span className="figure">{row.number}</span>
            <Tag tone={projectTone[row.state]}>{t(`state.${row.state}`)}</Tag>
            {detail.hidden && <Tag tone="deviates">{t('hidden')}</Tag>}
          </>
        }
      />
      {detail.hidden && <p className={classes['told']}>{t('hiddenText')}</p>}
      <RecordColumns
        label={t('facts')}
        side={
          <>
            <section className={`${panel['panel']} ${classes['box']}`}>
              <Facts detail={detail} />
            </section>
            {parts?.contact && <Contact contact={parts.contact} />}
            {detail.side !== 'owner' && detail.propose !== 'own' && <Propose detail={detail} />}
            <Suspense fallback={null}>
              {detail.side === 'owner' && detail.mayAct && <Manage row={row} />}
              {detail.mayReport && report}
            </Suspense>
          </>
        }
      >
        <Pictures pictures={detail.pictures} />
        <Need detail={detail} />
        {parts && <Stages detail={detail} stages={parts.stages} />}
        <Suspense fallback={null}>
          {received && <Received detail={detail} received={received} />}
          {detail.timeline.length > 0 && <Course events={detail.timeline} />}
        </Suspense>
      </RecordColumns>
    </main>
  );
};
