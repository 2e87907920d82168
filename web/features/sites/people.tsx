import { useTranslation } from '#web/lib/text/words.ts';
import { ask } from '#web/lib/ask.ts';
import { useNow } from '#web/lib/page/now.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { Face } from '#web/ui/card/face.tsx';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { isOpen, useHours, useLanguages } from './hours.ts';
import classes from './people.module.css';
import type { Contact, PublicSite } from './view.ts';

type Desk = PublicSite['desks'][number];
/** `whole` shows phone and mail too, as the page of contacts does. */
type Props = { desks: readonly Desk[]; contacts: readonly Contact[] | null; whole?: boolean };

const Person = ({ person: p, whole }: { person: Desk & Partial<Contact>; whole: boolean }) => {
  const { t } = useTranslation('sites');
  const text = useText();
  const lang = useLang();
  const now = useNow();
  const hours = useHours();
  const languages = useLanguages();
  const open = p.hours ? isOpen(p.hours, now) : null;
  const duty = text(p.duty);
  return (
    <li>
      <Face name={p.name ?? duty} avatar={null} size={36} />
      <div>
        <strong lang={p.name ? undefined : textLang(p.duty, lang)}>{p.name ?? duty}</strong>
        <p>
          {p.name && duty && <span lang={textLang(p.duty, lang)}>{duty}</span>}
          <span>{languages(p.languages)}</span>
        </p>
        {p.hours && <p className={classes['hours']}>{hours(p.hours, now)}</p>}
        {whole && (p.phone || p.mail) && (
          <p className={classes['ways']}>
            {p.phone && <a href={`tel:${p.phone.replace(/[^+\d]/g, '')}`}>{p.phone}</a>}
            {p.mail && <a href={`mailto:${p.mail}`}>{p.mail}</a>}
          </p>
        )}
      </div>
      {open !== null && <small data-open={open || undefined}>{t(open ? 'people.open' : 'people.closed')}</small>}
    </li>
  );
};

/** Whom to ask: for members by name, for visitors by what they are responsible for (security 4). */
export const People = ({ desks, contacts, whole = false }: Props) => {
  const { t } = useTranslation('sites');
  const list: readonly (Desk & Partial<Contact>)[] = contacts ?? desks;
  return (
    <>
      {list.length > 0 ? (
        <ul className={classes['people']}>
          {list.map((p) => (
            <Person key={p.id} person={p} whole={whole} />
          ))}
        </ul>
      ) : (
        <p className={classes['none']}>{t(contacts ? 'people.none' : 'people.gated')}</p>
      )}
      {!contacts && (
        <div className={classes['gate']}>
          <ActButton onClick={() => ask('login')}>{t('people.login')}</ActButton>
        </div>
      )}
    </>
  );
};
