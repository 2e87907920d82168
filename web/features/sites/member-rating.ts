import { useEffect, useState } from 'react';
import type { RatingFigure } from '#contract/order/rating-figure.ts';
import { call } from '#web/lib/call.ts';
import { useViewer } from '#web/lib/page/viewer.ts';

/** The figure that everybody sees; members are told of fewer ratings too, once the page lives. */
export const useRating = (entId: string, known: RatingFigure | null): RatingFigure | null => {
  const viewer = useViewer();
  const [own, setOwn] = useState<RatingFigure | null>(null);
  const asks = viewer !== null && known === null;
  useEffect(() => {
    if (!asks) return undefined;
    let gone = false;
    void import('#contract/order/ratings.ts')
      .then(({ orderRatings }) => call(orderRatings.ofCompany, { params: { id: entId } }))
      .then(
        ({ figure }) => !gone && setOwn(figure),
        // A figure that does not come is left out.
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [asks, entId]);
  return known ?? own;
};
