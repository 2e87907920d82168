import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { Form } from 'react-router';
import type { conferences } from '#contract/conferences/calls.ts';
import { conferenceKinds, conferenceModes, conferencePhases } from '#contract/conferences/rules.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useFormat, usePath } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import { type Choice, Chosen, Facet, FacetColumn } from '#web/ui/list/facet.tsx';
import frame from '#web/ui/list/list-page.module.css';
import { Pager } from '#web/ui/list/pager.tsx';
import { useRowKeys } from '#web/ui/list/use-row-keys.ts';
import { type ConferencesAddress, pathOf, wishOf } from './address.ts';
import { ConferenceCard } from './conference-card.tsx';
import classes from './conferences.module.css';

/** Where words are looked for; what else narrows the list stays. */
const Search = ({ at }: { at: ConferencesAddress }) => {
  const { t } = useTranslation('conferences');
  const path = usePath();
  return (
    <Form
      discover="none"
      action={path(pageTo('conferences', {}))}
      className={frame['search']}
      role="search"
      aria-label={t('search')}
    >
      <input
        key={at.q}
        name="q"
        type="search"
        defaultValue={at.q}
        maxLength={80}
        placeholder={t('hint')}
        aria-label={t('search')}
      />
      {Object.entries(wishOf(at)).map(
        ([name, value]) => name !== 'q' && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <button type="submit" aria-label={t('search')}>
        <IconSearch size={18} stroke={1.6} />
      </button>
    </Form>
  );
};

type List = DataOf<typeof conferences.page>;
type Own = DataOf<typeof conferences.mine>;
type Props = { at: ConferencesAddress; list: List | null; own: Own | null };

const Filters = ({ at }: { at: ConferencesAddress }) => {
  const { t } = useTranslation('conferences');
  const choices = <K extends 'phase' | 'kind' | 'mode'>(
    key: K,
    of: readonly NonNullable<ConferencesAddress[K]>[],
  ): Choice[] =>
    of.map((value) => ({
      key: value,
      label: t(`${key}.${value}` as 'phase.live'),
      on: at[key] === value,
      to: pathOf(at, { [key]: at[key] === value ? undefined : value }),
    }));
  return (
    <FacetColumn label={t('filters')} chosen={[at.phase, at.kind, at.mode].filter(Boolean).length}>
      <Facet title={t('when')} first={4} choices={choices('phase', conferencePhases)} />
      <Facet title={t('kindLabel')} first={4} choices={choices('kind', conferenceKinds)} />
      <Facet title={t('modeLabel')} first={4} choices={choices('mode', conferenceModes)} />
    </FacetColumn>
  );
};

const All = ({ at, list }: { at: ConferencesAddress; list: List }) => {
  const { t } = useTranslation('conferences');
  const f = useFormat();
  const chips = [
    ...(at.q ? [{ key: 'q', label: `“${at.q}”`, to: pathOf(at, { q: '' }) }] : []),
    ...(at.phase ? [{ key: 'phase', label: t(`phase.${at.phase}`), to: pathOf(at, { phase: undefined }) }] : []),
    ...(at.kind ? [{ key: 'kind', label: t(`kind.${at.kind}`), to: pathOf(at, { kind: undefined }) }] : []),
    ...(at.mode ? [{ key: 'mode', label: t(`mode.${at.mode}`), to: pathOf(at, { mode: undefined }) }] : []),
  ];
  return (
    <>
      <Chosen chips={chips} clear={pageTo('conferences', {})} />
      {list.records.length ? (
        <>
          <p className={`figure ${classes['found']}`} role="status">
            {t('found', { n: f.number(list.total), count: list.total })}
          </p>
          <div className={classes['cards']}>
            {list.records.map((row) => (
              <ConferenceCard key={row.id} row={row} />
            ))}
          </div>
          <Pager {...list} keys />
        </>
      ) : (
        <Empty title={t('none')} text={t('noneText')}>
          <ActLink to={pageTo('conferences', {})}>{t('all')}</ActLink>
        </Empty>
      )}
    </>
  );
};

const Mine = ({ own }: { own: Own }) => {
  const { t } = useTranslation('conferences');
  return own.records.length ? (
    <>
      <div className={classes['cards']}>
        {own.records.map(({ row, seat }) => (
          <ConferenceCard key={row.id} row={row} state={seat.state} />
        ))}
      </div>
      <Pager {...own} keys />
    </>
  ) : (
    <Empty title={t('mineNone')} text={t('mineNoneText')}>
      <ActLink to={pageTo('conferences', {})}>{t('all')}</ActLink>
    </Empty>
  );
};

/** `/conferences.html`: what goes on, comes and is over; members see their own registrations as well. */
export const ConferencesPage = ({ at, list, own }: Props) => {
  const { t } = useTranslation('conferences');
  const viewer = useViewer();
  const rows = useRef<HTMLDivElement>(null);
  useRowKeys(rows);
  return (
    <main id="main">
      <div className={frame['top']}>
        <div>
          <PageHead title={t('title')} note={t('lead')} actions={<Search at={at} />} />
        </div>
      </div>
      <div className={`${frame['body']} ${own ? classes['body'] : ''}`}>
        {!own && <Filters at={at} />}
        <div className={frame['list']} ref={rows}>
          {viewer && viewer.userType !== 9 && (
            <TabLinks
              label={t('views')}
              tabs={[false, true].map((mine) => ({
                key: String(mine),
                to: mine ? pageTo('conferences', { mine: 1 }) : pageTo('conferences', {}),
                label: t(mine ? 'mine' : 'all'),
                current: at.mine === mine,
              }))}
            />
          )}
          <h2 className="visually-hidden">{t(own ? 'mine' : 'all')}</h2>
          {own ? <Mine own={own} /> : list && <All at={at} list={list} />}
          <p className={classes['quiet']}>
            <ActLink look="word" to={pageTo('fairs')}>
              {t('fairsToo')}
            </ActLink>
          </p>
        </div>
      </div>
    </main>
  );
};
