import { Button } from '@mantine/core';
import type { StandRow } from '#contract/fairs/exhibiting/stands.ts';
import { stepOfLack } from '#contract/fairs/exhibiting/stand-lacks.ts';
import { mayOpen, pageTo } from '#contract/pages.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { BoothLine } from '../booth/booth-card.tsx';
import { PhaseTag } from '../plan/fair-line.tsx';
import { useFairDays } from '../plan/use-fair-days.ts';
import classes from './stands.module.css';

/** The one next thing to do with a booth: what waits for an answer first, then what it lacks, else to look at it. */
const NextAct = ({ row: r }: { row: StandRow }) => {
  const { t } = useTranslation('stands');
  const { id, number } = r.booth;
  const named = <span className="visually-hidden"> {number}</span>;
  const lack = r.lacks[0];
  if (r.state === 'held' && r.order)
    return (
      <ActLink to={pageTo('boothOrder', { id: r.order.id })}>
        {t('next.order')}
        {named}
      </ActLink>
    );
  if (r.fair.phase !== 'past' && lack)
    return (
      <ActLink look="offer" to={pageTo('standEditor', { id, step: stepOfLack(lack) })}>
        {t('next.furnish')}
        {named}
      </ActLink>
    );
  return (
    <ActLink to={r.fair.phase === 'past' ? pageTo('booth', { id }) : pageTo('standEditor', { id })}>
      {t(r.fair.phase === 'past' ? 'next.see' : 'next.change')}
      {named}
    </ActLink>
  );
};

/** What a booth still lacks, each a way to its step. */
const Lacks = ({ row: r }: { row: StandRow }) => {
  const { t } = useTranslation(['stands', 'boothOrders']);
  if (r.state === 'held') return <Tag tone="weft">{t('boothOrders:state.asked')}</Tag>;
  if (r.lacks.length === 0) return <Tag tone="warp">{t('complete')}</Tag>;
  return (
    <ul className={classes['lacks']}>
      {r.lacks.map((l) => (
        <li key={l}>
          {r.fair.phase === 'past' ? (
            <Tag>{t(`lack.${l}`)}</Tag>
          ) : (
            <SiteLink to={pageTo('standEditor', { id: r.booth.id, step: stepOfLack(l) })}>
              <Tag tone="weft">{t(`lack.${l}`)}</Tag>
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
};

const Row = ({ row: r }: { row: StandRow }) => {
  const { t } = useTranslation(['stands', 'fairs']);
  const text = useText();
  const f = useFormat();
  const days = useFairDays();
  return (
    <tr>
      <th scope="row" className={classes['place']}>
        <strong>
          <SiteLink to={pageTo('fair', { id: r.fair.id })}>{text(r.fair.name)}</SiteLink>
        </strong>
        <small>
          {days(r.fair)} <PhaseTag phase={r.fair.phase} />
        </small>
      </th>
      <td className={classes['place']}>
        <BoothLine booth={r.booth} />
        <small>
          <SiteLink to={pageTo('fairHall', { id: r.hall.id, booth: r.booth.id })}>
            {t('fairs:hallNo', { n: r.hall.no })} {text(r.hall.name)}
          </SiteLink>
        </small>
      </td>
      <td>
        <Lacks row={r} />
      </td>
      <td className={classes['count']}>
        {t('visited', { n: f.number(r.visits), count: r.visits })}
        <small>{t('entries', { n: f.number(r.entries), count: r.entries })}</small>
      </td>
      <td className={classes['act']}>
        <NextAct row={r} />
      </td>
    </tr>
  );
};

/** `/newFielddata/newField`: the company's booths as work: where each stands, what it lacks, and its one next act. */
export const StandsPage = ({ booths }: { booths: StandRow[] }) => {
  const { t } = useTranslation(['stands', 'fairs']);
  const viewer = useViewer();
  const open = booths.filter((b) => b.fair.phase !== 'past');
  const order = (
    <Button component={SiteLink} to={pageTo('boothOrders')} color="warp">
      {t('order')}
    </Button>
  );
  return (
    <main id="main" className={classes['page']}>
      <PageHead
        title={t('title')}
        note={t('lead')}
        actions={booths.length > 0 && mayOpen('boothOrders', viewer) ? order : undefined}
      />
      {booths.length === 0 ? (
        <Empty title={t('none')} text={t('noneText')}>
          {order}
        </Empty>
      ) : (
        <div className={`${panel['panel']} ${panel['scroll']}`}>
          <table className={`${panel['table']} ${panel['cards']}`} aria-label={t('title')}>
            <thead>
              <tr>
                <th scope="col">{t('fair')}</th>
                <th scope="col">{t('booth')}</th>
                <th scope="col">{t('lacks')}</th>
                <th scope="col">{t('visits')}</th>
                <th scope="col">
                  <span className="visually-hidden">{t('act')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {[...open, ...booths.filter((b) => b.fair.phase === 'past')].map((r) => (
                <Row key={r.booth.id} row={r} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </main>
  );
};
