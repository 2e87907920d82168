import { useEffect, useState } from 'react';
import { addressOfPiece } from '#contract/content/addresses.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { Text } from '#contract/core/schemas.ts';
import { home } from '#contract/home/calls.ts';
import { type PageAddress, pageTo } from '#contract/pages.ts';
import { search } from '#contract/search/calls.ts';
import { isCounted, type SearchKind, type SearchScope } from '#contract/search/kinds.ts';
import { quietCall } from '#web/lib/call.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { addressOfExhibition } from '#web/lib/page/exhibition-address.ts';
import { searchPath } from '#web/lib/page/search-places.ts';

/** One line of the list: where it leads, and the words that it leaves in the field. */
export type Suggested = { to: PageAddress; name: string; note?: string; lang?: string | undefined; words?: string };
export type SuggestedGroup = { key: string; label: string; options: Suggested[] };

const pause = 180;
type Found = { of: string; data: DataOf<typeof home.suggest> };
type Hot = { of: SearchScope; data: DataOf<typeof search.hotSearches> };

/** What was found last: an answer that comes late for older words is left. */
const useFound = (words: string): Found | undefined => {
  const [found, setFound] = useState<Found>();
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
  return found;
};

/** What others look for in a scope, asked once somebody stands before the empty field. */
const useHot = (words: string, scope: SearchKind): Hot | undefined => {
  const [hot, setHot] = useState<Hot>();
  const counted = isCounted(scope) ? scope : null;
  const wantsHot = !words && counted !== null && hot?.of !== counted;
  useEffect(() => {
    if (!wantsHot || !counted) return undefined;
    let late = false;
    quietCall(search.hotSearches, { query: { scope: counted } }).then(
      (data) => {
        if (!late) setHot({ of: counted, data });
      },
      () => undefined,
    );
    return () => {
      late = true;
    };
  }, [wantsHot, counted]);
  return hot;
};

/** The words of the page, and how a name is called in the reader's language. */
const useNaming = () => {
  const { t } = useTranslation(['frame', 'common']);
  const lang = useLang();
  const text = useText();
  return { t, lang, text };
};
type Naming = ReturnType<typeof useNaming>;

/** One kind of what was found, by what it is called in the reader's language. */
const groupOf = <T>(
  { text, lang }: Naming,
  key: string,
  label: string,
  list: readonly T[],
  option: (of: T) => { to: PageAddress; name: Text; note?: string },
): SuggestedGroup => ({
  key,
  label,
  options: list.map((of) => {
    const { name, ...rest } = option(of);
    return { ...rest, name: text(name), lang: textLang(name, lang) };
  }),
});

/** What is on the market: what is made, by whom, and what is asked for. */
const marketGroups = (d: Found['data'], naming: Naming): SuggestedGroup[] => {
  const { t, text } = naming;
  return [
    groupOf(naming, 'categories', t('search.categories'), d.categories, ({ slug, name, group: of }) => ({
      to: pageTo('search', { category: slug }),
      name,
      ...(text(of) !== text(name) && { note: text(of) }),
    })),
    // A process or certificate leads to who has it, a standard to what is stated by it.
    groupOf(naming, 'terms', t('search.terms'), d.terms, ({ kind, slug, name, note }) => ({
      to: pageTo(
        'search',
        kind === 'standard'
          ? { category: slug }
          : kind === 'process'
            ? { kind: 'suppliers', process: slug }
            : { kind: 'suppliers', certificate: slug },
      ),
      name,
      note: kind === 'standard' ? text(note) : t('common:search.suppliers'),
    })),
    groupOf(naming, 'products', t('common:search.products'), d.products, ({ id, name, company }) => ({
      to: pageTo('product', { id }),
      name,
      note: text(company),
    })),
    groupOf(naming, 'companies', t('common:search.suppliers'), d.companies, ({ id, name, city }) => ({
      to: pageTo('company', { slug: id }),
      name,
      note: text(city),
    })),
    groupOf(naming, 'inquiries', t('common:search.inquiries'), d.inquiries, ({ id, title, number }) => ({
      to: pageTo('inquiry', { id }),
      name: title,
      note: number,
    })),
    groupOf(naming, 'services', t('common:search.services'), d.services, ({ id, name, sort, company }) => ({
      to: pageTo('serviceOffer', { id }),
      name,
      note: `${text(sort)} · ${text(company)}`,
    })),
    groupOf(naming, 'vacancies', t('common:search.jobs'), d.vacancies, ({ id, title, sort, company }) => ({
      to: pageTo('vacancy', { id }),
      name: title,
      note: `${text(sort)} · ${text(company)}`,
    })),
  ];
};

/** Where the industry meets, and what is written of it. */
const industryGroups = (d: Found['data'], naming: Naming): SuggestedGroup[] => {
  const { t, text } = naming;
  return [
    groupOf(naming, 'parks', t('search.parks'), d.parks, ({ slug, name, city }) => ({
      to: pageTo('park', { slug }),
      name,
      note: text(city),
    })),
    groupOf(naming, 'conferences', t('search.conferences'), d.conferences, ({ slug, name, city, organiser }) => ({
      to: pageTo('conference', { slug }),
      name,
      note: `${text(city)} · ${text(organiser)}`,
    })),
    groupOf(naming, 'exhibitions', t('common:search.exhibitions'), d.exhibitions, (e) => ({
      to: addressOfExhibition(e),
      name: e.name,
      note: text(e.note),
    })),
    groupOf(naming, 'pieces', t('search.pieces'), d.pieces, (p) => ({ to: addressOfPiece(p), name: p.title })),
  ];
};

/**
 * Suggestions for words, asked when the typing pauses; an answer that comes late for older words is left.
 * @param own what the reader has looked for, which stands before any words
 */
export const useSuggested = (words: string, scope: SearchKind, own: readonly string[]): SuggestedGroup[] => {
  const naming = useNaming();
  const { t } = naming;
  const found = useFound(words);
  const hot = useHot(words, scope);
  if (!words) {
    const line = (term: string) => ({ to: searchPath(scope, term), name: term, words: term });
    const others = (hot?.of === scope ? hot.data : []).map((h) => h.term).filter((term) => !own.includes(term));
    return [
      { key: 'own', label: t('search.own'), options: own.map(line) },
      { key: 'hot', label: t('search.hot'), options: others.map(line) },
    ].filter((g) => g.options.length > 0);
  }
  // While the next answer is on its way the last one stays: the list doesn't blink.
  const d = found?.data;
  if (!d) return [];
  return [...marketGroups(d, naming), ...industryGroups(d, naming)].filter((g) => g.options.length > 0);
};
