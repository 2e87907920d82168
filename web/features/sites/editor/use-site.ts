import { useRef, useState } from 'react';
import type { DataOf, InputOf } from '#contract/core/endpoint.ts';
import { sites } from '#contract/sites/calls.ts';
import type { BlockContent, SiteBlock, SiteContent } from '#contract/sites/site.ts';
import { call } from '#web/lib/call.ts';
import { savedOrElsewhere } from '#web/lib/form/server-draft.ts';
import { useDraft } from '#web/lib/form/use-draft.ts';

export type Kept = DataOf<typeof sites.draft>;
type Sent = InputOf<typeof sites.save>['body']['content'];

/**
 * The draft of a company's pages as it is typed: in the browser's store at once, on the server a little later, and the second of two
 * windows is told. `revision` is the one that the server has, for publishing what is seen.
 */
export const useSite = (kept: Kept) => {
  const [site, setSite] = useState(kept.content as unknown as SiteContent);
  const newest = useRef(site);
  const revision = useRef(kept.revision);
  const draft = useDraft<SiteContent>(
    {
      name: `site.${kept.entId}`,
      server: {
        kept: kept.savedAt
          ? { revision: kept.revision, savedAt: kept.savedAt, values: kept.content as unknown as SiteContent }
          : null,
        save: async (content, base) => {
          const said = await savedOrElsewhere<SiteContent>(
            call(sites.save, { body: { base, content: content as unknown as Sent } }),
          );
          revision.current = 'elsewhere' in said ? said.elsewhere.revision : said.revision;
          return said;
        },
      },
    },
    (part) => {
      newest.current = { ...newest.current, ...part };
      setSite(newest.current);
    },
  );
  const change = (part: Partial<SiteContent>): void => {
    newest.current = { ...newest.current, ...part };
    setSite(newest.current);
    draft.keep(newest.current);
  };
  return {
    site,
    draft,
    change,
    /** Changes a part of one block. */
    changeBlock: (block: SiteBlock, part: Partial<BlockContent>) =>
      change({ [block]: { ...newest.current[block], ...part } }),
    keepOwn: () => draft.keepOwn(newest.current),
    /** The revision of what is on the page, saved first where it was not. */
    saved: async (): Promise<number> => {
      await draft.flush();
      return revision.current;
    },
  };
};
export type Site = ReturnType<typeof useSite>;
