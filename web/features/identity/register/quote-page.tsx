import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useRevalidator } from 'react-router';
import { judge } from '#contract/core/access.ts';
import { homeOf, pageAt } from '#contract/pages.ts';
import { usePath } from '#web/lib/lang.ts';
import { say } from '#web/lib/say.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { ActLink } from '#web/ui/act.tsx';
import { Head } from '#web/ui/head.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';
import { Have } from './have.tsx';
import classes from './register-pages.module.css';
import { RegistrationForm } from './registration-form.tsx';

/** The inquiry that a newcomer wants to quote, as everybody may see it; null where it can't be seen any more. */
export type Wanted = { id: string; number: string; title: string; lang?: string | undefined } | null;

const pageOfInquiry = (id: string) => `/moreInquiryDetails.html?id=${id}`;

/** `/quotePage.html?id=`: one step to an account for a supplier who comes from an inquiry, and back to it. */
export const QuotePage = ({ wanted, asked }: { wanted: Wanted; asked: boolean }) => {
  const { t } = useTranslation('identity');
  const viewer = useViewer();
  const navigate = useNavigate();
  const path = usePath();
  const { revalidate } = useRevalidator();
  const [done, setDone] = useState(false);
  const quote = pageAt('/supplierdata/supplierInquiryDetail');
  const mayQuote = viewer && quote && judge(quote.access, viewer) === 'yes';
  const to = wanted
    ? mayQuote
      ? `${quote.path}?id=${wanted.id}`
      : pageOfInquiry(wanted.id)
    : viewer
      ? homeOf(viewer.userType)
      : '/inquiryHome.html';
  useEffect(() => {
    if (done && viewer) void navigate(path(to), { replace: true });
  }, [done, viewer, navigate, path, to]);
  return (
    <main id="main" className={classes['page']}>
      <Head />
      <div className={classes['columns']}>
        <section className={classes['form']}>
          <h1>{t('quick.title')}</h1>
          <p className={classes['lead']}>{t('quick.lead')}</p>
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
            <div className={classes['acts']}>
              <ActLink look="offer" to={to}>
                {t(wanted ? 'quick.back' : 'join.home')}
              </ActLink>
            </div>
          ) : (
            <RegistrationForm
              kind="quick"
              inquiryId={wanted?.id}
              submit={t(wanted ? 'quick.submit' : 'register.submit')}
              onDone={async () => {
                say({ message: t('register.done'), color: 'warp' });
                setDone(true);
                await revalidate();
              }}
            />
          )}
        </section>
        <aside className={classes['aside']}>
          <h2>{t('join.can')}</h2>
          <ul>
            {([1, 2, 3] as const).map((n) => (
              <li key={n}>{t(`join.supplier${n}`)}</li>
            ))}
          </ul>
          <p className={classes['have']}>
            <SiteLink to="/supplierRegistration.html">{t('quick.full')}</SiteLink>
          </p>
          {!viewer && <Have />}
        </aside>
      </div>
    </main>
  );
};
