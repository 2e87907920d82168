import { useTranslation } from '#web/lib/text/words.ts';
import { useRevalidator, useSearchParams } from 'react-router';
import { Head } from '#web/ui/frame/head.tsx';
import { say } from '#web/lib/say.ts';
import { LoginPanel } from './login-panel.tsx';
import classes from './login-page.module.css';

/** `/loginRegister.html`, and `/loginHall.html` at the hall's door; the route's loader sends on whoever is logged in. */
export const LoginPage = ({ hall = false }: { hall?: boolean }) => {
  const { t } = useTranslation('identity');
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const back = search.get('return');

  return (
    <main id="main" className={classes['page']}>
      <Head />
      <div className={classes['card']}>
        <LoginPanel
          heading={<h1>{t(hall ? 'hallLogin.title' : 'login.title')}</h1>}
          reason={hall ? t('hallLogin.lead') : back ? t('login.lead') : ''}
          closeAfter={1000}
          onDone={async () => {
            say({ message: t('login.welcome'), color: 'warp' });
            await revalidate();
          }}
        />
      </div>
    </main>
  );
};
