import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useNavigate } from 'react-router';
import { limits } from '#contract/inquiry/schemas.ts';
import { pageTo } from '#contract/pages.ts';
import { usePath } from '#web/lib/text/lang.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { DraftElsewhere, DraftStatus } from '#web/ui/form/draft-note.tsx';
import { FileField } from '#web/ui/file/file-field.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { AudienceSection } from './audience-section.tsx';
import { type Draft, emptyLine } from './draft.ts';
import { type Group, LineCard, type Option } from './line-card.tsx';
import { MatchPanel } from './match-panel.tsx';
import type { Regions } from './regions.ts';
import classes from './release.module.css';
import { TermsSection } from './terms-section.tsx';
import { useDraftOptions } from './use-draft-options.ts';
import { type KeptInquiry, useRelease } from './use-release.ts';

type ReleaseProps = {
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
const sections = ['lines', 'terms', 'annexes', 'publish'] as const;

/** Release of an inquiry: what is needed, on which terms, with which papers; suppliers are counted while it is written. */
export const ReleasePage = ({ kept, asked, other, start, regions, ...offered }: ReleaseProps) => {
  const { t } = useTranslation('inquiry');
  const path = usePath();
  const navigate = useNavigate();
  const { id, form, sheet, unitOf } = useRelease(kept, start, asked, (done) =>
    navigate(path(pageTo('compareQuotations', { id: done.id, released: 1 }))),
  );
  const { values: draft, change, error, busy } = form;
  const { products, processes, certificates, fields } = useDraftOptions(offered, draft);
  const faults = Object.keys(form.errors).filter((k) => k !== 'form').length;
  const setLine = (at: number, part: object) =>
    change({ lines: draft.lines.map((l, i) => (i === at ? { ...l, ...part } : l)) });

  return (
    <main id="main">
      <PageHead
        title={t('release.title')}
        note={
          <span className={classes['saved']}>
            <DraftStatus state={form.draft.state} />
          </span>
        }
      />
      <div className={classes['layout']}>
        <nav className={classes['steps']} aria-label={t('release.steps')}>
          {sections.map((s, i) => (
            <a key={s} href={`#${s}`}>
              <span className="figure">{i + 1}</span> {t(`release.section.${s}`)}
            </a>
          ))}
        </nav>
        <form {...form.props} className={classes['form']}>
          <DraftElsewhere draft={form.draft} onKeep={form.keepOwn} />
          {(other || kept) && (
            <p className={classes['other']}>
              {other ? t('release.unfinished') : t('release.goesOn')}{' '}
              <SiteLink to={pageTo('releaseInquiry', other ? { id: other.id } : { new: 1 })}>
                {other ? other.title || t('release.untitled') : t('release.anew')}
              </SiteLink>
            </p>
          )}
          <section id="lines">
            <h2>{t('release.section.lines')}</h2>
            <TextInput
              name="title"
              label={t('release.name')}
              description={t('release.nameHint')}
              maxLength={120}
              value={draft.title}
              onChange={(e) => change({ title: e.currentTarget.value })}
              error={error('title')}
            />
            {draft.lines.map((line, i) => (
              <LineCard
                key={line.key}
                line={line}
                currency={draft.currency}
                at={i}
                products={products}
                fields={sheet(line.product)}
                error={error}
                onChange={(part) => setLine(i, part)}
                onRemove={
                  draft.lines.length > 1 ? () => change({ lines: draft.lines.filter((_, n) => n !== i) }) : undefined
                }
              />
            ))}
            {draft.lines.length < limits.lines && (
              <div>
                <Button
                  variant="default"
                  leftSection={<IconPlus size={16} stroke={2} />}
                  onClick={() => change({ lines: [...draft.lines, emptyLine(String(Date.now()))] })}
                >
                  {t('release.addLine')}
                </Button>
              </div>
            )}
          </section>
          <section id="terms">
            <h2>{t('release.section.terms')}</h2>
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
          <section id="annexes">
            <h2>{t('release.section.annexes')}</h2>
            <FileField
              label={t('annex.title')}
              name="annexes"
              description={t('annex.drop')}
              kind="annex"
              most={limits.annexes}
              value={draft.annexes}
              onChange={(annexes) => change({ annexes })}
              upload={uploadFile}
              error={error('annexes')}
            />
            <AudienceSection draft={draft} error={error} onChange={change} />
            <Checkbox
              label={t('release.confidential')}
              description={t('release.confidentialHint')}
              checked={draft.confidential}
              onChange={(e) => change({ confidential: e.currentTarget.checked })}
            />
          </section>
          <section id="publish" className={classes['publish']}>
            <h2>{t('release.section.publish')}</h2>
            <p>{t(draft.visibility === 'invited' ? 'release.bindsInvited' : 'release.binds')}</p>
            {(faults > 0 || form.fault) && (
              <p role="alert" className={classes['refusal']}>
                {faults ? t('release.faults', { count: faults }) : form.fault}
              </p>
            )}
            <Button type="submit" color="weft" size="lg" loading={busy}>
              {t('release.publish')}
            </Button>
          </section>
        </form>
        <MatchPanel draft={draft} id={id} units={unitOf} />
      </div>
    </main>
  );
};
