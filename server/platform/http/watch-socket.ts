import type { Duplex } from 'node:stream';
import * as ws from 'ws';
import type { WebSocket } from 'ws';

/** What one socket may do (security 34). */
export const socketRules = {
  /** Bytes of a frame. */
  frame: 64 * 1024,
  /** Frames of any kind that a client may send in a minute. */
  messages: 100,
  /** Bytes that may wait for a reader who takes none. */
  waiting: 256 * 1024,
  /** Milliseconds between two beats; who has not answered one by the next is gone. */
  beat: 30_000,
} as const;

/** Close code of a socket that sends more than it may; one of the private ones, so that no client takes it for a logout. */
const tooManyMessages = 4429;
/** Milliseconds for a client to take our close frame before the connection is cut. */
const farewell = 1_000;

/** Sends, or cuts the connection of a reader who lets too much wait. */
export const sendTo = (socket: WebSocket, text: string): void => {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > socketRules.waiting) return socket.terminate();
  socket.send(text);
};

/** Bytes that may wait for a reader while a long answer is written to them. */
const ahead = 64 * 1024;

/**
 * Writes a long answer as its reader takes it, and so cuts nobody who reads, however slow their line is.
 * @returns whether all of it was written; false where the socket closed meanwhile
 */
export const sendAsTaken = async (socket: WebSocket, texts: Iterable<string>): Promise<boolean> => {
  for (const text of texts) {
    if (socket.readyState !== socket.OPEN) return false;
    if (socket.bufferedAmount + text.length < ahead) socket.send(text);
    else await new Promise<void>((taken) => socket.send(text, () => taken()));
  }
  return socket.readyState === socket.OPEN;
};

type Framing = {
  frame: (
    body: Buffer,
    o: { fin: boolean; rsv1: boolean; opcode: number; mask: boolean; readOnly: boolean },
  ) => Buffer[];
};
/** What ws makes its own frames with; its types leave it out. */
const { frame } = (ws as unknown as { Sender: Framing }).Sender;

/** A text as the wire carries it: a whole frame from the server, which is masked by nobody (RFC 6455, 5.2). */
export const wireText = (text: string): Buffer =>
  Buffer.concat(frame(Buffer.from(text), { fin: true, rsv1: false, opcode: 1, mask: false, readOnly: true }));

/** Bytes as the wire carries them, likewise. */
export const wireBytes = (bytes: Uint8Array): Buffer =>
  Buffer.concat(
    frame(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      fin: true,
      rsv1: false,
      opcode: 2,
      mask: false,
      readOnly: true,
    }),
  );

/** Sends whole frames that were made once for many sockets, past the making of a frame for each; else as `sendTo`. */
export const sendWire = (socket: WebSocket, frames: Buffer): void => {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > socketRules.waiting) return socket.terminate();
  // Nothing that ws itself sends waits beside this: no extension is agreed on, so it writes each frame at once.
  (socket as unknown as { _socket: Duplex })._socket.write(frames);
};

/** Holds a socket to its rules: messages a minute (pings and pongs that nobody asked for are some), a pong at every beat, no more waiting than allowed. */
export const watchSocket = (socket: WebSocket, messages: number = socketRules.messages): void => {
  let minute = 0;
  let heard = 0;
  let alive = true;
  const count = () => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, heard] = [now, 0];
    heard += 1;
    if (heard !== messages + 1) return;
    socket.close(tooManyMessages);
    // Nothing more is read: what still comes waits in the client's own buffers.
    socket.pause();
    setTimeout(() => socket.terminate(), farewell).unref();
  };
  socket.on('message', count);
  socket.on('ping', count);
  socket.on('pong', () => {
    // The answer to a beat is asked for, and may come after the last message that is allowed.
    if (alive) count();
    alive = true;
  });
  // ws closes by itself after an error; without a listener the process would end.
  socket.on('error', () => undefined);
  const beat = () => {
    if (!alive || socket.bufferedAmount > socketRules.waiting) return socket.terminate();
    alive = false;
    socket.ping();
  };
  // Sockets that open together, as all do after a start, beat one after the other and not in one wave.
  let clock = setTimeout(() => {
    clock = setInterval(beat, socketRules.beat).unref();
    beat();
  }, Math.random() * socketRules.beat).unref();
  // To clear a timeout clears an interval as well.
  socket.on('close', () => clearTimeout(clock));
};
