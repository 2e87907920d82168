import { CompanyLink } from '#web/ui/frame/company-link.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { cards } from '#contract/cards/calls.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { CardCode } from './card-code.tsx';
import { CardForm } from './card-form.tsx';
import classes from './cards.module.css';
import { ReceivedList } from './received-list.tsx';

export type CardsData = {
  own: DataOf<typeof cards.show>;
  requests: DataOf<typeof cards.requests>;
  received: DataOf<typeof cards.received>;
};

/** The card's words as its owner sees them, with what others don't. */
const OwnCard = ({ own, onEdit }: { own: CardsData['own']; onEdit: () => void }) => {
  const { t } = useTranslation('cards');
  const ready = useReady();
  const text = useText();
  const hidden = (part: (typeof own.shows)[number]) => !own.shows.includes(part) && <small> · {t('hidden')}</small>;
  return (
    <section className={`${panel['panel']} ${classes['mine']}`} aria-label={t('mine')}>
      <div className={classes['words']}>
        <h2>{t('mine')}</h2>
        <strong>{text(own.name)}</strong>
        <span>{[text(own.position), own.company && text(own.company.name)].filter(Boolean).join(' · ')}</span>
        {own.phone && (
          <span>
            <span className="figure">{own.phone}</span>
            {hidden('phone')}
          </span>
        )}
        {own.email && (
          <span>
            {own.email}
            {hidden('email')}
          </span>
        )}
        {text(own.address) && (
          <span>
            {text(own.address)}
            {hidden('address')}
          </span>
        )}
        {!own.kept && <small>{t('notKept')}</small>}
        <div className={classes['acts']}>
          <Button disabled={!ready} onClick={onEdit}>
            {t('edit')}
          </Button>
          <a href={`/api/admin/businessCard/vcard/${own.userId}`} download="card.vcf">
            {t('download')}
          </a>
        </div>
      </div>
      <CardCode code={own.code} />
    </section>
  );
};

/** A card that waits for an answer of the company. */
const Incoming = ({ request }: { request: CardsData['requests']['incoming'][number] }) => {
  const { t } = useTranslation('cards');
  const ready = useReady();
  const text = useText();
  const { revalidate } = useRevalidator();
  const { busy, fault, act } = useAct();
  const { card } = request;
  const name = text(card.name);
  const answer = (accept: boolean) =>
    void act(async () => {
      await call(cards.answer, { params: { id: request.id }, body: { accept } });
      await revalidate();
    });
  return (
    <li>
      <span>
        {name}
        <small>
          {text(card.position)}
          {text(card.position) && card.company && ' · '}
          {card.company && <CompanyLink of={card.company} />}
        </small>
      </span>
      <span className={classes['acts']}>
        <Button
          size="compact-sm"
          disabled={!ready || busy}
          aria-label={t('acceptOf', { name })}
          onClick={() => answer(true)}
        >
          {t('accept')}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          disabled={!ready || busy}
          aria-label={t('declineOf', { name })}
          onClick={() => answer(false)}
        >
          {t('decline')}
        </Button>
        {fault && <span role="alert">{fault}</span>}
      </span>
    </li>
  );
};

const Requests = ({ requests: { incoming, outgoing } }: { requests: CardsData['requests'] }) => {
  const { t } = useTranslation('cards');
  const f = useFormat();
  if (!incoming.length && !outgoing.length) return null;
  return (
    <section className={`${panel['panel']} ${classes['part']}`}>
      {incoming.length > 0 && (
        <>
          <h2>{t('incoming')}</h2>
          <ul>
            {incoming.map((r) => (
              <Incoming key={r.id} request={r} />
            ))}
          </ul>
        </>
      )}
      {outgoing.length > 0 && (
        <>
          <h2>{t('outgoing')}</h2>
          <ul>
            {outgoing.map((r) => (
              <li key={r.id}>
                <span>
                  <CompanyLink of={r.company} />
                  <small className="figure">{f.stamp(r.at).slice(0, 10)}</small>
                </span>
                <Tag tone={r.state === 'accepted' ? 'warp' : 'plain'}>{t(`state.${r.state}`)}</Tag>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};

/** One's own card, what waits, and the cards that one holds; `path` is the address that it is opened by. */
export const CardsPage = ({ data, path }: { data: CardsData; path: 'myCards' | 'callingManage' }) => {
  const { t } = useTranslation('cards');
  const [editing, setEditing] = useState(false);
  return (
    <main id="main" className={panel['page']}>
      <Head />
      <PageHead title={t('title')} note={t('note')} />
      {editing ? (
        <CardForm card={data.own} onDone={() => setEditing(false)} />
      ) : (
        <div className={classes['top']}>
          <OwnCard own={data.own} onEdit={() => setEditing(true)} />
          <Requests requests={data.requests} />
        </div>
      )}
      <ReceivedList list={data.received} path={path} />
    </main>
  );
};
