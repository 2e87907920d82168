import { Button, Textarea } from '@mantine/core';
import type { JobDetail } from '#contract/recruitment/applications.ts';
import { recruitmentLimits } from '#contract/recruitment/kinds.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useEnds } from '#web/lib/form/use-ends.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { Timeline } from '#web/ui/feedback/timeline.tsx';
import { AnnexLink } from '#web/ui/file/annex-link.tsx';
import { FileField } from '#web/ui/file/file-field.tsx';
import type { Stored } from '#web/ui/file/upload.ts';
import shared from '#web/ui/frame/detail.module.css';
import panel from '#web/ui/frame/panel.module.css';
import classes from '../recruitment.module.css';

/** A message to the other side, with files. */
const Write = ({ id }: { id: string }) => {
  const { t } = useTranslation(['jobs', 'common']);
  const ends = useEnds();
  const empty = { text: '', files: [] as Stored[] };
  const form = useCallForm({
    endpoint: () => import('#contract/recruitment/applications.ts').then((m) => m.jobApplications.write),
    initial: empty,
    input: (v, clientKey) => ({ params: { id }, body: { clientKey, text: v.text, files: v.files.map((f) => f.id) } }),
    words: { text: t('needText') },
    draft: { name: `job.${id}.message` },
    ...ends,
    onDone: async () => {
      form.begin(empty);
      await ends.onDone();
    },
  });
  return (
    <form {...form.props} className={classes['form']} aria-label={t('write')}>
      <Textarea label={t('message')} {...form.input('text')} autosize minRows={2} maxRows={10} maxLength={2000} />
      <FileField
        label={`${t('files')} · ${t('common:optional')}`}
        kind="annex"
        most={recruitmentLimits.files}
        {...form.field('files')}
        upload={uploadFile}
      />
      <div className={shared['acts']}>
        <Button type="submit" variant="default" loading={form.busy}>
          {t('write')}
        </Button>
      </div>
      <p role="alert" className={shared['refused']}>
        {form.fault}
      </p>
    </form>
  );
};

/** What happened and what both sides wrote, the newest first. */
export const JobCourse = ({ detail: { row, timeline, mayWrite } }: { detail: JobDetail }) => {
  const { t } = useTranslation('jobs');
  const text = useText();
  const lang = useLang();
  const other = row.party === 'applicant' ? text(row.company.name) : (row.applicant ?? t('deleted'));
  return (
    <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="course">
      <h2 id="course">{t('course')}</h2>
      {mayWrite && <Write id={row.id} />}
      <Timeline
        label={t('course')}
        events={timeline.toReversed().map((e) => ({
          key: e.id,
          at: e.at,
          title: t(`act.${e.act}`),
          by: e.party === 'clock' ? t('by.clock') : e.party === row.party ? t(`by.${e.party}`) : other,
          text: (text(e.text) || e.files.length > 0) && (
            <>
              <span className={classes['words']} lang={textLang(e.text, lang)}>
                {text(e.text)}
              </span>
              {e.files.map((file) => (
                <span key={file.id}>
                  {' '}
                  <AnnexLink file={file}>{file.name}</AnnexLink>
                </span>
              ))}
            </>
          ),
          ...((e.act === 'decline' || e.act === 'withdraw') && { tone: 'bad' as const }),
          ...(e.act === 'accept' && { tone: 'warp' as const }),
        }))}
      />
    </section>
  );
};
