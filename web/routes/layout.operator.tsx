import { Outlet } from 'react-router';
import { DeskFrame } from '#web/features/operator/desk-frame.tsx';
import { LanguageSwitch } from '#web/features/shell/header/language-switch.tsx';
import { Progress, SkipLink } from '#web/features/shell/progress.tsx';

export default function OperatorLayout() {
  return (
    <>
      <SkipLink />
      <Progress />
      <DeskFrame tools={<LanguageSwitch />}>
        <Outlet />
      </DeskFrame>
    </>
  );
}
