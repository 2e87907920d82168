/** What the forms of accounts refuse, by field and code; apart from the schemas, so that a form loads none. */
import { isPhone } from './phones.ts';
import { isCode, isEmail, isShort, normalAccount, usernamePattern } from './rules.ts';

/** A number that is none, an address that is none, or something that is neither. */
export type AccountFault = 'needPhone' | 'badEmail' | 'needAccount';
/** Null for a phone number or an address. */
export const accountFault = (given: string): AccountFault | null => {
  const account = normalAccount(given);
  if (isPhone(account) || isEmail(account)) return null;
  if (account.includes('@')) return 'badEmail';
  return /^\+?[\d\s().-]+$/.test(account) ? 'needPhone' : 'needAccount';
};
const isUsername = (v: string) => usernamePattern.test(v) && !isPhone(normalAccount(v)) && !isEmail(v);

export type LoginGiven = { tab: 'individual' | 'enterprise'; account: string; password: string };
export type LoginFault = AccountFault | 'needUsername' | 'needPassword' | 'useEnterprise' | 'useIndividual';
/** What is a user name is for the enterprise tab, a phone number or mail address for the individual one: no name is both. */
const tabFault = (tab: LoginGiven['tab'], account: string): LoginFault | null => {
  const plain = normalAccount(account);
  if (tab === 'enterprise') return isPhone(plain) || isEmail(plain) ? 'useIndividual' : plain ? null : 'needUsername';
  const fault = accountFault(account);
  return fault === 'needAccount' && isUsername(plain) ? 'useEnterprise' : fault;
};

/** Both tabs of the login: phone or mail on the individual one, a user name on the enterprise one, and a password. */
export const loginFaults = ({
  tab,
  account,
  password,
}: LoginGiven): Partial<Record<'account' | 'password', LoginFault>> => {
  const fault = tabFault(tab, account);
  return { ...(fault && { account: fault }), ...(!password && { password: 'needPassword' as const }) };
};

/** Who registers: a person, a company of one kind, or a supplier who comes from an inquiry. */
export type RegistrationKind = 'personal' | 'enterprise' | 'supplier' | 'service' | 'quick';
export type Registration = {
  target: string;
  code: string;
  name: string;
  password: string;
  agreed: boolean;
  companyName: string;
  username: string;
};
export type RegistrationFault =
  | AccountFault
  | 'needCode'
  | 'needName'
  | 'needCompany'
  | 'badUsername'
  | 'short'
  | 'needAgree';
export type RegistrationFaults = Partial<Record<keyof Registration, RegistrationFault>>;

/** Five ways in: companies name themselves, and may have a user name where there is time for one. */
export const registrationFaults = (kind: RegistrationKind, r: Registration): RegistrationFaults => {
  const company = kind !== 'personal';
  const username = r.username.trim();
  const all: [keyof Registration, RegistrationFault | null | false][] = [
    ['companyName', company && !r.companyName.trim() && 'needCompany'],
    ['target', accountFault(r.target)],
    ['code', !isCode(r.code) && 'needCode'],
    ['name', !r.name.trim() && 'needName'],
    ['username', company && kind !== 'quick' && username !== '' && !isUsername(username) && 'badUsername'],
    ['password', isShort(r.password) && 'short'],
    ['agreed', !r.agreed && 'needAgree'],
  ];
  return Object.fromEntries(all.filter(([, fault]) => fault));
};

/** A personal member's information (accounts 22). */
export type PersonalInfo = {
  name: string;
  companyName: string;
  position: string;
  department: string;
  areaId: number[];
  field: string;
  howToKnow: string;
};
export type InfoFault = 'needFill' | 'needSelect';
/** What is missing of it: text to fill in, or a choice to make. */
export const infoFaults = (info: PersonalInfo): Partial<Record<keyof PersonalInfo, InfoFault>> => ({
  ...(!info.name.trim() && { name: 'needFill' }),
  ...(!info.companyName.trim() && { companyName: 'needFill' }),
  ...Object.fromEntries(
    (['position', 'department', 'areaId', 'field', 'howToKnow'] as const)
      .filter((k) => !info[k].length)
      .map((k) => [k, 'needSelect']),
  ),
});

/** Regions that may be chosen; more are cut (accounts 23). */
export const maxRegions = 10;
/** The first `maxRegions`, and whether anything was cut. */
export const trimRegions = <T>(chosen: readonly T[]): { kept: T[]; trimmed: boolean } => ({
  kept: chosen.slice(0, maxRegions),
  trimmed: chosen.length > maxRegions,
});
