import { useTranslation } from '#web/lib/text/words.ts';
import { useNavigate } from 'react-router';
import { normalAccount } from '#contract/identity/rules.ts';
import { pageTo } from '#contract/pages.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { usePath } from '#web/lib/text/lang.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { say } from '#web/lib/say.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { ClearInput, FormFault, NewPassword } from '../fields.tsx';
import form from './login-form.module.css';
import classes from './login-page.module.css';
import { RegisterCode } from '../register-code.tsx';

/** `/forgotPassword`: a new password by a code from the account's phone or mail; then the login. */
export const ForgotPage = () => {
  const { t } = useTranslation('identity');
  const ready = useReady();
  const navigate = useNavigate();
  const path = usePath();
  const fields = useCallForm({
    endpoint: () => import('#contract/identity/account.ts').then((m) => m.account.forgotPassword),
    initial: { target: '', code: '', password: '' },
    input: ({ target, ...rest }) => ({ body: { target: normalAccount(target), ...rest } }),
    words: { target: t('forgot.needAccount'), code: t('code.need'), password: t('register.short') },
    onDone: async () => {
      say({ message: t('forgot.done'), color: 'warp' });
      await navigate(path(pageTo('login')));
    },
  });

  return (
    <main id="main" className={classes['page']}>
      <Head />
      <div className={classes['card']} data-narrow>
        <h1>{t('forgot.title')}</h1>
        <p className={classes['lead']}>{t('forgot.lead')}</p>
        <form {...fields.props} className={form['form']} method="post">
          <ClearInput
            {...fields.field('target')}
            label={t('forgot.account')}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <RegisterCode
            {...fields.field('code')}
            purpose="reset"
            target={fields.values.target}
            onBadTarget={() => fields.show({ target: t('forgot.needAccount') })}
          />
          <NewPassword {...fields.field('password')} label={t('forgot.password')} name="new-password" />
          <FormFault text={fields.fault} />
          <ActButton type="submit" look="offer" wide full busy={fields.busy} disabled={!ready}>
            {t('forgot.submit')}
          </ActButton>
          <p className={form['small']}>{t('forgot.phoneOrMail')}</p>
        </form>
      </div>
    </main>
  );
};
