import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { htmlLang, type Lang } from '#contract/core/langs.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import type { Marker } from '#web/lib/text/glossary.ts';
import { isForeign } from '#web/lib/text/is-foreign.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { translate } from '#web/lib/text/translate.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './foreign.module.css';

/** A term of the field; what it is called in the reader's language stands behind it once it is pressed, and in its title. */
const Term = ({ text, means }: { text: string; means: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classes['term']}
        title={means}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {text}
      </button>
      {open && <span className={classes['means']}> [{means}]</span>}
    </>
  );
};

/** Words with the terms of other languages marked. */
export const Marked = ({ text, marker }: { text: string; marker: Marker | null }) =>
  marker
    ? marker(text).map((p, i) =>
        p.means ? (
          // oxlint-disable-next-line react/no-array-index-key -- pieces of one text, which never change places
          <Term key={i} text={p.text} means={p.means} />
        ) : (
          p.text
        ),
      )
    : text;

/** Offers a translation by machine below a text of another language, where the operator has set a translator. */
export const MachineTranslation = ({ text, written }: { text: string; written?: Lang | null }) => {
  const { t } = useTranslation('speech');
  const lang = useLang();
  const there = (useRouteLoaderData('root') as { translates: boolean } | undefined)?.translates;
  const { act, busy, fault } = useAct();
  // Another text or language in the same place is not translated yet.
  const key = `${lang} ${text}`;
  const [made, setMade] = useState<{ key: string; text: string } | null>(null);
  const found = made?.key === key ? made.text : null;
  if (!there || !isForeign(text, written, lang)) return null;
  const onTranslate = () => void act(async () => setMade({ key, text: await translate(text, lang) }));
  return (
    <span className={classes['machine']}>
      {found === null ? (
        <button type="button" disabled={busy} onClick={onTranslate}>
          {t('translate')}
        </button>
      ) : (
        <>
          <small>{t('byMachine')}</small>
          <span lang={htmlLang[lang]}>{found}</span>
        </>
      )}
      {fault && <small role="alert">{fault}</small>}
    </span>
  );
};
