import { lazy } from 'react';
import { LoginPage } from '#web/features/operator/login-page.tsx';
import { Head } from '#web/ui/frame/head.tsx';

const Captcha = lazy(() => import('#web/features/identity/captcha/captcha.tsx'));

export default function OperatorLogin() {
  return (
    <>
      <Head />
      <LoginPage Captcha={Captcha} />
    </>
  );
}
