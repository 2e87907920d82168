/** What people in the trade do; a vacancy is of one role (recruitment 2). */
export const vacancyRoles = [
  'design',
  'process',
  'production',
  'quality',
  'testing',
  'research',
  'tooling',
  'sales',
  'purchasing',
  'management',
] as const;
export type VacancyRole = (typeof vacancyRoles)[number];

export const contractKinds = ['permanent', 'fixedTerm', 'partTime', 'internship', 'freelance'] as const;
export type ContractKind = (typeof contractKinds)[number];
export const workplaces = ['onSite', 'hybrid', 'remote'] as const;
export type Workplace = (typeof workplaces)[number];
/** From none to the highest. */
export const educations = ['none', 'vocational', 'college', 'bachelor', 'master', 'doctorate'] as const;
export type Education = (typeof educations)[number];
export const salaryPeriods = ['month', 'year'] as const;
export type SalaryPeriod = (typeof salaryPeriods)[number];

/** A vacancy shows, rests, is over, or was taken down by the desk. */
export const vacancyStates = ['draft', 'listed', 'closed', 'hidden'] as const;
export type VacancyState = (typeof vacancyStates)[number];
/** Why a listed vacancy ended: its company closed it, all its places are filled, or its last day passed. */
export const closings = ['company', 'filled', 'day'] as const;
export type Closing = (typeof closings)[number];

export const vacancySorts = ['newest', 'closing'] as const;
export type VacancySort = (typeof vacancySorts)[number];

export const recruitmentLimits = {
  /** Vacancies of a company that are no longer closed, places of one, days that one may show. */
  vacancies: 60,
  openings: 200,
  days: 180,
  /** Files of an application and of a message, moments that are proposed, alerts of a person. */
  files: 3,
  slots: 5,
  alerts: 10,
} as const;

/** A figure of the market is shown from so many vacancies of so many companies on (recruitment 12). */
export const marketLeast = { vacancies: 5, companies: 3 } as const;
