import type { BoothOrderView } from '#contract/fairs/exhibiting/orders.ts';
import { pageTo } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Timeline } from '#web/ui/feedback/timeline.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './orders.module.css';
import { PriceLines } from './price-lines.tsx';

/** What was ordered, at which price, and whom to talk to. */
export const OrderFacts = ({ view: v }: { view: BoothOrderView }) => {
  const { t } = useTranslation(['boothOrders', 'fairs']);
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const { row } = v;
  return (
    <section className={`${panel['panel']} ${classes['card']}`} aria-labelledby="facts">
      <h2 id="facts">
        <SiteLink to={pageTo('fairHall', { id: row.hall.id, booth: row.booth.id })}>
          {t('boothAt', { number: row.booth.number })} · {t('fairs:hallNo', { n: row.hall.no })} {text(row.hall.name)}
        </SiteLink>
      </h2>
      <p>
        {t(`fairs:size.${row.booth.size}`)} · {t(`fairs:class.${row.booth.class}`)}
      </p>
      <PriceLines
        area={v.area}
        perMetre={v.perMetre}
        corner={v.corner}
        cornerPercent={v.cornerPercent}
        total={row.total}
        currency={row.currency}
      />
      {text(v.included) && (
        <p className={classes['quiet']} lang={textLang(v.included, lang)}>
          {text(v.included)}
        </p>
      )}
      <dl className={classes['sum']}>
        <div>
          <dt>{t('contact')}</dt>
          <dd>{v.contact || '—'}</dd>
        </div>
        {v.paid && (
          <div>
            <dt>{t('paidOn')}</dt>
            <dd>
              <span className="figure">{f.day(v.paid.on)}</span> · {v.paid.reference}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
};

const tones = { confirm: 'warp', pay: 'warp', ask: 'weft', refuse: 'bad', cancel: 'bad' } as const;

/** What happened to it, the first first. */
export const OrderCourse = ({ view: v }: { view: BoothOrderView }) => {
  const { t } = useTranslation('boothOrders');
  return (
    <section className={classes['section']} aria-labelledby="course">
      <h2 id="course">{t('course')}</h2>
      <Timeline
        label={t('course')}
        events={v.timeline.map((e) => ({
          key: e.id,
          at: e.at,
          title: t(`did.${e.act}`),
          by: t(`party.${e.party}`),
          text: e.text,
          ...(e.act in tones && { tone: tones[e.act as keyof typeof tones] }),
        }))}
      />
    </section>
  );
};
