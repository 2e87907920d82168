import { useEffect, useState } from 'react';
import { addressOfPiece } from '#contract/content/addresses.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { footprints } from '#contract/footprints/calls.ts';
import { home } from '#contract/home/calls.ts';
import { type PageAddress, pageTo } from '#contract/pages.ts';
import { search, type SearchScope } from '#contract/search/calls.ts';
import { quietCall } from '#web/lib/call.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { searchPath } from '#web/lib/page/search-places.ts';

/** One line of the list: where it leads, and the words that it leaves in the field. */
export type Suggested = { to: PageAddress; name: string; note?: string; lang?: string | undefined; words?: string };
type SuggestedGroup = { key: string; label: string; options: Suggested[] };

const pause = 180;
type Found = { of: string; data: DataOf<typeof home.suggest> };
type Own = DataOf<typeof footprints.searches>;
/** Own searches before the frequent ones. */
const ownShown = 5;
type Hot = { of: SearchScope; data: DataOf<typeof search.hotSearches> };

/** Suggestions for words, asked when the typing pauses; an answer that comes late for older words is left. */
export const useSuggested = (words: string, scope: SearchScope): SuggestedGroup[] => {
  const { t } = useTranslation(['frame', 'common']);
  const lang = useLang();
  const text = useText();
  const [found, setFound] = useState<Found>();
  const [hot, setHot] = useState<Hot>();
  const [own, setOwn] = useState<Own>();
  const member = useViewer() !== null;

  useEffect(() => {
    if (!words) return undefined;
    let late = false;
    const timer = setTimeout(() => {
      quietCall(home.suggest, { query: { q: words } }).then(
        (data) => {
          if (!late) setFound({ of: words, data });
        },
        // Without suggestions the field still searches.
        () => undefined,
      );
    }, pause);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [words]);

  const wantsHot = !words && hot?.of !== scope;
  useEffect(() => {
    if (!wantsHot) return undefined;
    let late = false;
    quietCall(search.hotSearches, { query: { scope } }).then(
      (data) => {
        if (!late) setHot({ of: scope, data });
      },
      () => undefined,
    );
    return () => {
      late = true;
    };
  }, [wantsHot, scope]);

  const wantsOwn = member && !words && !own;
  useEffect(() => {
    if (!wantsOwn) return undefined;
    let late = false;
    quietCall(footprints.searches).then(
      (data) => {
        if (!late) setOwn(data.slice(0, ownShown));
      },
      () => undefined,
    );
    return () => {
      late = true;
    };
  }, [wantsOwn]);

  if (!words) {
    const line = ({ term }: { term: string }) => ({ to: searchPath(scope, term), name: term, words: term });
    const mine = (own ?? []).map((o) => ({ term: o.words }));
    const others = (hot?.of === scope ? hot.data : []).filter((h) => !mine.some((m) => m.term === h.term));
    return [
      { key: 'own', label: t('search.own'), options: mine.map(line) },
      { key: 'hot', label: t('search.hot'), options: others.map(line) },
    ].filter((g) => g.options.length > 0);
  }
  // While the next answer is on its way the last one stays: the list doesn't blink.
  const d = found?.data;
  if (!d) return [];
  const groups: SuggestedGroup[] = [
    {
      key: 'categories',
      label: t('search.categories'),
      options: d.categories.map((c) => ({
        to: pageTo('search', { category: c.slug }),
        name: text(c.name),
        ...(text(c.group) !== text(c.name) && { note: text(c.group) }),
      })),
    },
    {
      key: 'products',
      label: t('common:search.products'),
      options: d.products.map((p) => ({
        to: pageTo('product', { id: p.id }),
        name: text(p.name),
        lang: textLang(p.name, lang),
        note: text(p.company),
      })),
    },
    {
      key: 'companies',
      label: t('common:search.suppliers'),
      options: d.companies.map((c) => ({
        to: pageTo('company', { slug: c.id }),
        name: text(c.name),
        lang: textLang(c.name, lang),
        note: text(c.city),
      })),
    },
    {
      key: 'inquiries',
      label: t('common:search.inquiries'),
      options: d.inquiries.map((i) => ({
        to: pageTo('inquiry', { id: i.id }),
        name: text(i.title),
        lang: textLang(i.title, lang),
        note: i.number,
      })),
    },
    {
      key: 'services',
      label: t('common:search.services'),
      options: d.services.map((s) => ({
        to: pageTo('serviceOffer', { id: s.id }),
        name: text(s.name),
        lang: textLang(s.name, lang),
        note: `${text(s.sort)} · ${text(s.company)}`,
      })),
    },
    {
      key: 'vacancies',
      label: t('common:search.jobs'),
      options: d.vacancies.map((v) => ({
        to: pageTo('vacancy', { id: v.id }),
        name: text(v.title),
        lang: textLang(v.title, lang),
        note: `${text(v.sort)} · ${text(v.company)}`,
      })),
    },
    {
      key: 'parks',
      label: t('search.parks'),
      options: d.parks.map((k) => ({
        to: pageTo('park', { slug: k.slug }),
        name: text(k.name),
        lang: textLang(k.name, lang),
        note: text(k.city),
      })),
    },
    {
      key: 'conferences',
      label: t('search.conferences'),
      options: d.conferences.map((c) => ({
        to: pageTo('conference', { slug: c.slug }),
        name: text(c.name),
        lang: textLang(c.name, lang),
        note: `${text(c.city)} · ${text(c.organiser)}`,
      })),
    },
    {
      key: 'pieces',
      label: t('search.pieces'),
      options: d.pieces.map((p) => ({
        to: addressOfPiece(p),
        name: text(p.title),
        lang: textLang(p.title, lang),
      })),
    },
  ];
  return groups.filter((g) => g.options.length > 0);
};
