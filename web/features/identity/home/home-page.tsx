import { useTranslation } from '#web/lib/text/words.ts';
import { useRevalidator } from 'react-router';
import { Head } from '#web/ui/frame/head.tsx';
import { say } from '#web/lib/say.ts';
import { CompletionForm } from '../completion/completion-form.tsx';
import classes from './home.module.css';
import { type Ext, NextSteps } from './next-steps.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { Steps } from './steps.tsx';
import { type Me, WhoIAm } from './who-i-am.tsx';

/** The member's home: who I am, what to do next, where to go. Providers and customer service have no way to quoting. */
export const HomePage = ({ me, ext }: { me: Me; ext: Ext }) => {
  const { t } = useTranslation('centre');
  const id = useTranslation('identity').t;
  const { revalidate } = useRevalidator();
  const { userNameCn, isFinish, userType, entId } = me.sysUser;
  // Somebody who acts for a company fills in the company's form instead.
  const personal = userType === 2 || (userType === 3 && !entId);
  return (
    <main id="main" className={classes['page']}>
      <Head />
      <h1>{t('hello', { name: userNameCn })}</h1>
      <div className={classes['grid']}>
        <div>
          {personal && !isFinish && (
            <section className={classes['next']} aria-labelledby="next">
              <h2 id="next">{id('complete.title')}</h2>
              <p>{id('complete.lead')}</p>
              <CompletionForm
                onDone={async () => {
                  await revalidate();
                  say({ message: id('complete.done'), color: 'warp' });
                }}
              />
            </section>
          )}
          <NextSteps me={me} ext={ext} />
          <Shortcuts />
        </div>
        <div>
          <WhoIAm me={me} />
          {userType !== 4 && userType !== 5 && <Steps />}
        </div>
      </div>
    </main>
  );
};
