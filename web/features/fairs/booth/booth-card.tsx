import { Icon3dCubeSphere, IconCircleCheck, IconFileText, IconPhoto, IconPlayerPlay } from '@tabler/icons-react';
import type { RefObject } from 'react';
import type { BoothOnPlan, BoothView } from '#contract/fairs/views.ts';
import { mayOpen, pageTo } from '#contract/pages.ts';
import { ask } from '#web/lib/ask.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ProductFace } from '#web/ui/card/product-face.tsx';
import { ActButton, ActLink } from '#web/ui/feedback/act.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { ClassGlyph } from '#web/ui/picture/class-glyph.tsx';
import { BoothActs } from './booth-acts.tsx';
import { CallStaff } from './call-staff.tsx';
import { BoothState } from './booth-state.tsx';
import { BoothStaff } from './booth-staff.tsx';
import classes from './booth.module.css';

type Props = {
  fairId: string;
  hallId: string;
  /** As the hall says it, at once. */
  booth: BoothOnPlan;
  /** All of it, once it is read. */
  view: BoothView | null;
  failed: boolean;
  again: () => void;
  staffed: boolean;
  /** Whether who is there is known: the page hears of the hall. */
  live: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
};

/** Number, size and class of a booth. */
export const BoothLine = ({ booth: b, className }: { booth: BoothOnPlan; className?: string | undefined }) => {
  const { t } = useTranslation('fairs');
  return (
    <p className={className ?? classes['line']}>
      <span className="figure">{b.number}</span> · {t(`size.${b.size}`)}
      {b.state === 'taken' && (
        <>
          {' · '}
          <ClassGlyph of={b.class} size={14} /> {t(`class.${b.class}`)}
        </>
      )}
    </p>
  );
};

/** What is behind the login: told to a visitor, with the way to it. */
const Gate = () => {
  const { t } = useTranslation('booths');
  return (
    <div className={classes['gate']}>
      <p>{t('gate.text')}</p>
      <ActButton onClick={() => ask('login')}>{t('gate.login')}</ActButton>
    </div>
  );
};

/** Files of a booth, each told with its size where it stands on its page. */
const Kept = ({ view: v }: { view: BoothView }) => {
  const { t } = useTranslation('booths');
  const f = useFormat();
  const to = pageTo('booth', { id: v.id });
  const parts = [
    v.brochure && { key: 'brochure', Mark: IconFileText, label: t('brochure') },
    v.film && { key: 'film', Mark: IconPlayerPlay, label: t('film') },
    v.pictures.length > 0 && {
      key: 'pictures',
      Mark: IconPhoto,
      label: t('pictures', { n: f.number(v.pictures.length), count: v.pictures.length }),
    },
  ].flatMap((p) => p || []);
  if (!parts.length) return null;
  return (
    <p className={classes['kept']}>
      {parts.map(({ key, Mark, label }) => (
        <SiteLink key={key} to={to}>
          <Mark size={16} stroke={1.8} aria-hidden="true" />
          {label}
        </SiteLink>
      ))}
    </p>
  );
};

type TakenProps = Omit<Props, 'fairId' | 'hallId' | 'heading'> & { exhibitor: NonNullable<BoothOnPlan['exhibitor']> };
/** What an exhibitor shows: at once what the plan knows, the rest once it is read. */
const Taken = ({ booth: b, exhibitor, view, failed, again, staffed, live }: TakenProps) => {
  const { t } = useTranslation(['booths', 'fairs']);
  const text = useText();
  const lang = useLang();
  const viewer = useViewer();
  return (
    <>
      <p className={classes['tags']}>
        {exhibitor.verified && (
          <Tag tone="warp">
            <IconCircleCheck size={14} stroke={2} aria-hidden="true" />
            {t('verified')}
          </Tag>
        )}
        {text(exhibitor.city) && <Tag>{text(exhibitor.city)}</Tag>}
        {staffed && <Tag tone="warp">{t('staffed')}</Tag>}
      </p>
      {text(b.headline) && (
        <p className={classes['headline']} lang={textLang(b.headline, lang)}>
          {text(b.headline)}
        </p>
      )}
      {failed && (
        <p className={classes['failed']} role="alert">
          {t('failed')}{' '}
          <ActButton look="word" onClick={again}>
            {t('again')}
          </ActButton>
        </p>
      )}
      {!view && !failed && (
        <p className={classes['wait']} aria-busy="true">
          {t('wait')}
        </p>
      )}
      {view && <BoothState booth={view} />}
      {view && view.products.length > 0 && (
        <ul className={classes['goods']}>
          {view.products.slice(0, 3).map((p) => (
            <li key={p.id}>
              <SiteLink to={pageTo('product', { id: p.id })}>
                <ProductFace category={p.category.slug} picture={p.picture} photo={p.photo} sizes="120px" />
                <span lang={textLang(p.name, lang)}>{text(p.name)}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      {view && <Kept view={view} />}
      {view && view.staff.length > 0 && <BoothStaff staff={view.staff} />}
      {view && live && !staffed && view.fair.phase === 'open' && view.staff.length > 0 && (
        <p className={classes['wait']}>{t('away')}</p>
      )}
      {view && !viewer && <Gate />}
      <BoothActs boothId={b.id} exhibitor={exhibitor} meets={view?.staff.some((p) => p.hours.length > 0)} />
      {staffed && <CallStaff boothId={b.id} exhibitorId={exhibitor.id} />}
    </>
  );
};

/** How to get a booth that nobody has. */
const NotTaken = ({ booth: b, fairId, hallId }: Pick<Props, 'booth' | 'fairId' | 'hallId'>) => {
  const { t } = useTranslation(['booths', 'fairs']);
  const viewer = useViewer();
  return (
    <p className={classes['headline']}>
      {t(b.state === 'held' ? 'heldText' : 'freeText')}{' '}
      {b.state === 'free' && mayOpen('boothOrders', viewer) ? (
        <SiteLink to={pageTo('boothOrders', { fair: fairId, hall: hallId, booth: b.id })}>{t('orderThis')}</SiteLink>
      ) : (
        <SiteLink to={pageTo('fair', { id: fairId })}>{t('book')}</SiteLink>
      )}
    </p>
  );
};

/** The booth that is chosen, beside the plan: who, what, whom to talk to, and the acts. */
export const BoothCard = ({ fairId, hallId, booth: b, heading, ...of }: Props) => {
  const { t } = useTranslation(['booths', 'fairs']);
  const text = useText();
  const lang = useLang();
  const { exhibitor } = b;
  return (
    <section className={classes['card']} aria-label={t('card', { number: b.number })} data-family={b.class}>
      <BoothLine booth={b} />
      <h2 ref={heading} tabIndex={-1} lang={exhibitor ? textLang(exhibitor.name, lang) : undefined}>
        {exhibitor ? text(exhibitor.name) : t(b.state === 'held' ? 'fairs:booth.held' : 'fairs:booth.free')}
      </h2>
      {exhibitor ? (
        <Taken booth={b} exhibitor={exhibitor} {...of} />
      ) : (
        <NotTaken booth={b} fairId={fairId} hallId={hallId} />
      )}
      <p className={classes['links']}>
        {exhibitor && <ActLink to={pageTo('booth', { id: b.id })}>{t('open')}</ActLink>}
        <SiteLink to={pageTo('fairSpace', { id: hallId, booth: b.id })}>
          <Icon3dCubeSphere size={16} stroke={1.8} aria-hidden="true" />
          {t('inSpace')}
        </SiteLink>
      </p>
    </section>
  );
};
