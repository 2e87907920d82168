import { Button, Textarea, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { docking } from '#contract/docking/calls.ts';
import type { KeptDraft } from '#contract/core/schemas.ts';
import { dockingLimits } from '#contract/docking/states.ts';
import { pageTo } from '#contract/pages.ts';
import { serverDraft } from '#web/lib/form/server-draft.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { usePath } from '#web/lib/text/lang.ts';
import { useHomeCurrency } from '#web/lib/page/home-currency.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { FileField } from '#web/ui/file/file-field.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { DraftElsewhere, DraftStatus } from '#web/ui/form/draft-note.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { type Draft, emptyDraft, emptyStage, type StageDraft, toInput } from './draft.ts';
import classes from './release-form.module.css';
import { type Part, WordsSection } from './release-words.tsx';
import { type Options, TermsSection } from './terms-section.tsx';

const StagesSection = ({ draft, change, current, error }: Part) => {
  const { t } = useTranslation(['docking', 'common']);
  const set = (i: number, part: Partial<StageDraft>) =>
    change({ stages: current().stages.map((s, n) => (n === i ? { ...s, ...part } : s)) });
  return (
    <>
      <h2>{t('form.stages')}</h2>
      {draft.stages.map((s, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- a stage is its place
        <fieldset key={i} className={classes['stage']}>
          <legend>{t('stages.no', { n: i + 1 })}</legend>
          <TextInput
            name={`stages.${i}.name`}
            label={t('form.stageName')}
            value={s.name}
            maxLength={80}
            onChange={(e) => set(i, { name: e.currentTarget.value })}
            error={error(`stages.${i}.name`)}
          />
          <DateField
            name={`stages.${i}.due`}
            label={`${t('form.due')} · ${t('common:optional')}`}
            value={s.due}
            onChange={(due) => set(i, { due })}
            error={error(`stages.${i}.due`)}
          />
          <Textarea
            name={`stages.${i}.delivers`}
            label={t('form.delivers')}
            value={s.delivers}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={1000}
            onChange={(e) => set(i, { delivers: e.currentTarget.value })}
            error={error(`stages.${i}.delivers`)}
          />
          {draft.stages.length > 1 && (
            <div>
              <Button
                variant="default"
                size="compact-md"
                onClick={() => change({ stages: current().stages.filter((_, n) => n !== i) })}
              >
                {t('form.removeStage', { n: i + 1 })}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      {draft.stages.length < dockingLimits.stages && (
        <div>
          <Button variant="default" onClick={() => change({ stages: [...current().stages, emptyStage] })}>
            {t('form.addStage')}
          </Button>
        </div>
      )}
    </>
  );
};

const ContactSection = ({ draft, change, error }: Part) => {
  const { t } = useTranslation(['docking', 'common']);
  const optional = (label: string) => `${label} · ${t('common:optional')}`;
  return (
    <>
      <h2>{t('form.contact')}</h2>
      <p>{t('form.contactHint')}</p>
      <div className={classes['grid']}>
        <TextInput
          name="contactName"
          label={t('form.contactName')}
          value={draft.contactName}
          maxLength={60}
          autoComplete="name"
          onChange={(e) => change({ contactName: e.currentTarget.value })}
          error={error('contact.name')}
        />
        <span />
        <TextInput
          name="phone"
          label={t('form.phone')}
          value={draft.phone}
          maxLength={40}
          autoComplete="tel"
          onChange={(e) => change({ phone: e.currentTarget.value })}
          error={error('contact.phone') ?? error('contact')}
        />
        <TextInput
          name="mail"
          label={t('form.mail')}
          value={draft.mail}
          maxLength={120}
          autoComplete="email"
          onChange={(e) => change({ mail: e.currentTarget.value })}
          error={error('contact.mail')}
        />
        <FileField
          label={optional(t('form.pictures'))}
          description={t('form.picturesHint')}
          kind="docking"
          most={dockingLimits.pictures}
          value={draft.pictures}
          onChange={(pictures) => change({ pictures })}
          upload={uploadFile}
          error={error('pictures')}
        />
        <FileField
          label={optional(t('annexes'))}
          description={t('form.annexesHint')}
          kind="annex"
          most={dockingLimits.annexes}
          value={draft.annexes}
          onChange={(annexes) => change({ annexes })}
          upload={uploadFile}
          error={error('annexes')}
        />
      </div>
    </>
  );
};

/** The release form of a project; its draft is kept on the server too. */
export const ReleaseProject = ({ options, kept }: { options: Options; kept: KeptDraft | null }) => {
  const { t } = useTranslation(['docking', 'common']);
  const navigate = useNavigate();
  const path = usePath();
  const ready = useReady();
  const empty: Draft = { ...emptyDraft, currency: useHomeCurrency() };
  const form = useCallForm({
    endpoint: docking.add,
    initial: { ...empty, ...(kept?.content as Partial<Draft> | undefined) } as Draft,
    input: (draft, key) => ({ body: toInput(draft, key) }),
    draft: { name: 'docking', server: serverDraft<Draft>('docking', kept) },
    onDone: (done) => navigate(path(pageTo('project', { id: done.id }))),
  });
  const part: Part = { draft: form.values, change: form.change, current: form.current, error: form.error };
  const faults = Object.keys(form.errors).filter((k) => k !== 'form').length;
  const box = `${panel['panel']} ${classes['box']}`;
  return (
    <main id="main">
      <PageHead
        crumb={<SiteLink to={pageTo('myProjects')}>{t('own.title')}</SiteLink>}
        title={t('form.title')}
        note={<DraftStatus state={form.draft.state} />}
      />
      <form {...form.props} className={classes['form']}>
        <DraftElsewhere draft={form.draft} onKeep={form.keepOwn} />
        <section className={`${box} ${panel['weft']}`}>
          <WordsSection {...part} />
        </section>
        <section className={box}>
          <TermsSection {...part} options={options} />
        </section>
        <section className={box}>
          <StagesSection {...part} />
        </section>
        <section className={box}>
          <ContactSection {...part} />
        </section>
        <div className={classes['acts']}>
          <Button type="submit" color="weft" size="md" loading={form.busy} disabled={!ready}>
            {t('form.send')}
          </Button>
          {form.draft.state.savedAt !== null && (
            <Button variant="default" size="md" onClick={() => form.begin(empty)}>
              {t('form.clear')}
            </Button>
          )}
          <p role="alert" className={classes['wrong']}>
            {faults ? t('form.faults', { n: faults, count: faults }) : form.fault}
          </p>
        </div>
      </form>
    </main>
  );
};
