import { useTranslation } from '#web/lib/text/words.ts';
import { homeOf, mayOpen, pageTo } from '#contract/pages.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Have } from './have.tsx';
import { QuickSteps } from './quick-steps.tsx';
import { RegisterFrame } from './register-frame.tsx';
import classes from './register-pages.module.css';
import { RegistrationForm } from './registration-form.tsx';
import { useRegistered } from './use-registered.ts';

/** The inquiry that a newcomer wants to quote, as everybody may see it; null where it can't be seen any more. */
export type Wanted = { id: string; number: string; title: string; lang?: string | undefined } | null;

/** `/quotePage.html?id=`: one step to an account for a supplier who comes from an inquiry, and back to it. */
export const QuotePage = ({ wanted, asked }: { wanted: Wanted; asked: boolean }) => {
  const { t } = useTranslation('identity');
  const viewer = useViewer();
  const mayQuote = mayOpen('quote', viewer);
  const to = wanted
    ? pageTo(mayQuote ? 'quote' : 'inquiry', { id: wanted.id })
    : viewer
      ? homeOf(viewer.userType)
      : pageTo('inquiryHome');
  // A member without the right to quote sees here what is left to do, and the inquiry stays one click away.
  const onDone = useRegistered(mayQuote ? to : undefined);
  return (
    <RegisterFrame
      title={t('quick.title')}
      lead={t('quick.lead')}
      can={{ title: t('join.can'), list: [t('join.supplier1'), t('join.supplier2'), t('join.supplier3')] }}
      aside={
        <>
          <p className={classes['have']}>
            <SiteLink to={pageTo('supplierRegistration')}>{t('quick.full')}</SiteLink>
          </p>
          {!viewer && <Have />}
        </>
      }
    >
      {wanted ? (
        <p className={classes['wanted']}>
          <small>
            {t('quick.for')} · {wanted.number}
          </small>
          <strong lang={wanted.lang}>{wanted.title}</strong>
        </p>
      ) : (
        asked && <p className={classes['wanted']}>{t('quick.gone')}</p>
      )}
      {viewer ? (
        <>
          {!mayQuote && <QuickSteps viewer={viewer} />}
          <div className={classes['acts']}>
            <ActLink look={mayQuote ? 'offer' : 'plain'} to={to}>
              {t(wanted ? 'quick.back' : 'join.home')}
            </ActLink>
          </div>
        </>
      ) : (
        <RegistrationForm
          kind="quick"
          inquiryId={wanted?.id}
          submit={t(wanted ? 'quick.submit' : 'register.submit')}
          onDone={onDone}
        />
      )}
    </RegisterFrame>
  );
};
