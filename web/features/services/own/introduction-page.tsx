import { Button, Textarea } from '@mantine/core';
import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import type { serviceOwn } from '#contract/services/own.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useEnds } from '#web/lib/form/use-ends.ts';
import { useLeaveGuard } from '#web/lib/form/use-leave-guard.ts';
import { useMay, useViewer } from '#web/lib/page/viewer.ts';
import { say } from '#web/lib/say.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import shared from '#web/ui/frame/detail.module.css';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from '../services.module.css';
import { CentreTabs } from './centre-tabs.tsx';
import { InThree } from '#web/ui/text/in-three.tsx';

type Data = DataOf<typeof serviceOwn.introduction>;

const IntroductionForm = ({ data }: { data: Data }) => {
  const { t } = useTranslation('serviceOwn');
  const may = useMay('sell');
  const ends = useEnds();
  const form = useCallForm({
    endpoint: () => import('#contract/services/own.ts').then((m) => m.serviceOwn.saveIntroduction),
    initial: { about: data.about, strengths: data.strengths, accreditations: data.accreditations.join('\n') },
    input: (v) => ({
      body: {
        base: data.version,
        about: v.about,
        strengths: v.strengths,
        accreditations: v.accreditations
          .split('\n')
          .map((a) => a.trim())
          .filter(Boolean),
      },
    }),
    draft: { name: `service.introduction.${data.version}` },
    ...ends,
    onDone: async () => {
      say(t('saved'));
      await ends.onDone();
    },
  });
  useLeaveGuard(form.isDirty);
  return (
    <form {...form.props} className={`${panel['panel']} ${classes['box']}`}>
      <InThree label={t('about')} description={t('aboutHint')} {...form.field('about')} most={3000} rows={4} />
      <InThree label={t('strengths')} {...form.field('strengths')} most={1000} rows={2} />
      <Textarea
        label={t('accreditations')}
        description={t('accreditationsHint')}
        {...form.input('accreditations')}
        autosize
        minRows={2}
        maxRows={12}
      />
      <div className={shared['acts']}>
        <Button type="submit" color="warp" loading={form.busy} disabled={!may}>
          {t('save')}
        </Button>
      </div>
      <p role="alert" className={shared['refused']}>
        {form.fault}
      </p>
    </form>
  );
};

/** `/thirdParty/enterpriseCenter/introduction`: what a provider says of itself, in each language. */
export const IntroductionPage = ({ data }: { data: Data }) => {
  const { t } = useTranslation('serviceOwn');
  const viewer = useViewer();
  return (
    <main id="main">
      <PageHead
        title={t('introduction')}
        note={t('introductionLead')}
        actions={
          viewer?.entId && data.version > 0 ? (
            <SiteLink to={pageTo('serviceProvider', { id: viewer.entId })}>{t('seePublic')}</SiteLink>
          ) : undefined
        }
      >
        <CentreTabs at="serviceIntroduction" />
      </PageHead>
      <IntroductionForm key={data.version} data={data} />
    </main>
  );
};
