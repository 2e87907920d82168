import { Fragment } from 'react';

const address = /(https?:\/\/[^\s<>"'，。；！？）】》]+)/g;

/** Words with the addresses in them as links, which tell the other site nothing and lend it no weight. */
export const Linked = ({ text }: { text: string }) =>
  text.split(address).map((part, i) =>
    i % 2 ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text, which never change places
      <a key={i} href={part} target="_blank" rel="noopener noreferrer nofollow ugc">
        {part}
      </a>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <Fragment key={i}>{part}</Fragment>
    ),
  );
