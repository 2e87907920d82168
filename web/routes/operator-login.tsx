import { LoginPage } from '#web/features/operator/login-page.tsx';
import { Head } from '#web/ui/head.tsx';

export default function OperatorLogin() {
  return (
    <>
      <Head />
      <LoginPage />
    </>
  );
}
