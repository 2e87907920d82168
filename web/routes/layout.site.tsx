import { Outlet } from 'react-router';
import { SiteFrame } from '#web/features/shell/site-frame.tsx';

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
