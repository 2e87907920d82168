import { IconMessageBolt } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { type CannedReply, consult } from '#contract/chat/desk.ts';
import { htmlLang, type Lang, langs } from '#contract/core/langs.ts';
import { pick } from '#contract/core/text.ts';
import { mayOpen, pageTo } from '#contract/pages.ts';
import { quietCall } from '#web/lib/call.ts';
import { useMay, useViewer } from '#web/lib/page/viewer.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './strip.module.css';

/** The language in which a reply goes in: the other side's, else one that it has. */
const langFor = (r: CannedReply, wanted: Lang): Lang =>
  r.text[wanted] ? wanted : (langs.find((l) => r.text[l]) ?? wanted);

type RowProps = { reply: CannedReply; to: Lang; onPick: (words: string) => void };
const ReplyRow = ({ reply: r, to, onPick }: RowProps) => {
  const { t } = useTranslation('desk');
  const lang = useLang();
  const l = langFor(r, to);
  return (
    <li>
      <button type="button" onClick={() => onPick(r.text[l] ?? '')}>
        <b>{pick(r.title, lang)}</b>
        <span lang={htmlLang[l]}>{r.text[l]}</span>
        <small data-other={l !== to || undefined}>
          {l === to
            ? t('replies.in', { lang: t(`lang.${l}`) })
            : `${t('replies.missing', { lang: t(`lang.${to}`) })} · ${t('replies.in', { lang: t(`lang.${l}`) })}`}
        </small>
      </button>
    </li>
  );
};

type RepliesProps = {
  to: Lang;
  /** null while they are on their way. */
  replies: CannedReply[] | null;
  q: string;
  onSearch: (q: string) => void;
  onPick: (words: string) => void;
};
const Replies = ({ to, replies, q, onSearch, onPick }: RepliesProps) => {
  const { t } = useTranslation('desk');
  const viewer = useViewer();
  const manages = useMay('manage');
  const words = q.trim().toLowerCase();
  const found = (replies ?? []).filter((r) =>
    [...Object.values(r.title), ...Object.values(r.text)].join(' ').toLowerCase().includes(words),
  );
  const desk = (['serviceChats', 'consultCentre', 'providerConsults'] as const).find((k) => mayOpen(k, viewer));
  return (
    <div role="group" aria-label={t('view.replies')}>
      {replies !== null && replies.length > 0 && (
        <input
          type="search"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel was just asked for
          autoFocus
          value={q}
          placeholder={t('replies.search')}
          aria-label={t('replies.search')}
          onChange={(e) => onSearch(e.currentTarget.value)}
          onKeyDown={(e) => {
            // Enter would send the message that is being written.
            if (e.key === 'Enter') e.preventDefault();
          }}
        />
      )}
      {replies !== null && found.length === 0 && (
        <p>{replies.length ? t('replies.nothing') : t(manages ? 'none.replies' : 'none.repliesRead')}</p>
      )}
      <ul>
        {found.map((r) => (
          <ReplyRow key={r.id} reply={r} to={to} onPick={onPick} />
        ))}
      </ul>
      {desk && manages && <SiteLink to={pageTo(desk, { tab: 'replies' })}>{t('replies.manage')}</SiteLink>}
    </div>
  );
};

/** The button of the composer that inserts a canned reply in the other side's language; a fallback is named. */
export const ReplyPicker = ({ to, onInsert }: { to: Lang; onInsert: (words: string) => void }) => {
  const { t } = useTranslation('desk');
  const box = useRef<HTMLDivElement>(null);
  const [replies, setReplies] = useState<CannedReply[] | null>(null);
  const [open, setOpen] = useState(false);
  const [q, setQ] = useState('');
  useEffect(() => {
    if (!open) return undefined;
    void quietCall(consult.replies).then(setReplies, () => setReplies([]));
    const away = (e: PointerEvent) => {
      if (!box.current?.contains(e.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [open]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes it; its buttons are the controls
    <div
      ref={box}
      className={classes['picker']}
      onKeyDown={(e) => {
        if (e.key === 'Escape') setOpen(false);
      }}
    >
      <button
        type="button"
        title={t('replies.insert')}
        aria-label={t('replies.insert')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <IconMessageBolt size={20} aria-hidden="true" />
      </button>
      {open && (
        <Replies
          to={to}
          replies={replies}
          q={q}
          onSearch={setQ}
          onPick={(reply) => {
            onInsert(reply);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
};
