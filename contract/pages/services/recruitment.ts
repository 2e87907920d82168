import { identified, open, session, within } from '../../core/access.ts';
import { recruits } from '../../recruitment/access.ts';
import type { ContractKind, VacancyRole, VacancySort, VacancyState, Workplace } from '../../recruitment/kinds.ts';
import type { JobState } from '../../recruitment/states.ts';
import { memberPages, page, reads, sitePages } from '../page.ts';

type Vacancies = {
  q?: string;
  role?: VacancyRole;
  contract?: ContractKind;
  workplace?: Workplace;
  country?: string;
  company?: string;
  sort?: VacancySort;
  current?: number;
};
type Jobs = { state?: JobState; vacancy?: string; q?: string; current?: number };

/** The job board: what everybody reads, and applicants' and companies' own pages. */
export const recruitmentPages = {
  ...sitePages(['recruitment'], {
    jobBoard: page('/manpower'),
    vacancies: page('/manpower/manpowercomposite.html', open, { query: reads<Vacancies>() }),
    recruitmentAbout: page('/manpower/reachabout'),
    recruitmentServices: page('/manpower/reachservice'),
    labourMarket: page('/manpower/reachproduct'),
    recruitingCompanies: page('/manpower/reachcooperation'),
    vacancy: page('/manpower/vacancy/{id}', open, { words: ['ui'] }),
  }),
  ...memberPages(['jobs', 'recruitment'], {
    myJobs: page('/jobCenter/applications', identified, { query: reads<Jobs>() }),
    jobApplication: page('/jobCenter/application?id={id}', identified),
    jobAlerts: page('/jobCenter/alerts', session),
    myVacancies: page('/jobCenter/vacancies', recruits, { query: reads<{ state?: VacancyState }>() }),
    editVacancy: page('/jobCenter/vacancy', recruits, { query: reads<{ id?: string }>() }),
    applicants: page('/jobCenter/applicants', within(identified, 'manage'), { query: reads<Jobs>() }),
  }),
};
