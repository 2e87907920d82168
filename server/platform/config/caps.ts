import { z } from 'zod';

const most = (usual: number) => z.coerce.number('must be a number').int().min(1).default(usual);

/** How much one node takes at a time, and from one address or person. */
export const capSettings = {
  CONNECTIONS_PER_NODE: most(10_000),
  CONNECTIONS_PER_ADDRESS: most(1_000),
  SOCKETS_PER_NODE: most(5_000),
  SOCKETS_PER_ADDRESS: most(500),
  SOCKETS_PER_PERSON: most(10),
};

type Given = { [K in keyof typeof capSettings]: number };

/** Open at the same time: `connections` of any kind, `sockets` of those that are WebSockets. */
export const capsOf = (s: Given) => ({
  connections: { node: s.CONNECTIONS_PER_NODE, address: s.CONNECTIONS_PER_ADDRESS },
  sockets: { node: s.SOCKETS_PER_NODE, address: s.SOCKETS_PER_ADDRESS, person: s.SOCKETS_PER_PERSON },
});
