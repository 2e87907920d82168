import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse } from 'react-router';
import { Head } from '#web/ui/head.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';
import classes from './lost.module.css';

/** The error page: what happened, what to do, and a code to quote. */
export const Lost = ({ error }: { error?: unknown }) => {
  const { t } = useTranslation();
  const status = isRouteErrorResponse(error) ? error.status : error === undefined ? 404 : 500;
  const kind = status === 404 ? 'lost' : 'broken';
  return (
    <main id="main" className={classes['lost']}>
      <Head title={t(`${kind}.title`)} />
      <p className={classes['code']}>{status}</p>
      <h1>{t(`${kind}.title`)}</h1>
      <p>{t(`${kind}.text`)}</p>
      <div className={classes['acts']}>
        <Button component={SiteLink} to="/">
          {t('lost.home')}
        </Button>
        <Button component={SiteLink} to="/moreInquiry.html" variant="default">
          {t('lost.inquiries')}
        </Button>
      </div>
    </main>
  );
};
