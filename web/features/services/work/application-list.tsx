import { Button } from '@mantine/core';
import { useLocation, useSearchParams } from 'react-router';
import { pageTo, withQuery } from '#contract/pages.ts';
import { type ApplicationRow, serviceApplications } from '#contract/services/applications.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { serviceKinds } from '#contract/services/kinds.ts';
import {
  applicationSorts,
  applicationStates,
  owesResult,
  type ServiceParty,
  waitsFor,
} from '#contract/services/states.ts';
import { call } from '#web/lib/call.ts';
import { searchQuery } from '#web/lib/page/search-query.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { FilterLinks } from '#web/ui/list/filter-links.tsx';
import { withChange } from '#web/ui/list/list-address.ts';
import { ListView } from '#web/ui/list/list-view.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';
import { StateTag } from './state-tag.tsx';

type List = DataOf<typeof serviceApplications.page>;
type Props = { list: List; party: ServiceParty };

/** How far it is, and whose turn it is. */
const useStateColumns = (party: ServiceParty): Column<ApplicationRow>[] => {
  const { t } = useTranslation(['serviceWork', 'services']);
  const f = useFormat();
  const next = (r: ApplicationRow) => {
    const waits = waitsFor[r.state];
    if (!waits) return null;
    return waits === party ? t(`next.${r.state as 'submitted'}`) : t(`waits.${waits}`);
  };
  return [
    {
      id: 'state',
      title: t('state'),
      cell: (r) => <StateTag state={r.state} late={r.late} />,
      value: (r) => t(`services:state.${r.state}`),
    },
    {
      id: 'next',
      title: t('nextHead'),
      cell: (r) => (
        <>
          {next(r)}
          {owesResult(r.state) && r.promisedDay && <small>{t('late.due', { day: f.day(r.promisedDay) })}</small>}
        </>
      ),
      value: next,
    },
  ];
};

const useColumns = (party: ServiceParty): Column<ApplicationRow>[] => {
  const { t } = useTranslation(['serviceWork', 'services']);
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const states = useStateColumns(party);
  return [
    {
      id: 'number',
      title: t('number'),
      card: 'head',
      cell: (r) => <span className="figure">{r.number}</span>,
      value: (r) => r.number,
    },
    {
      id: 'about',
      title: t('service'),
      card: 'title',
      fixed: true,
      width: '34%',
      cell: (r) => (
        <>
          <RowLink id={r.id} to={pageTo('serviceApplication', { id: r.id })} lang={textLang(r.title, lang)}>
            {text(r.title)}
          </RowLink>
          <small>
            {t(`services:kind.${r.kind}`)} · {text(r.other.name)}
          </small>
        </>
      ),
      value: (r) => text(r.title),
    },
    {
      id: 'other',
      title: t(party === 'applicant' ? 'provider' : 'applicant'),
      extra: true,
      cell: (r) => text(r.other.name),
      value: (r) => text(r.other.name),
    },
    ...states,
    {
      id: 'price',
      title: t('price'),
      end: true,
      cell: (r) => r.price && r.currency && <b className="figure">{f.money(r.price, r.currency)}</b>,
      value: (r) => (r.price === null ? null : Number(r.price)),
    },
    {
      id: 'made',
      title: t('made'),
      end: true,
      card: 'side',
      sort: { up: 'oldest', down: 'newest' },
      cell: (r) => <span className="figure">{f.stamp(r.createdAt).slice(0, 10)}</span>,
      value: (r) => ({ at: r.createdAt }),
    },
  ];
};

const pathOf = (party: ServiceParty) => pageTo(party === 'applicant' ? 'serviceApplications' : 'serviceBoard');

const Nothing = ({ party, narrowed }: { party: ServiceParty; narrowed: boolean }) => {
  const { t } = useTranslation('serviceWork');
  const none = party === 'applicant' ? 'none' : 'noneReceived';
  const door = pageTo(party === 'applicant' ? 'serviceOffers' : 'serviceProduction');
  return (
    <Empty title={t(narrowed ? 'noneHere' : `${none}.title`)} text={narrowed ? '' : t(`${none}.text`)}>
      <Button component={SiteLink} to={narrowed ? pathOf(party) : door} variant="default">
        {t(narrowed ? 'seeAll' : `${none}.act`)}
      </Button>
    </Empty>
  );
};

/** Applications that one side sent or received; kind, state, words and order are in the address. */
export const ApplicationList = ({ list, party }: Props) => {
  const { t } = useTranslation(['serviceWork', 'services']);
  const { search } = useLocation();
  const [asked] = useSearchParams();
  const columns = useColumns(party);
  const path = pathOf(party);
  const [kind, state] = [asked.get('kind'), asked.get('state')];
  const narrowed = Boolean(kind ?? state ?? asked.get('q'));
  const at = (change: Record<string, string | undefined>) => withQuery(path, withChange(search, change));
  return (
    <main id="main">
      <PageHead
        title={t(party === 'applicant' ? 'mine' : 'board')}
        note={t(party === 'applicant' ? 'mineLead' : 'boardLead')}
      >
        <TabLinks
          label={t('states')}
          tabs={[undefined, ...applicationStates].map((s) => ({
            key: s ?? 'all',
            to: at({ state: s }),
            label: s ? t(`services:state.${s}`) : t('all'),
            current: (state ?? undefined) === s,
          }))}
        />
      </PageHead>
      <ListView
        name={party === 'applicant' ? 'service-applications' : 'service-board'}
        label={t(party === 'applicant' ? 'mine' : 'board')}
        columns={columns}
        page={list}
        idOf={(r) => r.id}
        hint={t('hint')}
        sorts={applicationSorts.map((key) => ({ key, label: t(`sort.${key}`) }))}
        filters={
          <FilterLinks
            label={t('kindHead')}
            choices={[undefined, ...serviceKinds].map((k) => ({
              key: k ?? 'all',
              to: at({ kind: k }),
              label: k ? t(`services:kind.${k}`) : t('all'),
              current: (kind ?? undefined) === k,
            }))}
          />
        }
        read={async (place) =>
          call(serviceApplications.page, {
            query: { ...(await searchQuery(serviceApplications.page, search)), ...place, party },
          })
        }
        empty={<Nothing party={party} narrowed={narrowed} />}
      />
    </main>
  );
};
