import type { DeskPiece } from '#contract/content/desk.ts';
import type { PieceContent } from '#contract/content/piece.ts';
import { IssueFields } from './issue-fields.tsx';
import { FilmFields } from './film-fields.tsx';

type Props = {
  piece: DeskPiece;
  media: PieceContent['media'];
  error: (name: string) => string | undefined;
  onChange: (media: PieceContent['media']) => void;
};

/** What a journal or a video carries; nothing for every other kind. */
export const MediaFields = ({ piece, media, error, onChange }: Props) => {
  if (media?.kind === 'journal')
    return <IssueFields pieceId={piece.row.id} media={media} error={error} onChange={onChange} />;
  if (media?.kind === 'video')
    return <FilmFields pieceId={piece.row.id} media={media} error={error} onChange={onChange} />;
  return null;
};
