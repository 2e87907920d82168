import { Button } from '@mantine/core';
import { useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import { type VacancyState, vacancyStates } from '#contract/recruitment/kinds.ts';
import { recruitmentOwn } from '#contract/recruitment/own.ts';
import type { OwnVacancy } from '#contract/recruitment/schemas.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag, type Tone } from '#web/ui/feedback/tag.tsx';
import shared from '#web/ui/frame/detail.module.css';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import classes from '../recruitment.module.css';

const tones: Record<VacancyState, Tone> = { draft: 'plain', listed: 'warp', closed: 'info', hidden: 'bad' };

/** One vacancy of the company with what can be done to it. */
const Row = ({ vacancy: v }: { vacancy: OwnVacancy }) => {
  const { t } = useTranslation(['jobs', 'recruitment']);
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const ready = useReady();
  const { revalidate } = useRevalidator();
  const { act, busy, fault } = useAct();
  const move = (state: 'listed' | 'closed') =>
    void act(() => call(recruitmentOwn.move, { params: { id: v.id }, body: { state } }).finally(() => revalidate()));
  return (
    <li className={`${panel['panel']} ${classes['box']}`}>
      <p className={classes['tags']}>
        <Tag tone={tones[v.state]}>{t(`recruitment:vacancyState.${v.state}`)}</Tag>
        {v.closing && <span>{t(`closing.${v.closing}`)}</span>}
        <span>{t(`recruitment:role.${v.role}`)}</span>
        <span className="figure">{t('recruitment:untilDay', { day: f.day(v.until) })}</span>
      </p>
      <h2 lang={textLang(v.title, lang)}>
        <SiteLink to={pageTo('editVacancy', { id: v.id })}>{text(v.title)}</SiteLink>
      </h2>
      <p className={classes['quiet']}>
        {t('hiredOf', { n: f.number(v.hired), of: f.number(v.openings) })} ·{' '}
        <SiteLink to={pageTo('applicants', { vacancy: v.id })}>
          {t('applicationsN', { n: f.number(v.applications), count: v.applications })}
        </SiteLink>
        {v.waiting > 0 && <b> · {t('waitingN', { n: f.number(v.waiting), count: v.waiting })}</b>}
      </p>
      {v.state === 'hidden' && <p className={classes['note']}>{t('hiddenBy', { reason: text(v.hiddenReason) })}</p>}
      <div className={shared['acts']}>
        {(v.state === 'draft' || v.state === 'closed') && (
          <Button color="warp" loading={busy} disabled={!ready} onClick={() => move('listed')}>
            {t(v.state === 'closed' ? 'listAgain' : 'list')}
          </Button>
        )}
        <Button component={SiteLink} to={pageTo('editVacancy', { id: v.id })} variant="default">
          {t('edit')}
        </Button>
        {v.state === 'listed' && (
          <>
            <Button variant="default" loading={busy} disabled={!ready} onClick={() => move('closed')}>
              {t('close')}
            </Button>
            <SiteLink to={pageTo('vacancy', { id: v.id })}>{t('seePublic')}</SiteLink>
          </>
        )}
      </div>
      <p role="alert" className={shared['refused']}>
        {fault}
      </p>
    </li>
  );
};

type Props = { list: DataOf<typeof recruitmentOwn.page>; state: VacancyState | undefined };
/** `/jobCenter/vacancies`: the company's vacancies with their applications. */
export const VacancyList = ({ list, state }: Props) => {
  const { t } = useTranslation(['jobs', 'recruitment']);
  const add = (
    <Button component={SiteLink} to={pageTo('editVacancy', {})} color="warp">
      {t('add')}
    </Button>
  );
  return (
    <main id="main">
      <PageHead title={t('ourVacancies')} note={t('ourLead')} actions={list.total || state ? add : undefined}>
        <TabLinks
          label={t('states')}
          tabs={[undefined, ...vacancyStates].map((s) => ({
            key: s ?? 'all',
            to: pageTo('myVacancies', s ? { state: s } : {}),
            label: s ? t(`recruitment:vacancyState.${s}`) : t('all'),
            current: state === s,
          }))}
        />
      </PageHead>
      {list.records.length ? (
        <>
          <ul className={classes['list']}>
            {list.records.map((v) => (
              <Row key={v.id} vacancy={v} />
            ))}
          </ul>
          <Pager {...list} />
        </>
      ) : state ? (
        <Empty title={t('noneHere')}>
          <Button component={SiteLink} to={pageTo('myVacancies', {})} variant="default">
            {t('seeAll')}
          </Button>
        </Empty>
      ) : (
        <Empty title={t('noneOwn.title')} text={t('noneOwn.text')}>
          {add}
        </Empty>
      )}
    </main>
  );
};
