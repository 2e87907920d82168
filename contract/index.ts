import type { AnyEndpoint } from './core/endpoint.ts';
import { agreements } from './agreements.ts';
import { alerts } from './alerts.ts';
import { appeal } from './appeal.ts';
import { catalogue } from './catalogue.ts';
import { dictionary } from './dictionary.ts';
import { drafts } from './drafts.ts';
import { enterprise } from './enterprise.ts';
import { files } from './files.ts';
import { captcha } from './captcha.ts';
import { home } from './home.ts';
import { identity } from './identity.ts';
import { account } from './identity-account.ts';
import { registration } from './identity-registration.ts';
import { ownData } from './own-data.ts';
import { leaving } from './leaving.ts';
import { inquiry } from './inquiry.ts';
import { notices } from './notices.ts';
import { order } from './order.ts';
import { seats } from './seats.ts';
import { invite } from './invite.ts';
import { search } from './search.ts';
import { settings } from './settings.ts';
import { purchase } from './purchase.ts';
import { verification } from './verification.ts';
import { operator } from './operator.ts';
import { operatorDictionaries } from './operator-dictionaries.ts';
import { operatorDisputes } from './operator-disputes.ts';

/** The whole contract, room by room: what is mounted, what OpenAPI shows, what the access tests walk over. */
export const contract = {
  identity,
  registration,
  account,
  agreements,
  appeal,
  leaving,
  ownData,
  captcha,
  dictionary,
  files,
  enterprise,
  catalogue,
  inquiry,
  alerts,
  drafts,
  order,
  purchase,
  notices,
  settings,
  search,
  home,
  verification,
  operator,
  seats,
  invite,
  operatorDictionaries,
  operatorDisputes,
} as Record<string, Record<string, AnyEndpoint>>;
