import { useState } from 'react';
import { useLocation, useRevalidator, useSearchParams } from 'react-router';
import { cards, type ReceivedCard } from '#contract/cards/calls.ts';
import type { Page } from '#contract/core/schemas.ts';
import { following } from '#contract/following/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { searchQuery } from '#web/lib/page/search-query.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton, ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { ListView } from '#web/ui/list/list-view.tsx';
import classes from './cards.module.css';

/** A note that its holder alone reads; kept when the field is left. */
const Note = ({ row, name }: { row: ReceivedCard; name: string }) => {
  const { t } = useTranslation('cards');
  const ready = useReady();
  const { revalidate } = useRevalidator();
  const { busy, fault, act } = useAct();
  const [note, setNote] = useState(row.note);
  const keep = () =>
    void act(async () => {
      await call(cards.note, { params: { id: row.id }, body: { note } });
      await revalidate();
    });
  return (
    <form
      className={classes['note']}
      onSubmit={(e) => {
        e.preventDefault();
        keep();
      }}
    >
      <input
        value={note}
        maxLength={300}
        disabled={!ready}
        aria-label={t('noteOf', { name })}
        placeholder={t('noteHead')}
        onChange={(e) => setNote(e.currentTarget.value)}
      />
      {note !== row.note && (
        <ActButton look="word" type="submit" busy={busy}>
          {t('save')}
        </ActButton>
      )}
      {fault && <span role="alert">{fault}</span>}
    </form>
  );
};

/** What can be done with a card: its file, following its person, throwing it away. */
const Acts = ({ row, name }: { row: ReceivedCard; name: string }) => {
  const { t } = useTranslation('cards');
  const ready = useReady();
  const { revalidate } = useRevalidator();
  const { busy, fault, act } = useAct();
  const [followed, setFollowed] = useState(false);
  const { person } = row;
  return (
    <span className={classes['acts']}>
      {person && (
        <>
          <a
            href={`/api/admin/businessCard/vcard/${person.userId}`}
            download="card.vcf"
            aria-label={t('vcardOf', { name })}
          >
            {t('vcard')}
          </a>
          <ActButton
            look="word"
            disabled={!ready || followed}
            busy={busy}
            onClick={() =>
              void act(async () => {
                await call(following.followPerson, { params: { id: person.userId } });
                setFollowed(true);
              })
            }
          >
            {t(followed ? 'followed' : 'follow')}
            <span className="visually-hidden"> {name}</span>
          </ActButton>
        </>
      )}
      <ActButton
        look="word"
        disabled={!ready}
        busy={busy}
        onClick={() =>
          void act(async () => {
            await call(cards.drop, { params: { id: row.id } });
            await revalidate();
          })
        }
      >
        <span aria-hidden="true">{t('remove')}</span>
        <span className="visually-hidden">{t('removeOf', { name })}</span>
      </ActButton>
      {fault && <span role="alert">{fault}</span>}
    </span>
  );
};

const Person = ({ name, position }: { name: string; position: string }) => (
  <>
    {name}
    {position && <small className={classes['position']}>{position}</small>}
  </>
);

const useColumns = (): Column<ReceivedCard>[] => {
  const { t } = useTranslation('cards');
  const text = useText();
  const f = useFormat();
  const nameOf = (r: ReceivedCard) => text(r.person?.name ?? r.company?.name ?? {});
  const companyOf = (r: ReceivedCard) => r.company ?? r.person?.company ?? null;
  const contactOf = (r: ReceivedCard) => [r.person?.phone, r.person?.email].filter(Boolean).join(' · ');
  return [
    {
      id: 'name',
      title: t('person'),
      card: 'title',
      fixed: true,
      cell: (r) => <Person name={nameOf(r)} position={text(r.person?.position ?? {})} />,
      value: nameOf,
    },
    {
      id: 'position',
      extra: true,
      title: t('positionHead'),
      cell: (r) => text(r.person?.position ?? {}),
      value: (r) => text(r.person?.position ?? {}),
    },
    {
      id: 'company',
      title: t('company'),
      cell: (r) => {
        const e = companyOf(r);
        return e && <SiteLink to={pageTo('company', { slug: e.id })}>{text(e.name)}</SiteLink>;
      },
      value: (r) => text(companyOf(r)?.name ?? {}),
    },
    { id: 'contact', title: t('contact'), cell: contactOf, value: contactOf },
    {
      id: 'source',
      extra: true,
      title: t('source'),
      card: 'head',
      cell: (r) => t(`sourceOf.${r.source}`),
      value: (r) => t(`sourceOf.${r.source}`),
    },
    {
      id: 'at',
      title: t('at'),
      card: 'side',
      cell: (r) => <span className="figure">{f.stamp(r.at).slice(0, 10)}</span>,
      value: (r) => ({ at: r.at }),
    },
    { id: 'note', title: t('noteHead'), cell: (r) => <Note row={r} name={nameOf(r)} />, value: (r) => r.note },
    { id: 'acts', title: t('acts'), cell: (r) => <Acts row={r} name={nameOf(r)} /> },
  ];
};

/** The cards that somebody holds, with notes; sought by words, taken along as a file. */
export const ReceivedList = ({ list, path }: { list: Page<ReceivedCard>; path: 'myCards' | 'callingManage' }) => {
  const { t } = useTranslation('cards');
  const { search } = useLocation();
  const [asked] = useSearchParams();
  const columns = useColumns();
  const narrowed = Boolean(asked.get('q'));
  return (
    <section className={classes['received']} aria-label={t('received')}>
      <h2>{t('received')}</h2>
      <ListView
        name="cards"
        label={t('received')}
        columns={columns}
        page={list}
        idOf={(r) => r.id}
        hint={t('hint')}
        sorts={[]}
        read={async (place) =>
          call(cards.received, { query: { ...(await searchQuery(cards.received, search)), ...place } })
        }
        empty={
          <Empty title={t(narrowed ? 'none.found' : 'none.title')} text={t(narrowed ? 'none.foundText' : 'none.text')}>
            {narrowed ? (
              <ActLink to={pageTo(path)}>{t('none.all')}</ActLink>
            ) : (
              <ActLink to={pageTo('search', { kind: 'suppliers' })}>{t('none.act')}</ActLink>
            )}
          </Empty>
        }
      />
    </section>
  );
};
