import { Button, Textarea } from '@mantine/core';
import type { ApplicationDetail } from '#contract/services/applications.ts';
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
import classes from '../services.module.css';

/** A message to the other side, with files. */
const Write = ({ id }: { id: string }) => {
  const { t } = useTranslation(['serviceWork', 'common']);
  const ends = useEnds();
  const empty = { text: '', files: [] as Stored[] };
  const form = useCallForm({
    endpoint: () => import('#contract/services/applications.ts').then((m) => m.serviceApplications.write),
    initial: empty,
    input: (v, clientKey) => ({
      params: { id },
      body: { clientKey, text: v.text, files: v.files.map((f) => f.id) },
    }),
    words: { text: t('needText') },
    draft: { name: `service.${id}.message` },
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
        most={5}
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
export const Course = ({ detail: { row, timeline, mayWrite } }: { detail: ApplicationDetail }) => {
  const { t } = useTranslation('serviceWork');
  const text = useText();
  const lang = useLang();
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
          by: e.party === 'clock' || e.party === row.party ? t(`by.${e.party}`) : text(row.other.name),
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
          ...((e.act === 'refuse' || e.act === 'cancel' || e.act === 'sendBack') && { tone: 'bad' as const }),
          ...(e.act === 'finish' && { tone: 'warp' as const }),
        }))}
      />
    </section>
  );
};
