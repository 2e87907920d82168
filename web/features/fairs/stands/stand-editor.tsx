import { Button } from '@mantine/core';
import type { KeptDraft } from '#contract/core/schemas.ts';
import { standLacks, type StandStep, standSteps } from '#contract/fairs/exhibiting/stand-lacks.ts';
import type { OwnAlbum } from '#contract/fairs/albums/own-albums.ts';
import type { StandView } from '#contract/fairs/exhibiting/stands.ts';
import { pageTo } from '#contract/pages.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { DraftElsewhere, DraftStatus } from '#web/ui/form/draft-note.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import { useFairDays } from '../plan/use-fair-days.ts';
import { AlbumStep } from './album-step.tsx';
import { GoodsStep } from './goods-step.tsx';
import { LookStep } from './look-step.tsx';
import { PeopleStep } from './people-step.tsx';
import { StandSide } from './stand-side.tsx';
import classes from './stands.module.css';
import { type Stand, useStand } from './use-stand.ts';
import { WordsStep } from './words-step.tsx';

type Props = { view: StandView; kept: KeptDraft | null; album: OwnAlbum; step: StandStep };

/** The step in which a field stands. */
const stepOfField = (name: string): StandStep | undefined => {
  if (/^content\.(headline|intro)/.test(name)) return 'words';
  if (/^content\.(products|brochure|film|captions|pictures|pictureWords)/.test(name)) return 'goods';
  return name.startsWith('content.staff') ? 'people' : undefined;
};

/** A colleague saved meanwhile: the person says which version counts, until then nothing is overwritten. */
const OtherSaved = ({ stand }: { stand: Stand }) => {
  const { t } = useTranslation('stands');
  const f = useFormat();
  if (!stand.other) return null;
  return (
    <div className={classes['other']} role="alert">
      <p>{t('otherText', { at: f.stamp(stand.other.savedAt) })}</p>
      <div className={classes['acts']}>
        <Button variant="default" size="compact-md" onClick={stand.takeOther}>
          {t('takeOther')}
        </Button>
        <Button variant="default" size="compact-md" onClick={stand.keepOwn}>
          {t('keepOwn')}
        </Button>
      </div>
    </div>
  );
};

/** Saving, and what stands in its way in another step than the one that is shown. */
const Foot = ({ stand, step, view }: { stand: Stand; step: StandStep; view: StandView }) => {
  const { t } = useTranslation('stands');
  const ready = useReady();
  const { form } = stand;
  const elsewhere = [...new Set(Object.keys(form.errors).flatMap((k) => stepOfField(k) ?? []))].filter(
    (s) => s !== step,
  );
  return (
    <div className={classes['foot']}>
      <Button type="submit" color="warp" loading={form.busy} disabled={!ready}>
        {t('save')}
      </Button>
      <SiteLink to={pageTo('booth', { id: view.booth.id })}>{t('seeBooth')}</SiteLink>
      {(form.fault ?? elsewhere.length > 0) && (
        <p role="alert" className={classes['bad']}>
          {form.fault}{' '}
          {elsewhere.map((s) => (
            <SiteLink key={s} to={pageTo('standEditor', { id: view.booth.id, step: s })}>
              {t(`step.${s}`)}
            </SiteLink>
          ))}
        </p>
      )}
      {!form.fault && stand.saved && form.draft.state.savedAt === null && !form.isDirty() && (
        <p className={classes['quiet']}>{t('shown')}</p>
      )}
    </div>
  );
};

/** `/newFielddata/booth`: a booth in five steps, with the booth itself, its card and what is missing beside them. */
export const StandEditor = ({ view, kept, album, step }: Props) => {
  const { t } = useTranslation(['stands', 'fairs']);
  const text = useText();
  const days = useFairDays();
  const stand = useStand(view, kept);
  const { form } = stand;
  const lacks = standLacks(form.values, stand.saved);
  return (
    <main id="main" className={classes['page']}>
      <PageHead
        crumb={<SiteLink to={pageTo('stands')}>{t('title')}</SiteLink>}
        title={t('editorTitle', { number: view.booth.number })}
        note={
          <>
            {text(view.fair.name)} · {days(view.fair)} · {t('fairs:hallNo', { n: view.hall.no })} {text(view.hall.name)}{' '}
            <DraftStatus state={form.draft.state} />
          </>
        }
      >
        <TabLinks
          label={t('steps')}
          tabs={standSteps.map((s, i) => ({
            key: s,
            to: pageTo('standEditor', { id: view.booth.id, step: s }),
            label: `${i + 1} ${t(`step.${s}`)}`,
            current: s === step,
          }))}
        />
      </PageHead>
      <DraftElsewhere draft={form.draft} onKeep={form.keepOwn} />
      <OtherSaved stand={stand} />
      {!view.mayEdit && step !== 'album' && <p>{t(view.fair.phase === 'past' ? 'readPast' : 'readOnly')}</p>}
      <div className={classes['desk']}>
        {step === 'album' ? (
          <section className={`${panel['panel']} ${panel['warp']} ${classes['step']}`} aria-labelledby="stand-step">
            <h2 id="stand-step">{t('step.album')}</h2>
            <AlbumStep boothId={view.booth.id} album={album} />
          </section>
        ) : (
          <form {...form.props} className={classes['form']}>
            <fieldset disabled={!view.mayEdit} style={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}>
              <section className={`${panel['panel']} ${panel['warp']} ${classes['step']}`} aria-labelledby="stand-step">
                <h2 id="stand-step">{t(`step.${step}`)}</h2>
                {step === 'look' && <LookStep form={form} />}
                {step === 'words' && <WordsStep form={form} />}
                {step === 'goods' && <GoodsStep form={form} view={view} />}
                {step === 'people' && <PeopleStep form={form} view={view} />}
              </section>
            </fieldset>
            {view.mayEdit && <Foot stand={stand} step={step} view={view} />}
          </form>
        )}
        <StandSide view={view} content={form.values} lacks={lacks} />
      </div>
    </main>
  );
};
