import { Button } from '@mantine/core';
import { useLocation, useSearchParams } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo, withQuery } from '#contract/pages.ts';
import { jobApplications, type JobRow } from '#contract/recruitment/applications.ts';
import type { OwnVacancy } from '#contract/recruitment/schemas.ts';
import { type JobParty, jobSorts, jobStates } from '#contract/recruitment/states.ts';
import { call } from '#web/lib/call.ts';
import { searchQuery } from '#web/lib/page/search-query.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { withChange } from '#web/ui/list/list-address.ts';
import { ListView } from '#web/ui/list/list-view.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';
import { DeclineRest } from './decline-rest.tsx';
import { JobTag } from './job-tag.tsx';

/** What an application is for, or who sent it, under it the other of the two. */
const About = ({ row, party, other }: { row: JobRow; party: JobParty; other: string }) => {
  const text = useText();
  const lang = useLang();
  return party === 'applicant' ? (
    <>
      <RowLink id={row.id} to={pageTo('jobApplication', { id: row.id })} lang={textLang(row.vacancy.title, lang)}>
        {text(row.vacancy.title)}
      </RowLink>
      <small>{other}</small>
    </>
  ) : (
    <>
      <RowLink id={row.id} to={pageTo('jobApplication', { id: row.id })}>
        {other}
      </RowLink>
      <small lang={textLang(row.vacancy.title, lang)}>{text(row.vacancy.title)}</small>
    </>
  );
};

const useColumns = (party: JobParty): Column<JobRow>[] => {
  const { t } = useTranslation('jobs');
  const text = useText();
  const f = useFormat();
  const other = (r: JobRow) => (party === 'applicant' ? text(r.company.name) : (r.applicant ?? t('deleted')));
  const next = (r: JobRow) => {
    if (!r.waitsFor) return '—';
    if (r.interviewAt) return t('interviewOn', { at: f.stamp(r.interviewAt) });
    return r.waitsFor === party ? t(`next.${r.state as 'submitted'}`) : t(`waits.${r.waitsFor}`);
  };
  return [
    {
      id: 'number',
      title: t('number'),
      card: 'head',
      cell: (r) => <span className="figure">{r.number}</span>,
      value: (r) => r.number,
    },
    {
      id: 'about',
      title: t(party === 'applicant' ? 'position' : 'applicant'),
      card: 'title',
      fixed: true,
      width: '34%',
      cell: (r) => <About row={r} party={party} other={other(r)} />,
      value: (r) => (party === 'applicant' ? text(r.vacancy.title) : other(r)),
    },
    {
      id: 'other',
      title: t(party === 'applicant' ? 'company' : 'position'),
      extra: true,
      cell: (r) => (party === 'applicant' ? other(r) : text(r.vacancy.title)),
      value: (r) => (party === 'applicant' ? other(r) : text(r.vacancy.title)),
    },
    {
      id: 'state',
      title: t('stateHead'),
      cell: (r) => <JobTag state={r.state} />,
      value: (r) => t(`state.${r.state}`),
    },
    { id: 'next', title: t('nextHead'), cell: next, value: next },
    {
      id: 'made',
      title: t('made'),
      end: true,
      card: 'side',
      sort: { up: 'oldest', down: 'newest' },
      cell: (r) => <span className="figure">{f.stamp(r.createdAt).slice(0, 10)}</span>,
      value: (r) => ({ at: r.createdAt }),
    },
  ];
};

type Props = { list: DataOf<typeof jobApplications.page>; party: JobParty; vacancy?: OwnVacancy | undefined };
/** Applications that one side sent or received; state, vacancy, words and order are in the address. */
export const JobList = ({ list, party, vacancy: of }: Props) => {
  const { t } = useTranslation('jobs');
  const { search } = useLocation();
  const [asked] = useSearchParams();
  const text = useText();
  const columns = useColumns(party);
  const path = pageTo(party === 'applicant' ? 'myJobs' : 'applicants', {});
  const [vacancy, state] = [asked.get('vacancy'), asked.get('state')];
  const narrowed = Boolean(vacancy ?? state ?? asked.get('q'));
  const at = (change: Record<string, string | undefined>) => withQuery(path, withChange(search, change));
  const none = party === 'applicant' ? 'none' : 'noneReceived';
  const title = t(party === 'applicant' ? 'mine' : 'applicants');
  const one = of ?? (vacancy ? list.records[0]?.vacancy : undefined);
  return (
    <main id="main">
      <PageHead
        crumb={party === 'company' && <SiteLink to={pageTo('myVacancies')}>{t('ourVacancies')}</SiteLink>}
        title={title}
        note={one ? text(one.title) : t(party === 'applicant' ? 'mineLead' : 'applicantsLead')}
        actions={one && <SiteLink to={at({ vacancy: undefined })}>{t('allPositions')}</SiteLink>}
      >
        <TabLinks
          label={t('states')}
          tabs={[undefined, ...jobStates].map((s) => ({
            key: s ?? 'all',
            to: at({ state: s }),
            label: s ? t(`state.${s}`) : t('all'),
            current: (state ?? undefined) === s,
          }))}
        />
      </PageHead>
      {of?.state === 'closed' && of.undecided > 0 && <DeclineRest key={of.id} vacancy={of} />}
      <ListView
        name={party === 'applicant' ? 'job-applications' : 'applicants'}
        label={title}
        columns={columns}
        page={list}
        idOf={(r) => r.id}
        hint={t(party === 'applicant' ? 'hint' : 'hintCompany')}
        sorts={jobSorts.map((key) => ({ key, label: t(`sort.${key}`) }))}
        read={async (place) =>
          call(jobApplications.page, {
            query: { ...(await searchQuery(jobApplications.page, search)), ...place, party },
          })
        }
        empty={
          <Empty title={t(narrowed ? 'noneHere' : `${none}.title`)} text={narrowed ? '' : t(`${none}.text`)}>
            <Button
              component={SiteLink}
              to={narrowed ? path : pageTo(party === 'applicant' ? 'vacancies' : 'myVacancies')}
              variant="default"
            >
              {t(narrowed ? 'seeAll' : `${none}.act`)}
            </Button>
          </Empty>
        }
      />
    </main>
  );
};
