import type { PieceRow } from '#contract/content/calls.ts';
import { addressOfPiece } from '#contract/content/addresses.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './content.module.css';
import { Shot } from './shot.tsx';

/** Who says it, what it is about, and whether it was invented. */
export const RowFacts = ({ row, kind = false }: { row: PieceRow; kind?: boolean }) => {
  const { t } = useTranslation('content');
  const text = useText();
  const { person } = row;
  return (
    <div className={classes['facts']}>
      {kind && <span>{t(`kind.${row.kind}`)}</span>}
      {person && <span>{[text(person.name), text(person.role), text(person.firm)].filter(Boolean).join(' · ')}</span>}
      {row.materials.length > 0 && <span>{row.materials.map((m) => text(m.name)).join(' · ')}</span>}
      {row.example && <Tag>{t('example')}</Tag>}
    </div>
  );
};

type Props = {
  rows: readonly (PieceRow & { read?: boolean })[];
  /** The heading that the rows stand below. */
  heading?: 'h2' | 'h3';
  /** Kinds are mixed, so each says its own. */
  mixed?: boolean;
};

/** Pieces as rows: day, title, what they say, what they are about. */
export const PieceRows = ({ rows, heading: H = 'h2', mixed = false }: Props) => {
  const { t } = useTranslation('content');
  const text = useText();
  const f = useFormat();
  return (
    <ul className={classes['rows']}>
      {rows.map((r) => (
        <li key={r.id} className={classes['row']}>
          <time className={`figure ${classes['date']}`} dateTime={r.publishedAt}>
            {f.day(r.publishedAt)}
          </time>
          <div>
            <H className={r.read === false ? classes['unread'] : undefined}>
              <SiteLink to={addressOfPiece(r)} data-row={r.id}>
                {text(r.title)}
              </SiteLink>
              {r.read === false && <span className="visually-hidden"> {t('unread')}</span>}
            </H>
            <p className={r.kind === 'statement' ? classes['said'] : undefined}>{text(r.summary)}</p>
            <RowFacts row={r} kind={mixed} />
          </div>
          <Shot of={r} sizes="176px" />
        </li>
      ))}
    </ul>
  );
};
