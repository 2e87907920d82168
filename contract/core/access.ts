import { type Seat, seatMay, type SeatRight } from './seats.ts';

/**
 * Who may call what and open what: data, read by the server's middleware and by the browser's guard
 * (access 7). The spelling ROLR_ENTERPRISE_CUSTOMER is the wire's.
 */
export const roleCodes = {
  buyer: 'ROLE_BUYER',
  supplier: 'ROLE_GYS',
  provider: 'ROLE_SERVICE_PROVIDER',
  customerService: 'ROLR_ENTERPRISE_CUSTOMER',
  viewer: 'ROLE_VIEWER',
  operator: 'ROLE_OPERATOR',
  reviewer: 'ROLE_OPERATOR_REVIEWER',
  editor: 'ROLE_OPERATOR_EDITOR',
  administrator: 'ROLE_OPERATOR_ADMINISTRATOR',
} as const;
export type RoleCode = (typeof roleCodes)[keyof typeof roleCodes];

/** Kinds of account (access 1): 1 supplier, 2 personal, 3 enterprise, 4 customer service, 5 provider, 15 supplier and provider, 9 operator. */
export const userTypeCodes = [1, 2, 3, 4, 5, 9, 15] as const;
export type UserType = (typeof userTypeCodes)[number];

type Rule =
  | { kind: 'open' }
  | { kind: 'session' }
  | { kind: 'identified' }
  | { kind: 'roles'; roles: readonly RoleCode[] }
  | { kind: 'userTypes'; userTypes: readonly UserType[] }
  | { kind: 'quote' };
/** `right` is asked of the seat besides, where somebody sits for a company. */
export type Access = Rule & { right?: SeatRight };

/** Anybody, without a session. */
export const open: Access = { kind: 'open' };
/** Whoever is logged in. */
export const session: Access = { kind: 'session' };
/** Whoever is logged in and has completed their profile (access 8). */
export const identified: Access = { kind: 'identified' };
/** Whoever holds one of these roles. */
export const roles = (...codes: RoleCode[]): Access => ({ kind: 'roles', roles: codes });
/** Whoever is of one of these kinds. */
export const userTypes = (...types: UserType[]): Access => ({ kind: 'userTypes', userTypes: types });
/** The right to quote (access 9): a supplier's role that is not customer service, on a seat that sells. */
export const quoteRight: Access = { kind: 'quote', right: 'sell' };
/** The same rule, narrowed to the seats that have this right. */
export const within = (access: Access, right: SeatRight): Access => ({ ...access, right });
/** Members of the main job: who asks and who offers (access 11). */
export const buyersAndSuppliers = roles(roleCodes.buyer, roleCodes.supplier);
/** Whoever holds the supplier's role. */
export const suppliers = roles(roleCodes.supplier);
/** Whoever acts for a company of any kind, and of them the seats that manage it. */
export const companies = roles(roleCodes.buyer, roleCodes.supplier, roleCodes.provider);
export const managers = within(companies, 'manage');
/** What an operator may do at the desk (operator 11); each has the role of its name beside the operator's. */
export const operatorLevels = ['reviewer', 'editor', 'administrator'] as const;
export type OperatorLevel = (typeof operatorLevels)[number];
/** Operators who judge cases and disputes and open the records of people and companies. */
export const reviewers = roles(roleCodes.reviewer, roleCodes.administrator);
/** Operators who look after settings and dictionaries. */
export const editors = roles(roleCodes.editor, roleCodes.administrator);
/** Operators who may do everything at the desk, other operators' accounts included. */
export const administrators = roles(roleCodes.administrator);

/** What the rules need to know of a person. */
export type Who = {
  userType: UserType;
  roles: readonly RoleCode[];
  isFinish: boolean;
  /** The seat in a company; none for who acts for themselves. */
  seat?: Seat | null;
} | null;

export type Verdict = 'yes' | 'login' | 'complete' | 'forbidden' | 'customerService' | 'noQuoteRight' | 'seat';

const judgeRule = (access: Rule, who: NonNullable<Who>): Verdict => {
  if (access.kind === 'session') return 'yes';
  // Operators act through their own calls alone.
  if (who.userType === 9 && access.kind !== 'roles') return 'forbidden';
  if (access.kind === 'identified') return who.isFinish ? 'yes' : 'complete';
  if (access.kind === 'roles') return access.roles.some((r) => who.roles.includes(r)) ? 'yes' : 'forbidden';
  if (access.kind === 'userTypes') return access.userTypes.includes(who.userType) ? 'yes' : 'forbidden';
  if (who.userType === 4 || who.roles.includes(roleCodes.customerService)) return 'customerService';
  return who.roles.includes(roleCodes.supplier) ? 'yes' : 'noQuoteRight';
};

/** Decides one rule for one person; `login` before anything else, so that nobody learns more than that. */
export const judge = (access: Access, who: Who): Verdict => {
  if (access.kind === 'open') return 'yes';
  if (!who) return 'login';
  const verdict = judgeRule(access, who);
  return verdict === 'yes' && access.right && !seatMay(who.seat, access.right) ? 'seat' : verdict;
};

/** How OpenAPI and the docs print a rule. */
export const accessName = (a: Access): string => `${ruleName(a)}${a.right ? `; seat: ${a.right}` : ''}`;

const ruleName = (a: Rule): string =>
  a.kind === 'roles'
    ? a.roles.join(',')
    : a.kind === 'userTypes'
      ? `userType ${a.userTypes.join(',')}`
      : a.kind === 'quote'
        ? 'quote right'
        : a.kind;
