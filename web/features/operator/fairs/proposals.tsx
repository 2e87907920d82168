import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { htmlLang, langs, ownName } from '#contract/core/langs.ts';
import { mayMove, type ProposalDefect, proposalDefects } from '#contract/fairs/desk/proposals.ts';
import type { DeskFairRow } from '#contract/operator/fairs.ts';
import { type DeskProposal, operatorTalks } from '#contract/operator/fairs-talks.ts';
import { pageTo } from '#contract/pages.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { readMoment } from '#web/ui/text/date-text.ts';
import { deskCall } from '../desk-call.ts';
import { DeskDialog } from '../desk-dialog.tsx';
import desk from '../desk.module.css';
import classes from './fairs.module.css';
import { PlaceFields, placeOf } from './talk-fields.tsx';

const tones = { proposed: 'info', returned: 'deviates', accepted: 'weft', refused: 'bad', withdrawn: 'plain' } as const;

type FormProps = { fair: DeskFairRow; proposal: DeskProposal; onClose: () => void };

/** Makes a talk of it: where, when, and how many places. The wished day at ten is where it begins. */
const Accept = ({ fair, proposal: p, onClose }: FormProps) => {
  const { t } = useTranslation('fairDesk');
  const { revalidate } = useRevalidator();
  const wished = readMoment(`${p.wishedDay} 10:00`, fair.zone) ?? fair.startsAt;
  const starts = wished < fair.startsAt ? fair.startsAt : wished;
  const form = useCallForm({
    endpoint: operatorTalks.accept,
    initial: {
      hallId: fair.halls[0]?.id ?? '',
      stage: '1',
      startsAt: starts,
      endsAt: new Date(Date.parse(starts) + p.minutes * 60_000).toISOString(),
      places: '80',
    },
    input: (v) => ({ params: { id: p.id }, body: { version: p.version, ...placeOf(v) } }),
    send: deskCall,
    onDone: async () => {
      onClose();
      await revalidate();
    },
  });
  return (
    <form {...form.props} className={classes['box']}>
      <PlaceFields fair={fair} value={form.values} error={form.error} change={form.change} />
      <p role="alert" className={classes['wrong']}>
        {form.fault}
      </p>
      <div className={classes['acts']}>
        <Button type="submit" loading={form.busy}>
          {t('proposal.accept')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </form>
  );
};

const Decline = ({ proposal: p, decision, onClose }: FormProps & { decision: 'return' | 'refuse' }) => {
  const { t } = useTranslation('fairDesk');
  const text = useText();
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: operatorTalks.decline,
    initial: { defect: 'about' as ProposalDefect, words: '' },
    input: ({ defect, words }) => ({
      params: { id: p.id },
      body: { version: p.version, decision, defect: decision === 'return' ? defect : null, words },
    }),
    words: { words: t('needReason') },
    send: deskCall,
    onDone: async () => {
      onClose();
      await revalidate();
    },
  });
  return (
    <DeskDialog
      title={`${t(`proposal.${decision}`)}: ${text(p.title)}`}
      act={t(`proposal.${decision}`)}
      form={form}
      onClose={onClose}
    >
      {decision === 'return' && (
        <NativeSelect
          label={t('proposal.defect')}
          data={proposalDefects.map((value) => ({ value, label: t(`defect.${value}`) }))}
          {...form.input('defect')}
        />
      )}
      <TextInput data-autofocus label={t('reasonTold')} maxLength={300} {...form.input('words')} />
    </DeskDialog>
  );
};

/** Title and description in the three languages, and who is to speak. */
const Words = ({ proposal: p }: { proposal: DeskProposal }) => {
  const { t } = useTranslation('fairDesk');
  return (
    <>
      <div className={classes['three']}>
        {langs.map((l) => (
          <div key={l}>
            <b lang={htmlLang[l]}>{p.title[l] ?? ''}</b>
            <p lang={htmlLang[l]}>{p.about[l] ?? ''}</p>
            {(!p.title[l] || !p.about[l]) && (
              <small className={classes['missing']}>
                {ownName[l]}: {t('missing')}
              </small>
            )}
          </div>
        ))}
      </div>
      <ul className={classes['lines']}>
        {p.speakers.map((s) => (
          <li key={`${s.name} ${s.company}`}>{[s.name, s.role, s.company].filter(Boolean).join(' · ')}</li>
        ))}
      </ul>
    </>
  );
};

const Proposal = ({ fair, proposal: p }: { fair: DeskFairRow; proposal: DeskProposal }) => {
  const { t } = useTranslation('fairDesk');
  const text = useText();
  const f = useFormat();
  const [open, setOpen] = useState<'accept' | 'return' | 'refuse' | null>(null);
  const close = () => setOpen(null);
  return (
    <li className={panel['panel']}>
      <h3>
        {text(p.title)} <Tag tone={tones[p.state]}>{t(`proposal.state.${p.state}`)}</Tag>
      </h3>
      <div className={classes['facts']}>
        <SiteLink to={pageTo('company', { slug: p.company.id })} data-link="document">
          {text(p.company.name)}
        </SiteLink>
        <span>{t('proposal.wished', { day: p.wishedDay, n: p.minutes })}</span>
        <span>{ownName[p.language]}</span>
        <span>{f.stamp(p.at)}</span>
      </div>
      <Words proposal={p} />
      {p.words && (
        <p>
          {p.defect && <b>{t(`defect.${p.defect}`)}: </b>}
          {p.words}
        </p>
      )}
      <div className={classes['acts']}>
        {(['accept', 'return', 'refuse'] as const)
          .filter((act) => mayMove(act, p.state))
          .map((act) => (
            <button
              key={act}
              type="button"
              className={desk['act']}
              aria-expanded={act === 'accept' ? open === act : undefined}
              onClick={() => setOpen(open === act ? null : act)}
            >
              {t(`proposal.${act}`)}
            </button>
          ))}
      </div>
      {open === 'accept' && <Accept fair={fair} proposal={p} onClose={close} />}
      {(open === 'return' || open === 'refuse') && <Decline fair={fair} proposal={p} decision={open} onClose={close} />}
    </li>
  );
};

/** What exhibitors propose for a fair, what waits first. */
export const Proposals = ({ fair, proposals }: { fair: DeskFairRow; proposals: DeskProposal[] }) => {
  const { t } = useTranslation('fairDesk');
  return (
    <section aria-labelledby="proposals">
      <h2 id="proposals" className="visually-hidden">
        {t('tabs.proposals')}
      </h2>
      {proposals.length ? (
        <ul className={classes['list']}>
          {proposals.map((p) => (
            <Proposal key={`${p.id} ${p.version}`} fair={fair} proposal={p} />
          ))}
        </ul>
      ) : (
        <p className={classes['quiet']}>{t('noProposals')}</p>
      )}
    </section>
  );
};
