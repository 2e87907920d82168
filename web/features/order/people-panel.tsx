import type { DataOf } from '#contract/core/endpoint.ts';
import type { sites } from '#contract/sites/calls.ts';
import { parties } from '#contract/order/states.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ChatLink } from '#web/ui/card/chat-link.tsx';
import panel from '#web/ui/frame/panel.module.css';
import goods from './goods/goods.module.css';
import type { OrderDetail } from './order-detail.ts';
import page from './order-page.module.css';

export type Contacts = Record<(typeof parties)[number], DataOf<typeof sites.contacts>>;

/** Whom to talk to on both sides: who ordered and who quoted, and the companies' contacts that the reader may read. */
export const PeoplePanel = ({ detail, contacts }: { detail: OrderDetail; contacts: Contacts }) => {
  const { t } = useTranslation('order');
  const text = useText();
  const lang = useLang();
  return (
    <section className={`${panel['panel']} ${page['box']}`} aria-label={t('people.title')}>
      <h2>{t('people.title')}</h2>
      {parties.map((side) => (
        <div key={side} className={goods['item']}>
          <h3>{t(side)}</h3>
          <dl className={page['facts']}>
            {detail.people[side] && (
              <div>
                <dt>{t(`people.placed.${side}`)}</dt>
                <dd>{detail.people[side]}</dd>
              </div>
            )}
            {contacts[side].map((c) => (
              <div key={c.id}>
                <dt lang={textLang(c.duty, lang)}>{text(c.duty)}</dt>
                <dd>
                  {c.name}
                  {c.phone && (
                    <small>
                      <a href={`tel:${c.phone.replace(/[^+\d]/g, '')}`}>{c.phone}</a>
                    </small>
                  )}
                  {c.mail && (
                    <small>
                      <a href={`mailto:${c.mail}`}>{c.mail}</a>
                    </small>
                  )}
                </dd>
              </div>
            ))}
          </dl>
          {detail.row.party !== side && (
            <div className={goods['acts']}>
              <ChatLink order={detail.row.id} />
            </div>
          )}
          {!contacts[side].length && detail.row.party !== side && <p className={goods['quiet']}>{t('people.none')}</p>}
        </div>
      ))}
    </section>
  );
};
