import type { DockingEvent } from '#contract/docking/schemas.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Timeline } from '#web/ui/feedback/timeline.tsx';
import panel from '#web/ui/frame/panel.module.css';
import classes from './detail-page.module.css';

const good = new Set<DockingEvent['act']>(['award', 'accept', 'complete']);
const bad = new Set<DockingEvent['act']>(['complain', 'end', 'cancel', 'refuse']);

/** What has happened, the newest first, with the words and files of each act. */
const Course = ({ events }: { events: readonly DockingEvent[] }) => {
  const { t } = useTranslation('docking');
  const text = useText();
  return (
    <section className={`${panel['panel']} ${classes['wanted']}`} aria-labelledby="course">
      <h2 id="course">{t('timeline.title')}</h2>
      <Timeline
        label={t('timeline.title')}
        events={events.toReversed().map((e) => ({
          key: e.id,
          at: e.at,
          title: [e.stage === null ? '' : t('stages.no', { n: e.stage }), t(`act.${e.act}`)]
            .filter(Boolean)
            .join(' · '),
          by: (e.party === 'provider' && e.provider && text(e.provider)) || t(`party.${e.party}`),
          ...((e.text || e.files.length > 0) && {
            text: (
              <>
                {e.text}
                {e.files.map((f) => (
                  <a key={f.id} href={f.url} download style={{ display: 'block' }}>
                    {f.name}
                  </a>
                ))}
              </>
            ),
          }),
          ...(good.has(e.act) && { tone: 'warp' as const }),
          ...(bad.has(e.act) && { tone: 'bad' as const }),
        }))}
      />
    </section>
  );
};

export default Course;
