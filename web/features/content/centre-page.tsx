import { useRevalidator } from 'react-router';
import { type CentreScope, content } from '#contract/content/calls.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { call } from '#web/lib/call.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton, ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { FilterLinks } from '#web/ui/list/filter-links.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import classes from './content.module.css';
import { PieceRows } from './piece-rows.tsx';

type Props = { list: DataOf<typeof content.centre>; scope: CentreScope; unread: boolean };

const useChoices = (scope: CentreScope, unread: boolean) => {
  const { t } = useTranslation('content');
  const all = scope === 'all';
  return [
    {
      key: 'followed',
      to: pageTo('newsCentre', {}),
      label: t('centre.followed'),
      current: scope === 'followed' && !unread,
    },
    {
      key: 'followedUnread',
      to: pageTo('newsCentre', { unread: 1 }),
      label: t('centre.followedUnread'),
      current: scope === 'followed' && unread,
    },
    { key: 'all', to: pageTo('newsCentre', { scope: 'all' }), label: t('centre.all'), current: all && !unread },
    {
      key: 'allUnread',
      to: pageTo('newsCentre', { scope: 'all', unread: 1 }),
      label: t('centre.allUnread'),
      current: all && unread,
    },
    {
      key: 'collected',
      to: pageTo('newsCentre', { scope: 'collected' }),
      label: t('centre.collected'),
      current: scope === 'collected',
    },
  ];
};

type NothingProps = { scope: CentreScope; unread: boolean; nothingFollowed: boolean };
const Nothing = ({ scope, unread, nothingFollowed }: NothingProps) => {
  const { t } = useTranslation('content');
  const collected = scope === 'collected';
  return (
    <Empty
      title={t(
        collected
          ? 'centre.noCollected'
          : nothingFollowed
            ? 'centre.noInterests'
            : unread
              ? 'centre.noUnread'
              : 'centre.none',
      )}
      text={t(collected ? 'centre.noCollectedText' : nothingFollowed ? 'centre.noInterestsText' : 'centre.noneText')}
    >
      <ActLink to={nothingFollowed ? pageTo('myInterest') : pageTo('newsCentre', { scope: 'all' })}>
        {t(nothingFollowed ? 'centre.choose' : 'centre.all')}
      </ActLink>
    </Empty>
  );
};

/** What is new in the materials and processes that a member follows, or in everything. */
export const NewsCentre = ({ list, scope, unread }: Props) => {
  const { t } = useTranslation('content');
  const f = useFormat();
  const { revalidate } = useRevalidator();
  const work = useAct();
  const choices = useChoices(scope, unread);
  const readAll = () => work.act(() => call(content.readAll).finally(() => revalidate()));
  const nothingFollowed = scope === 'followed' && list.interests === 0 && list.experts.length === 0;
  const text = useText();
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        title={t('pageTitle.newsCentre')}
        note={t('centre.note', { n: f.number(list.unread), count: list.unread })}
        actions={
          list.unread > 0 && (
            <ActButton disabled={work.busy} onClick={() => void readAll()}>
              {t('centre.readAll')}
            </ActButton>
          )
        }
      />
      <p role="alert">{work.fault}</p>
      <div className={classes['bar']}>
        <FilterLinks label={t('centre.which')} choices={choices} />
        <SiteLink to={pageTo('myInterest')}>
          {t('centre.interests', { n: f.number(list.interests), count: list.interests })}
        </SiteLink>
      </div>
      {scope === 'followed' && list.experts.length > 0 && (
        <p className={classes['experts']}>
          {t('centre.experts')}{' '}
          {list.experts.map((x) => (
            <SiteLink key={x.slug} to={pageTo('statementDetail', { id: x.slug })}>
              {text(x.name)}
            </SiteLink>
          ))}
        </p>
      )}
      {list.records.length === 0 ? (
        <Nothing scope={scope} unread={unread} nothingFollowed={nothingFollowed} />
      ) : (
        <>
          <PieceRows rows={list.records} mixed />
          <Pager {...list} />
        </>
      )}
    </main>
  );
};
