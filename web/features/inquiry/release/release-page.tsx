import { useTranslation } from '#web/lib/text/words.ts';
import { type ComponentType, lazy } from 'react';
import { useNavigate } from 'react-router';
import { pageTo } from '#contract/pages.ts';
import { usePath } from '#web/lib/text/lang.ts';
import { DraftElsewhere, DraftStatus } from '#web/ui/form/draft-note.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { LateDialog } from '../late.tsx';
import type { Draft } from './draft.ts';
import type { Group, Option } from './material/narrow.ts';
import type { ShownProps } from './look/as-shown.ts';
import { MatchPanel } from './match-panel.tsx';
import type { Regions } from './regions.ts';
import classes from './release.module.css';
import { AnnexesSection, LinesSection, PublishSection } from './release-sections.tsx';
import { Steps } from './steps.tsx';
import { Templates } from './templates.tsx';
import { TermsSection } from './terms-section.tsx';
import { useDraftOptions } from './use-draft-options.ts';
import { type KeptInquiry, useRelease } from './use-release.ts';

const LookDialog = lazy(() => import('./look/look-dialog.tsx'));

type ReleaseProps = {
  /** What the hall shows of an inquiry. */
  Shown: ComponentType<ShownProps>;
  kept: KeptInquiry;
  /** The draft that the address names, whether or not the server has it. */
  asked?: string | undefined;
  /** An unfinished inquiry beside the one that is begun here. */
  other: { id: string; title: string } | null;
  start: Draft;
  products: Group[];
  processes: Group[];
  certificates: Option[];
  regions: Regions;
  fields: Option[];
};
/** The way to an unfinished inquiry, or from it to a new one. */
const OtherDraft = ({ other }: Pick<ReleaseProps, 'other'>) => {
  const { t } = useTranslation(['inquiry', 'release']);
  return (
    <p className={classes['other']}>
      {other ? t('release:unfinished') : t('release:goesOn')}{' '}
      <SiteLink to={pageTo('releaseInquiry', other ? { id: other.id } : { new: 1 })}>
        {other ? other.title || t('release:untitled') : t('release:anew')}
      </SiteLink>
    </p>
  );
};

/** Release of an inquiry: what is needed, on which terms, with which papers; suppliers are counted while it is written. */
export const ReleasePage = ({ Shown, kept, asked, other, start, regions, ...offered }: ReleaseProps) => {
  const { t } = useTranslation(['inquiry', 'release']);
  const path = usePath();
  const navigate = useNavigate();
  const { id, form, sheet, unitOf } = useRelease(kept, start, asked, (done) =>
    navigate(path(pageTo('compareQuotations', { id: done.id, released: 1 }))),
  );
  const { values: draft, change, error } = form;
  const { products, processes, certificates, fields } = useDraftOptions(offered, draft);

  return (
    <main id="main">
      <PageHead
        title={t('release:title')}
        note={
          <span className={classes['saved']}>
            <DraftStatus state={form.draft.state} />
          </span>
        }
      />
      <div className={classes['layout']}>
        <Steps draft={draft} />
        <form {...form.props} className={classes['form']}>
          <DraftElsewhere draft={form.draft} onKeep={form.keepOwn} />
          {(other || kept) && <OtherDraft other={other} />}
          <LinesSection {...{ form, products, sheet }} />
          <section id="terms">
            <h2>{t('release:section.terms')}</h2>
            <TermsSection
              draft={draft}
              error={error}
              onChange={change}
              processes={processes}
              certificates={certificates}
              fields={fields}
              regions={regions}
            />
          </section>
          <AnnexesSection form={form} />
          <PublishSection
            form={form}
            look={
              <LateDialog label={t('release:look')}>
                {(close) => (
                  <LookDialog
                    {...{ Shown, draft, id, sheet, regions, products, processes, certificates, fields }}
                    units={unitOf}
                    onClose={close}
                  />
                )}
              </LateDialog>
            }
          />
        </form>
        <MatchPanel draft={draft} id={id} units={unitOf} />
      </div>
      <Templates draft={draft} />
    </main>
  );
};
