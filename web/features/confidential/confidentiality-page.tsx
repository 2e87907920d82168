import { Checkbox } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { confidential } from '#contract/inquiry/confidential.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useMay } from '#web/lib/page/viewer.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import type { Admitted, Views } from './admitted.ts';
import { AdmittedList } from './admitted-list.tsx';
import { AgreementPanel } from './agreement-panel.tsx';
import classes from './confidentiality.module.css';
import { ViewLog } from './view-log.tsx';

/** Whether whoever accepts may take annexes, where nothing else is said of a company; and the annexes as suppliers see them. */
const Annexes = ({ data, may }: { data: Admitted; may: boolean }) => {
  const { t } = useTranslation('confidential');
  const { revalidate } = useRevalidator();
  const { busy, fault, act } = useAct();
  const set = (downloads: boolean) =>
    act(async () => {
      await call(confidential.setDownloads, { params: { id: data.inquiry.id }, body: { downloads } });
      await revalidate();
    });
  return (
    <>
      <Checkbox
        label={t('manage.downloads')}
        description={t('manage.downloadsHint')}
        checked={data.downloads}
        disabled={!may || busy}
        onChange={(e) => void set(e.currentTarget.checked)}
      />
      {data.annexes.length > 0 && (
        <p className={classes['facts']}>
          {data.annexes.map((a) => (
            <SiteLink key={a.id} to={pageTo('annex', { id: data.inquiry.id, file: a.id })} prefetch="none">
              {a.name}
            </SiteLink>
          ))}
        </p>
      )}
      <p role="status" className={classes['refused']}>
        {fault}
      </p>
    </>
  );
};

/** Who may read a confidential inquiry, and who has: its agreement, the companies that accepted it, and the log of its annexes. */
export const ConfidentialityPage = ({ data, views }: { data: Admitted; views: Views }) => {
  const { t } = useTranslation('confidential');
  const text = useText();
  const lang = useLang();
  const may = useMay('buy');
  const { inquiry } = data;
  return (
    <main id="main">
      <PageHead
        crumb={
          <SiteLink to={pageTo('compareQuotations', { id: inquiry.id })}>
            <span className="figure">{inquiry.number}</span>
          </SiteLink>
        }
        title={t('manage.title')}
        note={<span lang={textLang(inquiry.title, lang)}>{text(inquiry.title)}</span>}
      />
      <section className={`${panel['panel']} ${classes['panel']}`}>
        <h2>{t('manage.agreement')}</h2>
        <AgreementPanel key={data.agreement.version} id={inquiry.id} agreement={data.agreement} may={may} />
        <Annexes data={data} may={may} />
      </section>
      <section className={`${panel['panel']} ${classes['panel']}`}>
        <h2>{t('manage.companies')}</h2>
        <AdmittedList data={data} may={may} />
      </section>
      <section aria-labelledby="log" className={classes['log']}>
        <h2 id="log">{t('log.title')}</h2>
        <ViewLog data={data} views={views} />
      </section>
    </main>
  );
};
