import { PrefetchPageLinks } from 'react-router';
import { useDiscovery } from '#web/lib/page/discover.ts';
import { useFollow } from '#web/lib/page/follow.ts';
import { useAliveMark } from '#web/lib/page/ready.ts';

/** Stands last in the document: follows its links, says that it is alive, then tells the router where they lead. */
export const Alive = () => {
  const ahead = useFollow();
  useAliveMark();
  useDiscovery();
  return ahead ? <PrefetchPageLinks page={ahead} /> : null;
};
