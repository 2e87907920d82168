import type WebSocket from 'ws';
import { downstreamFrame, type DownstreamFrame } from '#contract/chat/frames.ts';
import type { TestPerson } from '../world/people.ts';
import type { TestSite } from './site.ts';

type Node = Pick<TestSite, 'socket'>;
export type Line = { ws: WebSocket; frames: DownstreamFrame[]; closed: Promise<number> };
const isOpen = (ws: WebSocket | number): ws is WebSocket => typeof ws !== 'number';

/** Every frame is one that the contract declares. */
const listen = (ws: WebSocket): Line => {
  const frames: DownstreamFrame[] = [];
  ws.on('message', (d: Buffer) => frames.push(downstreamFrame.parse(JSON.parse(d.toString()))));
  return { ws, frames, closed: new Promise((done) => ws.on('close', done)) };
};
export const line = async (node: Node, headers: Record<string, string> = {}): Promise<Line> => {
  const ws = await node.socket('/api/chat/ws', headers);
  if (!isOpen(ws)) throw new Error(`refused with ${ws}`);
  return listen(ws);
};
export const authority = (p: TestPerson, o: object = {}) =>
  JSON.stringify({ method: 'authority', auid: p.userId, token: '', appKey: 'x', requestId: 1, timestamp: 2, ...o });
export const joined = async (t: TestSite, node: Node, p: TestPerson): Promise<Line> => {
  const l = await line(node, { authorization: `Bearer ${p.token}` });
  l.ws.send(authority(p));
  await t.until(async () => l.frames.some((f) => f.method === 'authority' && f.success));
  return l;
};
export const sequences = (l: Line) => l.frames.flatMap((f) => (f.method === 'message' ? [f.sequence] : []));
