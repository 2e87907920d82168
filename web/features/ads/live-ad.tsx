import { useEffect, useRef, useState } from 'react';
import { advertising, type ShownAd } from '#contract/advertising/calls.ts';
import type { AdPlace } from '#contract/advertising/places.ts';
import type { PageAddress } from '#contract/pages.ts';
import { keepaliveCall, quietCall } from '#web/lib/call.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { AdCard } from '#web/ui/card/ad-card.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';

/** Half of it on the screen for so long is seen (advertising 6). */
const seenAfter = 1_000;

const log = (id: string, act: 'shown' | 'opened') => {
  // A figure that did not arrive is no reason to disturb the reader.
  void keepaliveCall(advertising.log, { body: { id, act } }).catch(() => undefined);
};

/** Tells once that an advertisement has been seen. */
const useSeen = (id: string | undefined) => {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!id || !box.current) return undefined;
    let timer = 0;
    const watch = new IntersectionObserver(
      (seen) => {
        window.clearTimeout(timer);
        if (!seen.some((s) => s.isIntersecting)) return;
        timer = window.setTimeout(() => {
          watch.disconnect();
          log(id, 'shown');
        }, seenAfter);
      },
      { threshold: 0.5 },
    );
    watch.observe(box.current);
    return () => {
      watch.disconnect();
      window.clearTimeout(timer);
    };
  }, [id]);
  return box;
};

type Props = { place: AdPlace; field: string | undefined; className: string | undefined };

/** One advertisement for a place, where there is one for this reader today. */
export default function LiveAd({ place, field, className }: Props) {
  const { t } = useTranslation('foot');
  const text = useText();
  const lang = useLang();
  const [ad, setAd] = useState<ShownAd | null>(null);
  const box = useSeen(ad?.id);
  useEffect(() => {
    let gone = false;
    quietCall(advertising.openOne, { body: { place, ...(field && { field }) } }).then(
      (found) => {
        if (!gone) setAd(found);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [place, field]);
  if (!ad) return null;
  return (
    <aside ref={box} className={className} aria-label={t('ad.mark')} data-ad={ad.id}>
      <AdCard
        company={<span lang={textLang(ad.company.name, lang)}>{text(ad.company.name)}</span>}
        title={
          <SiteLink to={ad.to as PageAddress} onClick={() => log(ad.id, 'opened')}>
            {ad.title}
          </SiteLink>
        }
        line={ad.line}
        picture={ad.picture}
        byField={ad.byField}
      />
    </aside>
  );
}
