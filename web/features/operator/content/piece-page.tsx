import type { ReactNode } from 'react';
import type { DeskPiece } from '#contract/content/desk.ts';
import { addressOfPiece } from '#contract/content/addresses.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { FilterLinks } from '#web/ui/list/filter-links.tsx';
import desk from '../desk.module.css';
import classes from './content.module.css';
import { MovePanel } from './move-panel.tsx';
import type { ContentTrees } from './about-fields.tsx';
import { PieceForm } from './piece-form.tsx';
import { Versions } from './versions.tsx';

type Props = {
  piece: DeskPiece;
  trees: ContentTrees;
  view: 'edit' | 'look' | 'versions';
  /** The saved version as its readers would see it, drawn by their page's own pieces. */
  look: ReactNode;
};

/** One piece at the desk: its words, what readers would see, its versions, and where it stands. */
export const DeskPiecePage = ({ piece, trees, view, look }: Props) => {
  const { t } = useTranslation('deskContent');
  const text = useText();
  const { id, kind, title, shown } = piece.row;
  return (
    <main id="main" className={desk['page']}>
      <div className={desk['heading']}>
        <h1>{text(title) || t('untitled')}</h1>
        <SiteLink to={deskPageTo('operatorContent', { kind })}>{t('back')}</SiteLink>
      </div>
      <FilterLinks
        label={t('views')}
        choices={(['edit', 'look', 'versions'] as const).map((key) => ({
          key,
          to: deskPageTo('operatorPiece', { id, ...(key !== 'edit' && { view: key }) }),
          label: t(`view.${key}`),
          current: view === key,
        }))}
      />
      {shown && (
        <p className={desk['quiet']}>
          <SiteLink to={addressOfPiece(piece.row)}>{t('toReaders')}</SiteLink>
        </p>
      )}
      <div className={classes['frame']}>
        {view === 'edit' && <PieceForm key={id} piece={piece} trees={trees} />}
        {view === 'look' && (
          <section className={`${panel['panel']} ${classes['look']}`} aria-label={t('view.look')}>
            <h2 className="visually-hidden">{t('view.look')}</h2>
            {look}
          </section>
        )}
        {view === 'versions' && <Versions piece={piece} />}
        <MovePanel piece={piece} />
      </div>
    </main>
  );
};
