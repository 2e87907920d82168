import { data, type MiddlewareFunction, redirect } from 'react-router';
import { judge, type Verdict } from '#contract/core/access.ts';
import { CallError } from '#contract/core/client.ts';
import { pick } from '#contract/core/text.ts';
import { identity } from '#contract/identity/calls.ts';
import { pageAt } from '#contract/all-pages.ts';
import { deskPageTo, mayOpenDesk } from '#contract/desk-pages.ts';
import {
  homeOf,
  inLanguage,
  isHome,
  movedTo,
  type PageAddress,
  pageTo,
  splitPath,
  withQuery,
} from '#contract/pages.ts';
import { loaderCall } from '../call.ts';
import { viewerContext } from './host.ts';
import { langOfRequest } from '../text/page-lang.ts';
import type { Viewer } from './viewer.ts';

type Args = Parameters<MiddlewareFunction>[0];

const whoLooks = async (args: Args): Promise<Viewer | null> => {
  if (!/(?:^|;\s*)xtoken=/.test(args.request.headers.get('cookie') ?? '')) return null;
  try {
    const { sysUser: u, roles } = await loaderCall(args)(identity.userInfo);
    return {
      userId: u.userId,
      name: u.userNameCn,
      avatar: u.avatar,
      userType: u.userType,
      roles,
      isFinish: u.isFinish,
      userLevel: u.userLevel,
      authStatus: u.authStatus,
      entId: u.entId,
      seat: u.seat,
      company: pick(u.entName, langOfRequest(args.request).lang),
      country: u.entCountry,
    };
  } catch (err) {
    if (err instanceof CallError && err.status === 401) return null;
    throw err;
  }
};

/** What stands between this person and this page; the page's own data is guarded by the API besides. */
export const gateOf = (pathname: string, viewer: Viewer | null): Verdict => {
  const page = pageAt(pathname);
  return page ? judge(page.access, viewer) : 'yes';
};

/**
 * Runs before any loader (access 19, 20 and 22): member pages send visitors to the login page with a return
 * path, and people whom a page isn't for to their own home or to `/`.
 */
export const guard: MiddlewareFunction<Response> = async (args, next) => {
  const viewer = await whoLooks(args);
  args.context.set(viewerContext, viewer);
  const url = new URL(args.request.url);
  const { prefix, path } = splitPath(url.pathname);
  const at = (address: PageAddress) => inLanguage(prefix, address);
  const moved = movedTo(path);
  if (moved) throw redirect(at(withQuery(moved, url.search)));
  const page = pageAt(url.pathname);
  if (page?.layout === 'operator') {
    const verdict = judge(page.access, viewer);
    if (verdict === 'login') throw redirect(at(deskPageTo('operatorLogin')));
    // The queue is where the desk begins; an operator whose level has none begins at the settings.
    if (verdict !== 'yes' && page.key === 'operatorQueue' && mayOpenDesk('operatorSettings', viewer))
      throw redirect(at(deskPageTo('operatorSettings')));
    // For everybody else the desk does not exist.
    if (verdict !== 'yes') throw data(null, { status: 404 });
    if (page.key === 'operatorLogin' && viewer?.userType === 9) throw redirect(at(homeOf(9)));
  }
  if (page?.layout === 'member') {
    const verdict = judge(page.access, viewer);
    if (verdict === 'login')
      throw redirect(at(pageTo('login', { return: path + url.search.replace(/[?&]_routes=[^&]*/, '') })));
    // A colleague whose seat isn't for this page is told so at home.
    if (verdict === 'seat' && viewer) throw redirect(at(withQuery(homeOf(viewer.userType), 'refused=seat')));
    if (verdict !== 'yes')
      throw redirect(
        at(viewer && path !== homeOf(viewer.userType) && isHome(page.key) ? homeOf(viewer.userType) : pageTo('home')),
      );
  }
  return next();
};
