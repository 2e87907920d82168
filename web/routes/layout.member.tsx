import { Outlet } from 'react-router';
import { MemberFrame } from '#web/features/shell/member-frame.tsx';
import type { Route } from './+types/layout.member.ts';

/** The sidebar's state is kept in the `sidebarStatus` cookie (pages 14). */
export const loader = ({ request }: Route.LoaderArgs) => ({
  closed: /(?:^|;\s*)sidebarStatus=0/.test(request.headers.get('cookie') ?? ''),
});

export default function MemberLayout({ loaderData }: Route.ComponentProps) {
  return (
    <MemberFrame closed={loaderData.closed}>
      <Outlet />
    </MemberFrame>
  );
}
