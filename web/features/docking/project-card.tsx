import { pageTo } from '#contract/pages.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Deadline } from '#web/ui/feedback/deadline.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { type ProjectRow, projectTone, useBudget } from './seen.ts';
import classes from './project-card.module.css';

/** A project in the list; the whole card is the link. */
export const ProjectCard = ({ row, eager = false }: { row: ProjectRow; eager?: boolean }) => {
  const { t } = useTranslation('docking');
  const text = useText();
  const lang = useLang();
  const budget = useBudget();
  return (
    <article className={classes['card']} data-over={row.state !== 'open' || undefined}>
      {row.picture && (
        <img src={row.picture} alt="" width={160} height={120} loading={eager ? 'eager' : 'lazy'} decoding="async" />
      )}
      <div className={classes['body']}>
        <p className={classes['number']}>
          <span className="figure">{row.number}</span>
          <Tag tone={projectTone[row.state]}>{t(`state.${row.state}`)}</Tag>
        </p>
        <h3 lang={textLang(row.title, lang)}>
          <SiteLink to={pageTo('project', { id: row.id })} data-row>
            {text(row.title)}
          </SiteLink>
        </h3>
        <p className={classes['kind']}>
          {[text(row.kind.name), row.region && text(row.region.name)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <dl>
        <div>
          <dt>{t('budget')}</dt>
          <dd className="figure">{budget(row)}</dd>
        </div>
        <div>
          <dt>{t('deadline')}</dt>
          <dd>
            <Deadline at={row.deadline} />
          </dd>
        </div>
        <div>
          <dt>{t('stagesN')}</dt>
          <dd className="figure">{row.stages}</dd>
        </div>
        <div>
          <dt>{t('proposalsN')}</dt>
          <dd className="figure">{row.proposals}</dd>
        </div>
      </dl>
    </article>
  );
};
