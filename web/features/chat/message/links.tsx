import type { Marker } from '#web/lib/text/glossary.ts';
import { Marked } from '#web/ui/text/foreign.tsx';

const address = /(https?:\/\/[^\s<>"'，。；！？）】》]+)/g;

/** Words with the addresses in them as links, which tell the other site nothing and lend it no weight, and terms marked. */
export const Linked = ({ text, marker }: { text: string; marker: Marker | null }) =>
  text.split(address).map((part, i) =>
    i % 2 ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text, which never change places
      <a key={i} href={part} target="_blank" rel="noopener noreferrer nofollow ugc">
        {part}
      </a>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <Marked key={i} text={part} marker={marker} />
    ),
  );
