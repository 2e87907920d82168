import { useDiscovery } from '#web/lib/page/discover.ts';
import { useAliveMark } from '#web/lib/page/ready.ts';

/** Stands last in the document: says that it is alive, then tells the router where its links lead. */
export const Alive = () => {
  useAliveMark();
  useDiscovery();
  return null;
};
